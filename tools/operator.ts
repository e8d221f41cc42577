// The operator's commands: `npm run operator help`.
import { withDotEnv } from '@fable/server/operator'
import { runOperator } from './operator/program.ts'

const { code, stdout, stderr } = await runOperator(process.argv.slice(2), withDotEnv(process.env))
process.stdout.write(stdout)
process.stderr.write(stderr)
process.exitCode = code
