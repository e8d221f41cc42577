/** Untrusted text without the control and invisible characters that could affect a terminal. */
export const printable = (text: string): string => text.replaceAll(/\p{C}/gu, '\u{fffd}')
