import { readFileSync } from 'node:fs'
import { routes } from '@fable/contract'
import { describe, expect, it } from 'vitest'
import { makeMetrics } from './metrics.ts'

type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] }

const file = new URL('../../../../deploy/grafana.json', import.meta.url)
const { panels } = JSON.parse(readFileSync(file, 'utf8')) as Dashboard

const metrics = makeMetrics(() => 0)
metrics.database.pool(() => ({ total: 0, idle: 0, waiting: 0 }))
metrics.request({ call: 'GET /api/facts', status: 200, ms: 1 })
const values = await metrics.registry.getMetricsAsJSON()

/** The names of the series, which for a histogram are others than its own. */
const seriesOf = ({ name, values: series }: (typeof values)[number]) =>
  series.map((value) => ('metricName' in value ? String(value.metricName) : name))
const exported = new Set(values.flatMap(seriesOf))

describe('the Grafana dashboard', () => {
  it.each(panels)('asks for what is exported: $title', ({ targets }) => {
    expect(targets.length).toBeGreaterThan(0)
    for (const { expr } of targets) {
      const names = expr.match(/\b(fable|process|nodejs)_\w+/g) ?? []
      expect(names.length).toBeGreaterThan(0)
      for (const name of names) expect(exported).toContain(name)
    }
  })

  it('asks for declared calls', () => {
    const asked = panels
      .flatMap(({ targets }) => targets.map(({ expr }) => expr))
      .flatMap((expr) =>
        [...expr.matchAll(/call=~?"([^"]+)"/g)].flatMap(([, calls = '']) => calls.split('|')),
      )
    expect(asked.length).toBeGreaterThan(0)
    for (const call of asked) expect(Object.keys(routes)).toContain(call)
  })

  it('shows every metric of the product', () => {
    const asked = JSON.stringify(panels)
    const own = values.map(({ name }) => name).filter((name) => name.startsWith('fable_'))
    expect(own.filter((name) => !asked.includes(name))).toEqual([])
  })
})
