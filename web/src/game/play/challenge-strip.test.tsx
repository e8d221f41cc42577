// @vitest-environment jsdom
import { newRun, viewOf } from '@fable/engine'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Challenge } from '../save/challenge.ts'
import { fillInBrowser, renderPage, resetBrowser } from '../../testing/page.tsx'
import { ChallengeStrip } from './challenge-strip.tsx'

const challenge: Challenge = {
  runId: 'r',
  name: 'Ada',
  days: 62,
  lostDays: 0,
  strength: 9,
  cause: 'death',
  track: [
    [0, 0, 5],
    [60, 41, 8],
    [99, 62, 0],
  ],
  ahead: 0,
}

const on = (day: number) => viewOf({ ...newRun(), day })

beforeEach(fillInBrowser)
afterEach(resetBrowser)

it('says whose road it is, where that run stood on the day, and how it ended', () => {
  renderPage(<ChallengeStrip scene={{ challenge, view: on(44) }} />)
  expect(screen.getByText('Ada’s road').parentElement?.textContent).toBe(
    'Ada’s roadday 44, 8 HEALTHfell on 62',
  )
})

it('says that a run which fell before is passed', () => {
  renderPage(<ChallengeStrip scene={{ challenge, view: on(63) }} />)
  expect(screen.getByText('you have passed it')).toBeTruthy()
})

it('says of a run that came through that it did', () => {
  renderPage(
    <ChallengeStrip scene={{ challenge: { ...challenge, cause: 'hundred' }, view: on(1) }} />,
  )
  expect(screen.getByText('came through')).toBeTruthy()
})

it('is not there on a road of one’s own', () => {
  renderPage(<ChallengeStrip scene={{ challenge: null, view: on(1) }} />)
  expect(screen.queryByText(/road/)).toBeNull()
})
