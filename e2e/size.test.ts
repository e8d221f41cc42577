import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { SCREEN_PATHS } from '@fable/contract/limits'
import { expect, test } from './fixtures.ts'

/** In bytes. */
const KB = 1_000

/** A response as a browser receives it, compressed, without its headers. */
const receive = (url: string) =>
  new Promise<Buffer>((resolve, reject) => {
    const asked = request(url, { headers: { 'Accept-Encoding': 'br' } }, (response) =>
      resolve(buffer(response)),
    )
    asked.on('error', reject).end()
  })

/** The files that a document names in tags that hold a text. */
const filesIn = (html: string, text: string): string[] =>
  (html.match(/<[^>]+>/g) ?? [])
    .filter((tag) => tag.includes(text))
    .flatMap((tag) => /(?:href|src)="(\/assets\/[^"]+)"/.exec(tag)?.[1] ?? [])

for (const { path, script, all, touched } of [
  { path: SCREEN_PATHS.facts, script: 90, all: 130, touched: 0 },
  { path: SCREEN_PATHS.game, script: 125, all: 185, touched: 88 },
]) {
  test(`the document of ${path} and its immediate requests stay below their size limits`, async ({
    request: client,
    startServer,
  }) => {
    const { address } = await startServer({ SAMPLE_FACTS: '1' })
    const html = await (await client.get(address + path)).text()
    const sum = async (paths: readonly string[]) => {
      const bodies = await Promise.all(paths.map((one) => receive(address + one)))
      return bodies.reduce((bytes, body) => bytes + body.length, 0)
    }
    const scripts = [...filesIn(html, 'type="module"'), ...filesIn(html, 'rel="modulepreload"')]
    const fonts = filesIn(html, 'as="font"')
    expect(scripts.length).toBeGreaterThan(3)
    expect(fonts).toHaveLength(1)
    expect(await sum(scripts)).toBeLessThanOrEqual(script * KB)
    expect(await sum([path, ...scripts, ...fonts])).toBeLessThanOrEqual(all * KB)
    // Scripts loaded at a new player's first touch.
    expect(await sum(filesIn(html, 'rel="later"'))).toBeLessThanOrEqual(touched * KB)
  })
}
