/** Checks whether a text is a day that exists, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Checks whether a text is a month, YYYY-MM. */
export const isMonth = (text: string): boolean => isDay(`${text}-01`)
