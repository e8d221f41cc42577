/** Control and invisible characters could make a terminal do things; strangers wrote this. */
export const printable = (text: string): string => text.replaceAll(/\p{C}/gu, '\u{fffd}')
