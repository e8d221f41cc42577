/** Characters that XML 1.0 does not allow, not even escaped. A fact's text can contain them. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Text for an element or a quoted attribute. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"'\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** An element: `element('link', { href })`, `element('title', {}, escapeXml(text))`. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  content = '',
): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return content === ''
    ? `<${name}${written.join('')}/>`
    : `<${name}${written.join('')}>${content}</${name}>`
}

/** A document with this root element. */
export const xmlDocument = (root: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`
