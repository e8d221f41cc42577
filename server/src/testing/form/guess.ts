import { FEATURES } from './features.ts'

type Sentence = { readonly text: string; readonly category: string }

/** A value for each sentence of the kind, in their order. */
type OfStock<Value> = { readonly truths: readonly Value[]; readonly fables: readonly Value[] }

/** The positions of its sentences in the stock. */
type Round = { readonly fable: number; readonly truths: readonly [number, number] }

/** How often the sentence that alone has the highest score of its round is the fable. */
type Outcome = {
  /** The share of the rounds in which one sentence has the highest score alone. */
  readonly decided: number
  /** The share of those in which it is the fable. */
  readonly right: number
  /** The number of different fables in the rounds that are decided. */
  readonly fables: number
}

const ROUNDS = 6000
const FOLDS = 10
/** Numbers of a feature are sorted into this many classes, of about the same size. */
const CLASSES = 4

/** Draws rounds: a fable and two truths, all of different categories. The same for the same seed. */
export function drawRounds({ truths, fables }: OfStock<Sentence>, seed: number): readonly Round[] {
  const random = randomOf(seed)
  const draw = (sentences: readonly Sentence[], without: readonly (string | undefined)[]) => {
    let n = Math.floor(random() * sentences.length)
    while (without.includes(sentences[n]?.category)) n = Math.floor(random() * sentences.length)
    return n
  }
  return Array.from({ length: ROUNDS }, () => {
    const fable = draw(fables, [])
    const first = draw(truths, [fables[fable]?.category])
    const second = draw(truths, [fables[fable]?.category, truths[first]?.category])
    return { fable, truths: [first, second] }
  })
}

/** Takes for the fable the sentence with the most of a feature, or with the least, for each of them. */
export function tryRules(
  stock: OfStock<Sentence>,
  rounds: readonly Round[],
): readonly (Outcome & { readonly name: string })[] {
  return Object.entries(FEATURES).flatMap(([name, feature]) =>
    ([1, -1] as const).map((sign) => ({
      name: `the ${sign > 0 ? 'most' : 'least'} of ${name}`,
      ...decide(
        rounds,
        ofBoth(stock, ({ text }) => sign * feature(text)),
      ),
    })),
  )
}

/**
 * Learns from nine tenths of the sentences how fables differ in form, guesses about the other tenth, and does so ten
 * times. Each feature is weighed on its own (naive Bayes). Returns the share of rounds in which it takes the fable for
 * the fable: a third is chance.
 */
export function guessFables(stock: OfStock<Sentence>, rounds: readonly Round[]): number {
  const weights = Object.values(FEATURES).map((feature) =>
    weigh(classify(ofBoth(stock, ({ text }) => feature(text)))),
  )
  const sum = (kind: 'truths' | 'fables') =>
    stock[kind].map((_, n) => weights.reduce((all, weight) => all + (weight[kind][n] ?? 0), 0))
  const { decided, right } = decide(rounds, { truths: sum('truths'), fables: sum('fables') })
  return decided * right + (1 - decided) / 3
}

function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function ofBoth<From, To>({ truths, fables }: OfStock<From>, of: (one: From) => To): OfStock<To> {
  return { truths: truths.map(of), fables: fables.map(of) }
}

function decide(rounds: readonly Round[], { truths, fables }: OfStock<number>): Outcome {
  const decided = rounds.flatMap((round) => {
    const fable = fables[round.fable] ?? 0
    const [first = 0, second = 0] = round.truths.map((n) => truths[n])
    const [best, next] = [fable, first, second].sort((a, b) => b - a)
    return best === next ? [] : [{ fable: round.fable, isRight: fable === best }]
  })
  return {
    decided: decided.length / rounds.length,
    right: decided.filter(({ isRight }) => isRight).length / Math.max(decided.length, 1),
    fables: new Set(decided.map(({ fable }) => fable)).size,
  }
}

function classify(numbers: OfStock<number>): OfStock<number> {
  const sorted = [...numbers.truths, ...numbers.fables].sort((a, b) => a - b)
  const limits = Array.from({ length: CLASSES - 1 }, (_, n) => {
    return sorted[Math.floor(((n + 1) * sorted.length) / CLASSES)] ?? 0
  })
  return ofBoth(numbers, (number) => limits.filter((limit) => number > limit).length)
}

/** How much the class of each sentence speaks for a fable, learned without the sentences of its fold. */
function weigh(classes: OfStock<number>): OfStock<number> {
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const learned = (kind: readonly number[]) => sharesOf(kind.filter((_, n) => n % FOLDS !== fold))
    const truths = learned(classes.truths)
    return learned(classes.fables).map((share, n) => Math.log(share / (truths[n] ?? 1)))
  })
  const weight = (one: number, n: number) => folds[n % FOLDS]?.[one] ?? 0
  return { truths: classes.truths.map(weight), fables: classes.fables.map(weight) }
}

/** The share of each class. One more of each is counted, so that no share is 0. */
function sharesOf(classes: readonly number[]): readonly number[] {
  return Array.from({ length: CLASSES }, (_, n) => {
    return (classes.filter((one) => one === n).length + 1) / (classes.length + CLASSES)
  })
}
