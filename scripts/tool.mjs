// @ts-check
// `npm run operator` and others: runs a tool, or says what to run first.
// Runs before anything is installed, on Node 20, so this file imports nothing.

/** Installs what the tool needs. `npm start` leaves out the packages of the tests. */
const INSTALLERS = new Map([
  ['bench', 'npm ci'],
  ['drill', 'npm ci'],
])

/**
 * Whether an error of an import says that packages are missing, or the Node of the packages, which reads TypeScript.
 * @param {unknown} error
 */
const isNotInstalled = (error) =>
  error instanceof Error &&
  (error.message.startsWith('Cannot find package') ||
    error.message.startsWith('Unknown file extension'))

const [name = ''] = process.argv.splice(2, 1)
try {
  await import(`../tools/${name}.ts`)
} catch (error) {
  if (!isNotInstalled(error)) throw error
  console.error(
    `Packages of ${name} are missing. Run first: ${INSTALLERS.get(name) ?? 'npm start'}`,
  )
  process.exit(1)
}
