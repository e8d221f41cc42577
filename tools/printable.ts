/** Replaces control and invisible characters, which could send commands to the terminal. */
export const printable = (text: string): string => text.replaceAll(/\p{C}/gu, '\u{fffd}')
