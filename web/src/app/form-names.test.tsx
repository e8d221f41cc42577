// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Day, FormName, Round } from '@fable/contract'
import { FactCard } from '../board/card/fact-body.tsx'
import { CorrectionForm } from '../board/corrections/correction-form.tsx'
import { HelpfulButton } from '../board/corrections/helpful-button.tsx'
import { RoundChoice } from '../board/days/round-choice.tsx'
import { SealedCard } from '../board/days/seals/sealed-card.tsx'
import { PlainActions } from '../board/fact/plain-report.tsx'
import ShareForm from '../board/share/share-form.tsx'
import { makeQueryClient } from '../lib/query-client.ts'
import { ScreenDataContext } from '../lib/screen-data.ts'
import { FeedbackForm } from '../pages/feedback/feedback-form.tsx'
import { makeCorrection, makeFact } from '../testing/fact.ts'

const nothing = () => undefined
const later = () => Promise.resolve()
const round: Round = { state: 'open', sentences: ['One', 'Two', 'Three'] }
const day: Day = {
  day: '2026-11-24',
  now: '2026-11-24T12:00:00.000Z',
  endsAt: '2026-11-25T00:00:00.000Z',
  ofTheDay: null,
  previous: null,
  round,
}

const FORMS: Record<FormName, ReactNode> = {
  share: <ShareForm category={null} onClose={nothing} onShared={nothing} onKept={nothing} />,
  vote: <FactCard fact={makeFact()} place="wide" />,
  report: <PlainActions id={7} />,
  helpful: <HelpfulButton factId={7} correction={makeCorrection()} />,
  correction: (
    <CorrectionForm factId={7} titleId="title" listed={[]} onSent={nothing} onOutdated={later} />
  ),
  seal: <SealedCard day={{ ...day, next: { sentence: 'Four' } }} />,
  pick: <RoundChoice day={day} round={round} name="Marlowe" onChosen={nothing} />,
  feedback: <FeedbackForm onSent={nothing} />,
}

it.each(Object.entries(FORMS))(
  'a form that is sent without scripts contains its name: %s',
  (name, form) => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(
      <ScreenDataContext value={{ origin: '', now: 0 }}>
        <QueryClientProvider client={makeQueryClient()}>{form}</QueryClientProvider>
      </ScreenDataContext>,
    )
    const sent = page.querySelector<HTMLFormElement>('form[method=post]')
    expect(sent && new FormData(sent).get('form')).toBe(name)
  },
)
