// @ts-check
const VITEST_FAILURE = /^ FAIL +\|?([\w-]+)\|? +(\S+\.test\.tsx?)(?: > (.*)| \[.*)?$/gm
const PLAYWRIGHT_FAILURE = /^ +\d+\) (\S+:\d+):\d+ › (.*?)[ ─]*$/gm

/** @param {string} text as a pattern for a shell */
const quoted = (text) => `'${text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll("'", '.')}'`

/**
 * The names of the tests that Vitest or Playwright say have failed, each with the command that repeats it.
 * @param {string} text
 */
export function failuresIn(text) {
  const units = [...text.matchAll(VITEST_FAILURE)].map(([, project, file, names = '']) => {
    const only = names && ` -t ${quoted(names.replaceAll(' > ', ' '))}`
    return `${file}: ${names}\n  npx vitest run --project ${project} ${file}${only}`
  })
  const pages = [...text.matchAll(PLAYWRIGHT_FAILURE)].map(
    ([, place, title]) => `${title}\n  npx playwright test --trace on ${place}`,
  )
  return [...new Set([...units, ...pages])]
}

/**
 * Number of passed tests in the output of Vitest or Playwright.
 * @param {string} text
 */
export function passedIn(text) {
  const count = /^ +Tests .*?(\d+) passed|^ +(\d+) passed \(/m.exec(text)
  return count ? Number(count[1] ?? count[2]) : undefined
}
