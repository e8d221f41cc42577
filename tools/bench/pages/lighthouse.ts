import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPeers } from './peers.ts'

/** Lighthouse's scores of a page, from 0 to 100. */
export type Scores = {
  readonly performance: number
  /** The lowest of accessibility, best practices and SEO. */
  readonly rest: number
}

type Category = { readonly score: number | null }
type Lighthouse = (
  url: string,
  flags: { port: number; output: 'json'; logLevel: 'error' },
) => Promise<{ lhr: { categories: Record<string, Category> } }>

/** Measures a page with the phone preset of Lighthouse, which is Lighthouse's default. */
export const lighthouseScores = async (chromium: string, url: string): Promise<Scores> => {
  const entry = join(installPeers(), 'node_modules/lighthouse/core/index.js')
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as {
    default: Lighthouse
  }
  const profile = mkdtempSync(join(tmpdir(), 'fable-lighthouse-'))
  const browser = spawn(
    chromium,
    [
      '--headless=new',
      '--no-sandbox',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  try {
    const port = await debuggingPort(browser.stderr)
    const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
    const scoreOf = (name: string) => Math.round(100 * (lhr.categories[name]?.score ?? 0))
    const rest = ['accessibility', 'best-practices', 'seo']
    return { performance: scoreOf('performance'), rest: Math.min(...rest.map(scoreOf)) }
  } finally {
    browser.kill('SIGKILL')
    await once(browser, 'exit')
    rmSync(profile, { recursive: true, force: true })
  }
}

/** The port that Chromium prints at its start. */
const debuggingPort = async (output: NodeJS.ReadableStream): Promise<number> => {
  let text = ''
  for await (const chunk of output) {
    text += String(chunk)
    const port = /ws:\/\/[^:]+:(\d+)\//.exec(text)?.[1]
    if (port !== undefined) return Number(port)
  }
  throw new Error('Chromium ended before it listened.')
}
