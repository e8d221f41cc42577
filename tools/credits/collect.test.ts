import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { collectCredits, collectTexts } from './collect.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')
const { drawn, page, server } = collectCredits(root)
const namesOf = (credits: typeof page) => credits.map(({ name }) => name)

describe('the credits', () => {
  it('are current; node tools/record-credits.ts writes them', () => {
    expect(JSON.parse(read('web/src/pages/credits/credits.json'))).toEqual({
      drawn,
      page,
      server,
    })
    expect(read('web/public/licences.txt')).toBe(collectTexts(root))
  })

  it('name packages that ship, and no tool that is only for building or testing', () => {
    expect(namesOf(drawn)).toHaveLength(3)
    expect(namesOf(page)).toEqual(expect.arrayContaining(['pure-rand', 'react', 'wouter']))
    expect(namesOf(server)).toEqual(expect.arrayContaining(['node', 'hono', 'pg', 'pg-protocol']))
    expect(namesOf(server)).toEqual(expect.arrayContaining(['@napi-rs/nice', 'pg-cloudflare']))
    const all = namesOf([...drawn, ...page, ...server])
    for (const tool of ['vite', 'vitest', 'typescript', 'jsdom']) expect(all).not.toContain(tool)
  })

  it('have the text of every licence, except for packages without one', () => {
    const without = collectTexts(root).matchAll(/^(.+)\n=+\n\n.+, as its package\.json says\.$/gm)
    expect([...without].flatMap(([, names = '']) => names.split(', '))).toEqual([
      '@better-auth/utils',
      '@hono/zod-openapi',
      '@hono/zod-validator',
      'css-box-shadow',
      'node',
      'pg-types',
      'pgpass',
      '@iconify-json/game-icons',
      'wouter',
    ])
  })
})
