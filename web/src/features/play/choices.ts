import type { View } from '@fable/engine'

/** A button of a control group: what it says, what it submits, and the key that presses it. */
type Choice = {
  readonly label: string
  readonly input: string
  readonly key: string
  /** The one thing to press. */
  readonly isStrong?: boolean
  /** What is known of it, in a second line. */
  readonly hint?: string
}

const withSign = (change: number, what: string) => (change ? `+${String(change)} ${what}` : '')

/** 'Long Stick: +1 damage, 3 gold'. What a good without effect does is for its buyer to learn. */
function goodHint({ name, health, damage, price }: View['goods'][number]): string {
  const effects = [withSign(health, 'health'), withSign(damage, 'damage'), `${String(price)} gold`]
  return `${name}: ${effects.filter(Boolean).join(', ')}`
}

/** The buttons of the current mode (section 2). Name entry has none, and attack has its dice instead. */
export function choicesOf(view: View): readonly Choice[] {
  switch (view.controls) {
    case 'start':
      return [{ label: 'Start', input: 'start', key: 's', isStrong: true }]
    case 'paychance':
      return [
        { label: 'Pay ($)', input: 'pay', key: 'p' },
        { label: 'Chance (?)', input: 'chance', key: 'c' },
      ]
    case 'yesno':
      return [
        { label: 'Yes', input: 'yes', key: 'y' },
        { label: 'No', input: 'no', key: 'n' },
      ]
    case 'paths':
      return [1, 2, 3, 4].map((path) => {
        const kind = view.seenPaths?.[path - 1]
        return {
          label: `Path ${String(path)}`,
          input: `path ${String(path)}`,
          key: String(path),
          ...(kind && { hint: kind }),
        }
      })
    case 'merchant':
      return [
        ...view.goods.map((good, at) => ({
          label: String(at + 1),
          input: String(at + 1),
          key: String(at + 1),
          hint: goodHint(good),
        })),
        { label: 'none', input: 'none', key: 'n' },
      ]
    case 'playerInput':
    case 'attack':
      return []
  }
}
