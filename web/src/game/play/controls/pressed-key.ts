/**
 * The key that was pressed: by its place on the keyboard where the layout has no Latin letters, or has digits only
 * with Shift. In lower case for a letter by its place.
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
