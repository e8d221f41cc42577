import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** Does the work at the end of the present test, or else of the file; the last requests come first. */
export const atEnd = (work: () => Promise<unknown>): void => {
  const run = async () => {
    await work()
  }
  if (TestRunner.getCurrentTest()) onTestFinished(run)
  else afterAll(run)
}
