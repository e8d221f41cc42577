// The operator's commands: `npm run operator help`.
import { StartError, withDotEnv } from '@fable/server/operator'
import { type Ended, runOperator } from './operator/program.ts'

async function run(): Promise<Ended> {
  let environment: NodeJS.ProcessEnv
  try {
    environment = withDotEnv(process.env)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return { code: 1, stdout: '', stderr: `${error.message}\n` }
  }
  return runOperator(process.argv.slice(2), environment)
}

const { code, stdout, stderr } = await run()
process.stdout.write(stdout)
process.stderr.write(stderr)
process.exitCode = code
