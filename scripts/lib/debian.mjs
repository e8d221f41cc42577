// @ts-check
const network = '-o Acquire::Retries=0 -o Acquire::http::Timeout=20'

/** Of the packages that Debian recommends for a browser, the page needs only the fonts. */
const fonts = 'fonts-liberation fonts-noto-color-emoji'

/**
 * The shell command that installs browsers of Debian. Only root can install them.
 * @param {string} packages
 */
export const installFromDebian = (packages) =>
  `apt-get -qq ${network} update && apt-get -qq ${network} install -y --no-install-recommends ${packages} ${fonts}`
