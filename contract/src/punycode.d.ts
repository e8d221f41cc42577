/** The package has no types of its own. For Node it is CommonJS, which has one export. */
declare module 'punycode.js' {
  const punycode: {
    /** Decodes the `xn--` labels of a domain. Throws a RangeError if one is not valid. */
    readonly toUnicode: (domain: string) => string
  }
  export default punycode
}
