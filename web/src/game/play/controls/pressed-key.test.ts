import { expect, it } from 'vitest'
import { pressedKey } from './pressed-key.ts'

it.each([
  ['US', 'f', 'KeyF', false, 'f'],
  ['US, Shift', '!', 'Digit1', true, '!'],
  ['Dvorak', 'u', 'KeyF', false, 'u'],
  ['AZERTY', 'a', 'KeyQ', false, 'a'],
  ['AZERTY', '&', 'Digit1', false, '1'],
  ['AZERTY', 'é', 'Digit2', false, '2'],
  ['AZERTY, Shift', '2', 'Digit2', true, '2'],
  ['AZERTY, Shift', '/', 'Period', true, '/'],
  ['Russian', 'а', 'KeyF', false, 'f'],
  ['Russian, Shift', 'К', 'KeyR', true, 'r'],
  ['Greek', 'φ', 'KeyF', false, 'f'],
  ['Arabic', 'ظ', 'Slash', false, '/'],
  ['Arabic, Shift', '؟', 'Slash', true, '?'],
  ['Persian', '۳', 'Digit3', false, '3'],
  ['German', '-', 'Slash', false, '-'],
  ['German', 'ö', 'Semicolon', false, 'ö'],
  ['Hungarian, Shift', '/', 'Digit6', true, '/'],
  ['any', 'Enter', 'NumpadEnter', false, 'Enter'],
  ['any, without NumLock', 'End', 'Numpad1', false, 'End'],
  ['any', 'Dead', 'KeyF', false, 'Dead'],
])(
  'the key $2 with the character “$1” counts as “$4” on the keyboard $0',
  (_, key, code, shiftKey, pressed) => {
    expect(pressedKey({ key, code, shiftKey })).toBe(pressed)
  },
)
