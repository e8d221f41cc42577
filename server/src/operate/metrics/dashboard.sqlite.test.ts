import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { routes } from '@fable/contract'
import { makeMetrics } from './metrics.ts'

type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] }

const deploy = (name: string) => new URL(`../../../../deploy/${name}`, import.meta.url)
const { panels } = JSON.parse(readFileSync(deploy('grafana.json'), 'utf8')) as Dashboard

const RULES = deploy('prometheus-rules.yml')
const alerts = [
  ...readFileSync(RULES, 'utf8').matchAll(/alert: (\w+)\n(?: +#.*\n)? +expr: (.+)/g),
].map(([, name = '', expr = '']) => ({ name, expr }))

const metrics = makeMetrics(() => 0)
metrics.database.pool(() => ({ total: 0, idle: 0, waiting: 0 }))
metrics.request({ call: 'GET /api/facts', status: 200, ms: 1 })
metrics.showFigures(() =>
  Promise.resolve({ databaseBytes: 1, openReports: 1, lastBackup: 1, daysLeft: 1 }),
)
const values = await metrics.registry.getMetricsAsJSON()

/** The names of a metric's series, which differ from the metric's name for a histogram. */
const seriesOf = ({ name, values: series }: (typeof values)[number]) =>
  series.map((value) => ('metricName' in value ? String(value.metricName) : name))
const exported = new Set(values.flatMap(seriesOf))

describe('the Grafana dashboard', () => {
  it.each(panels)('asks only for exported metrics: $title', ({ targets }) => {
    expect(targets.length).toBeGreaterThan(0)
    for (const { expr } of targets) {
      const names = expr.match(/\b(fable|process|nodejs)_\w+/g) ?? []
      expect(names.length).toBeGreaterThan(0)
      for (const name of names) expect(exported).toContain(name)
    }
  })

  it('asks only for declared calls', () => {
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

/** A metric of Prometheus itself: whether it could read the others. */
const UP = 'up'

describe('the alerts', () => {
  it.each(alerts)('ask only for exported metrics: $name', ({ expr }) => {
    const names = expr.match(/\b(up\b|(fable|process|nodejs)_\w+)/g) ?? []
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect([...exported, UP]).toContain(name)
  })

  it('are all read by this test, and prometheus.yml names their file', () => {
    expect(alerts).toHaveLength((readFileSync(RULES, 'utf8').match(/alert:/g) ?? []).length)
    expect(CASES.map(([name]) => name).toSorted()).toEqual(
      alerts.map(({ name }) => name).toSorted(),
    )
    expect(readFileSync(deploy('prometheus.yml'), 'utf8')).toContain('prometheus-rules.yml')
  })
})

/** Prometheus' readings at steps of a minute, and the alerts they raise. */
const CASES = [
  ['FableDown', '1h', { 'up{job="fable"}': '0x60' }],
  [
    'FableDatabaseUnavailable',
    '30m',
    { 'fable_database_errors_total{kind="unavailable"}': '0+1x60' },
  ],
  ['FableBusy', '2h', { nodejs_eventloop_lag_p99_seconds: '0.3x200' }],
  ['FableMailsFail', '30m', { 'fable_mails_total{result="failed"}': '0+1x60' }],
  ['FableLogLinesDropped', '30m', { fable_log_lines_dropped_total: '0+1x60' }],
  ['FableErrors', '5m', { 'fable_request_duration_seconds_count{status="500"}': '_x3 1x60' }],
  ['FableBackupOld', '3d', { fable_last_backup_timestamp_seconds: '0x5000' }],
  ['FableRoundsRunOut', '2h', { fable_round_days_left: '29x200' }],
  ['FableReportsOpen', '2h', { fable_reports_open: '3x200' }],
  ['FableDatabaseGrows', '1d', { fable_database_bytes: '0+1000000x2000' }],
  ['FableRefuses', '30m', { 'fable_request_duration_seconds_count{status="503"}': '0+60x60' }],
] as const

function promtoolTest() {
  const tests = CASES.map(([alertname, at, series]) => ({
    interval: '1m',
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    alert_rule_test: [{ alertname, eval_time: at }],
  }))
  return JSON.stringify({ rule_files: [fileURLToPath(RULES)], tests })
}

/** Empty where Prometheus is not installed. */
const PROMTOOL = ['promtool'].filter((program) => !spawnSync(program, ['--version']).error)

const runPromtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' })

it.each(PROMTOOL)('the alerts are accepted by %s with the configuration', () => {
  const { status, stdout, stderr } = runPromtool(
    'check',
    'config',
    fileURLToPath(deploy('prometheus.yml')),
  )
  expect(status, stdout + stderr).toBe(0)
})

it.each(PROMTOOL)(
  'each alert is raised by the sample readings of its case, according to %s',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'fable-alerts-'))
    const file = join(folder, 'test.yml')
    // Without an expected alert promtool names those that it got instead.
    writeFileSync(file, promtoolTest())
    const { stdout, stderr } = runPromtool('test', 'rules', file)
    rmSync(folder, { recursive: true })
    for (const [name] of CASES) expect(stdout + stderr).toContain(`alertname: ${name}`)
  },
)
