import { isRefusal, parse, play, type State, type Turn, type TurnRng } from '@fable/engine'

/** The turn of an input that the rules must accept. */
export const turnOf = (state: State, input: string, rng: TurnRng): Turn => {
  const command = parse(state, input)
  if (isRefusal(command)) throw new Error(`The rules refuse ${input}`)
  return play(state, command, rng)
}
