// The operator's commands on the database, which also work while the server runs: `npm run operator help`.
import { openWithoutLock, readSettings, StartError, withDotEnv } from '@fable/server/operator'
import { commands, helpText } from './operator/commands.ts'

const run = async ([name = 'help', ...args]: string[]): Promise<void> => {
  if (name === 'help') {
    console.log(helpText)
    return
  }
  const command = commands.get(name)
  if (!command) throw new StartError(`There is no command "${name}".\n\n${helpText}`)
  const settings = readSettings(withDotEnv(process.env))
  const database = openWithoutLock({
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
  })
  try {
    console.log(await command.run(database, args))
  } finally {
    await database.close()
  }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
