import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** Registers work for the end of the current test or, outside of tests, of the file. Runs in reverse order. */
export function atEnd(work: () => Promise<unknown>): void {
  const run = async () => {
    await work()
  }
  if (TestRunner.getCurrentTest()) onTestFinished(run)
  else afterAll(run)
}
