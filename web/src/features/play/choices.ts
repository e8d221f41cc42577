import type { View } from '@fable/engine'

/** A button of a control group. */
type ChoiceButton = {
  readonly label: string
  /** What it submits: the canonical text of its command. */
  readonly input: string
  /** The key that presses it. */
  readonly key: string
  /** Whether it is the main button of its group. */
  readonly isStrong: boolean
  /** A second line: what is known of the choice. */
  readonly hint?: string
}

/** The number at the end of 'path 2' and '2', else the first letter. */
export const keyOf = (input: string): string => /\d$/.exec(input)?.[0] ?? input.charAt(0)

/** The buttons of the current mode (section 2). Name entry has none, and attack has its dice instead. */
export const choicesOf = ({ prompt }: View): readonly ChoiceButton[] =>
  prompt.choices.map(({ text, label, hint }) => ({
    label,
    input: text,
    key: keyOf(text),
    isStrong: text === 'start',
    ...(hint !== undefined && { hint }),
  }))
