import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { checkSources } from './check-sources.ts'

const source = (address: string, of = 'truth') => ({ of, source: address, text: 'Tin sings.' })

it('each address is requested once, and the pages of a site are requested in turn with a pause', async () => {
  const asked: { source: string; from: number; to: number }[] = []
  const progress: string[] = []
  const checked = await checkSources(
    [
      source('https://a.example/1'),
      source('https://a.example/2'),
      source('https://a.example/1', 'fact 7'),
      source('https://b.example/'),
    ],
    {
      pause: 30,
      ask: async (address) => {
        const from = performance.now()
        await wait(10)
        asked.push({ source: address, from, to: performance.now() })
        return { state: 'stands' }
      },
      onAnswer: (answered, all) => progress.push(`${answered} of ${all}`),
    },
  )
  expect(
    checked.map(({ source: address, of }) => [address, of.map(({ of: place }) => place)]),
  ).toEqual([
    ['https://a.example/1', ['truth', 'fact 7']],
    ['https://a.example/2', ['truth']],
    ['https://b.example/', ['truth']],
  ])
  const [first, second] = asked.filter(({ source: address }) => address.includes('a.example'))
  expect((second?.from ?? 0) - (first?.to ?? 0)).toBeGreaterThanOrEqual(29)
  expect(progress).toEqual(['1 of 3', '2 of 3', '3 of 3'])
})
