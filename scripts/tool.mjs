// @ts-check
// `npm run operator` and others: runs a tool, or says what to run first.
// Runs before anything is installed, on Node 20, so this file imports nothing.

/** The tools that need the packages of the tests, which `npm start` leaves out. */
const WITH_TEST_PACKAGES = ['bench', 'drill']

/** The errors of an import without the packages, or on a Node that does not read TypeScript. */
const NOT_INSTALLED = ['ERR_MODULE_NOT_FOUND', 'ERR_UNKNOWN_FILE_EXTENSION']

const [name = ''] = process.argv.splice(2, 1)
try {
  await import(`../tools/${name}.ts`)
} catch (error) {
  if (!(error instanceof Error && 'code' in error && NOT_INSTALLED.includes(String(error.code))))
    throw error
  const installer = WITH_TEST_PACKAGES.includes(name) ? 'npm ci' : 'npm start'
  console.error(`${name} needs packages that are not installed. Run ${installer} first.`)
  process.exit(1)
}
