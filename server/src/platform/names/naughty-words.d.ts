/** The package has no types. Lower-case language codes to words and phrases. */
declare module 'naughty-words' {
  const words: Readonly<Record<string, readonly string[]>>
  export default words
}
