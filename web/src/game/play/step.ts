import type { ClientState, Effect } from './client-state.ts'

/** A state of the client, and the effects that lead up to it. */
export type Step = { readonly state: ClientState; readonly effects: readonly Effect[] }

/** The step with other parts of the state and with further effects. */
export function extend(step: Step, change: Partial<ClientState>, ...effects: Effect[]): Step {
  return { state: { ...step.state, ...change }, effects: [...step.effects, ...effects] }
}
