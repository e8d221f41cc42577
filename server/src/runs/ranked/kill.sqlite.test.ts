import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { DATABASE_FILE } from '../../db/data-folder.ts'
import { startMixedWrites } from '../../testing/mixed-writes.ts'
import { readRowsOf } from '../../testing/read-rows.ts'
import { realServers } from '../../testing/real-servers.ts'

const { folder, start: startServer } = realServers()

const start = (PORT: string) =>
  startServer({
    PORT,
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    SAMPLE_FACTS: '0',
    TRUST_PROXY: '127.0.0.1',
  })

/** On the embedded database; `npm run drill` does the same with more. */
it('kill -9 loses no acknowledged write, no turn and no end of a run', async () => {
  let server = start('0')
  const address = await server.listening
  const writes = await startMixedWrites(address)
  const untilAcknowledged = async (count: number) => {
    while (writes.acknowledged() < count) await sleep(20)
  }
  for (let kills = 1; kills <= 3; kills += 1) {
    await untilAcknowledged(kills * 40)
    server.process.kill('SIGKILL')
    await server.ended
    server = start(new URL(address).port)
    await server.listening
  }
  await untilAcknowledged(160)
  await writes.stop()
  expect(await writes.contradictions(readRowsOf(join(folder, DATABASE_FILE)))).toEqual([])
  expect(writes.statuses.get(0)).toBeGreaterThan(0)
})
