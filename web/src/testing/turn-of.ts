import { isRefusal, parse, play, type State, type Turn } from '@fable/engine'

/** The turn of an input that the rules must accept. */
export function turnOf(state: State, input: string, rng: Parameters<typeof play>[2]): Turn {
  const command = parse(state, input)
  if (isRefusal(command)) throw new Error(`The rules refuse ${input}`)
  return play(state, command, rng)
}
