import type { FactDetails, Vote } from '@fable/contract'
import { isDisputed, SCREEN_PATHS, VOTE_FIELDS, VOTES } from '@fable/contract/limits'
import { html } from 'hono/html'

const VOTE_NAMES: Readonly<Record<Vote, string>> = {
  interesting: 'Interesting',
  mindblowing: 'Mind-blowing',
  false: 'False',
}

const DATE = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

const timeOf = (createdAt: string) =>
  html` <time datetime="${createdAt}">${DATE.format(new Date(createdAt))}</time>`

/**
 * A fact as HTML for readers without JavaScript, search engines and the first paint. The page replaces it
 * when its script starts; `web/src/ui/base.css` has its styles. Values are escaped by `html`.
 */
export const writeFact = async (fact: FactDetails): Promise<string> => {
  const { text, category, source, domain, createdAt } = fact
  const votes = VOTES.map((vote) => html`<li>${VOTE_NAMES[vote]}: ${fact[VOTE_FIELDS[vote]]}</li>`)
  return html`<main class="static-fact">
    <p><a href="${SCREEN_PATHS.facts}">All facts</a></p>
    <h1>${isDisputed(fact) ? '[DISPUTED] ' : ''}<span dir="auto">${text}</span></h1>
    <p>
      <a href="/?category=${category}">${category}</a>
      <a href="${source}" target="_blank" rel="noopener noreferrer nofollow ugc">(Source)</a>
      <bdi>${domain}</bdi>${createdAt === null ? '' : timeOf(createdAt)}
    </p>
    <ul>
      ${votes}
    </ul>
  </main>`
}
