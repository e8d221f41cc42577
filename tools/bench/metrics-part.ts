import { type Load, getText } from './load.ts'
import { cpuPerUnit } from './process.ts'
import type { Part } from './row.ts'
import { type App, startApp } from './servers.ts'

/** A round changes servers so often: on a shared machine the next second can cost twice as much. */
const SLICES = 8

/** A call of which the server does least besides counting it, and one with a query. */
const CALLS = ['/api/ready', '/api/health']

const cpu = ({ pid, load }: { pid: number; load: Load }, path: string) =>
  cpuPerUnit(pid, () => load.run(() => getText(path), { seconds: 1 / SLICES }))

const besideOff = async (on: App, off: App, path: string) => {
  const measured = { figure: 0, limit: 0 }
  for (let slice = 0; slice < SLICES; slice += 1) {
    measured.figure += await cpu(on, path)
    measured.limit += await cpu(off, path)
  }
  return { figure: measured.figure / SLICES, limit: measured.limit / SLICES }
}

/** What counting for Prometheus costs a request. */
export const metrics = async (): Promise<Part> => {
  const off = await startApp({}, 0)
  const on = await startApp({ METRICS_PORT: '0' }, 0)
  return {
    rows: CALLS.map((path) => ({
      what: `GET ${path} with METRICS_PORT`,
      beside: 'the same without it',
      unit: 'µs',
      measure: () => besideOff(on, off, path),
    })),
    close: async () => {
      await on.close()
      await off.close()
    },
  }
}
