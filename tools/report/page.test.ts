import { expect, test } from 'vitest'
import { RULES_VERSION } from '@fable/engine'
import { BOTS, measure, measureVariety } from '@fable/engine/bots'
import { reportPage } from './page.ts'
import { lineChart } from './svg.ts'

const SEEDS = { runs: 30, secret: 'report <&>' }
const page = () =>
  reportPage(
    Object.entries(BOTS).map(([name, bot]) => ({
      name,
      measure: measure(bot, SEEDS),
      varieties: measureVariety(bot, SEEDS),
    })),
    SEEDS,
  )

test('the same seeds, runs and rules give the same page', () => {
  expect(page()).toBe(page())
})

test('the page names its seeds, runs and rules, and is self-contained', () => {
  const html = page()
  expect(html).toContain(`Rules version ${RULES_VERSION}. 30 runs of each of `)
  expect(html).toContain('report &#60;&#38;&#62;-29')
  expect(html).not.toMatch(/<script|<link|https?:|url\(|@import|NaN|undefined|Infinity/)
  for (const name of Object.keys(BOTS)) expect(html).toContain(`<h3>${name}</h3>`)
  for (const section of [
    'Survival',
    'What they have',
    'How runs end',
    'Whom they meet',
    'Variety',
  ]) {
    expect(html).toContain(`<h2>${section}</h2>`)
  }
})

test('a line has a gap where a value is missing', () => {
  const series = [{ name: 'health', className: 'moss', values: [1, 2, null, 3] }]
  const path = / d="([^"]*)"/.exec(lineChart('test', series, { days: 3, top: 3 }))?.[1] ?? ''
  expect(path.replace(/[\d. ]+/g, '')).toBe('MLM')
})
