import { expect, test } from 'vitest'
import { RULES_VERSION } from '#content'
import { newRun } from '../model/new-run.ts'
import { LANTERNS, POSTS } from '../posts/lanterns.ts'
import { NO_POSTS, passTurn } from '../posts/posts.ts'
import fingerprints from './offer-fingerprints.json'
import { shortHash } from './rules-content.ts'

const SEEDS = Array.from({ length: 50 }, (_, n) => `seed-${n}`)

/** The offers of all posts for some runs, with much and with little HEALTH. */
const offers = () =>
  SEEDS.flatMap((seed) =>
    POSTS.flatMap((day, reached) =>
      [3, 20].map((health) => {
        const state = { ...newRun(), day, health, mode: { name: 'paychance' } as const }
        const turn = { command: { type: 'chance' } as const, state, events: [], lines: [] }
        return passTurn({ ...NO_POSTS, reached }, { turn, seed }).offer
      }),
    ),
  )

test('a change of lanterns or offers demands a new RULES_VERSION', () => {
  const recorded = new Map(Object.entries(fingerprints)).get(String(RULES_VERSION))
  const text = JSON.stringify([LANTERNS, offers()])
  expect(
    shortHash(text),
    'Raise RULES_VERSION in engine/src/content/index.ts, and add the received value to ' +
      'engine/src/golden/offer-fingerprints.json.',
  ).toBe(recorded)
})
