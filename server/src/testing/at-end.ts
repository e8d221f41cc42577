import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** Does the work at the end of the test that runs, or else of the file; what was asked for last comes first. */
export const atEnd = (work: () => Promise<unknown>): void => {
  const run = async () => {
    await work()
  }
  if (TestRunner.getCurrentTest()) onTestFinished(run)
  else afterAll(run)
}
