/** Untrusted text without the control and invisible characters that could affect a terminal, or begin a line. */
export const printable = (text: string): string =>
  text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\u{fffd}')
