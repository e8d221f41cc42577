/**
 * Returns the letter or digit of a key. On keyboard layouts without Latin letters, or with digits only behind Shift,
 * the result is derived from the position of the key. A letter is then in lower case.
 */
export function pressedKey({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (key.length > 1 || key === '/' || key === '?') return key
  const [, digit, letter] = /^(?:(?:Digit|Numpad)(\d)|Key(.))$/.exec(code) ?? []
  if (digit && !shiftKey) return digit
  const isLatin = key < '\x7f'
  if (isLatin) return key
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return letter?.toLowerCase() ?? key
}
