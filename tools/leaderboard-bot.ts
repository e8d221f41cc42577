/**
 * Plays honest ranked runs against a server on this machine, as fast as its limits allow, and prints the leaderboard
 * before and after: what a program can do to it.
 *   node tools/leaderboard-bot.ts http://127.0.0.1:3000 --seconds 600 --names Ann,Ben,Cid
 *   node tools/leaderboard-bot.ts http://127.0.0.1:3000 --runs 20 --account ada@example.com:password
 */
import { BOTS, playRun } from '@fable/server/testing'
import { readOptions } from './options.ts'
import { type Client, OutOfTime, openClient, signIn } from './leaderboard-bot/client.ts'
import { printLeaderboards } from './leaderboard-bot/leaderboards.ts'

/** The best bot that only uses what the game tells. */
const BOT = BOTS['heeds the rumours, knows the odds']

const LOCAL = new Set(['127.0.0.1', 'localhost', '[::1]'])

const { positionals, values } = readOptions('leaderboard-bot', {
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    runs: { type: 'string', default: '1000' },
    names: { type: 'string', default: 'Bot' },
    account: { type: 'string', multiple: true, default: [] },
  },
})

const complain = (sentence: string): never => {
  console.error(`leaderboard-bot: ${sentence}`)
  process.exit(1)
}

const wholeNumber = (option: 'seconds' | 'runs'): number => {
  const text = values[option]
  return /^[1-9]\d{0,5}$/.test(text)
    ? Number(text)
    : complain(`--${option} is "${text}"; say a whole number, for example --${option} 60.`)
}

const serverAddress = (): string => {
  const [text, ...more] = positionals
  const address = text !== undefined && URL.canParse(text) ? new URL(text) : undefined
  return address && more.length === 0 && LOCAL.has(address.hostname)
    ? address.origin
    : complain('say one server on this machine, for example http://127.0.0.1:3000.')
}

const origin = serverAddress()
const [seconds, runsMax] = [wholeNumber('seconds'), wholeNumber('runs')]
const deadline = Date.now() + seconds * 1000
const names = values.names.split(',')

/** The clients of the accounts, or one client without an account. They take turns. */
const openClients = async (): Promise<readonly Client[]> => {
  if (values.account.length === 0) return [openClient(origin, deadline)]
  try {
    const clients: Client[] = []
    // One after the other, because the server takes a few sign-ins at once only.
    for (const account of values.account) clients.push(await signIn(origin, account, deadline))
    return clients
  } catch (error) {
    return complain(error instanceof Error ? error.message : String(error))
  }
}

const players = await openClients()
await printLeaderboards('Before', origin)
const days: number[] = []
try {
  while (days.length < runsMax && Date.now() < deadline) {
    const app = players[days.length % players.length]
    const playerName = names[days.length % names.length]
    if (!app) break
    const { ended } = await playRun(app, { start: { playerName }, bot: BOT })
    days.push(ended?.daysSurvived ?? 0)
  }
} catch (error) {
  if (!(error instanceof OutOfTime)) throw error
}
await printLeaderboards('After', origin)
const survived = days.filter((day) => day === 100).length
console.log(`\n${String(days.length)} runs ended, ${String(survived)} of them on day 100.`)
