import { z } from 'zod'

/** A real save is far smaller than these limits, and the server can handle a save of this size. */
const LIST_MAX = 300
const word = z.string().max(100)
const text = z.string().max(4000)
const number = z.number()
const words = z.array(word).max(LIST_MAX)
const flags = z.array(z.boolean()).max(LIST_MAX)

const RUN_DEPTH_MAX = 8

const isShallow = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1)))

/**
 * A save (docs/rules.md, section 3). The server checks the type and the size of each known field, but not its meaning,
 * because the page validates a save when it reads it. Unknown fields are removed, except within `run`. All fields are
 * optional, because the server merges them into the stored save.
 */
export const gameVariablesSchema = z
  .object({
    update: word,
    userID: word,
    userName: word,
    currency: number,
    playerName: word,
    playerHealth: number,
    playerMaxDamage: number,
    playerGold: number,
    enemyName: word,
    enemyHealth: number,
    enemyMaxDamage: number,
    enemyDrop: number,
    enemyType: word,
    enemyData: flags,
    bossData: flags,
    npcImage: word,
    day: number,
    tierNum: number,
    opportunity: z.object({ title: word.optional() }),
    merchantGoods: z
      .array(z.object({ name: word, Health: number, Damage: number, Price: number }))
      .max(LIST_MAX),
    usedopportunities: words,
    gameMode: z.object({ name: word, flags }),
    paths: words,
    emptyPaths: words,
    consoletext: z.array(z.object({ text, color: word, waitTime: number })).max(LIST_MAX),
    run: z
      .looseObject({})
      .refine((run) => isShallow(run, RUN_DEPTH_MAX), 'must not be nested this deeply')
      .nullable(),
  })
  .partial()
  .meta({ id: 'GameVariables' })

export type GameVariables = z.output<typeof gameVariablesSchema>
