import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import type { Day, Round } from '@fable/contract'
import { addDays, dayPath, type Friend, SCREEN_PATHS, type Place } from '@fable/contract/limits'
import { call, isUnreached, retryWords } from '../../lib/api.ts'
import { cx } from '../../lib/cx.ts'
import { longDayOf } from '../../lib/long-dates.ts'
import { useRendered } from '../../lib/screen-data.ts'
import { rejectionText } from '../../lib/sent-form.ts'
import { Character } from '../../scenery/cast/character.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { useWaiting } from '../form/waiting-list.ts'
import { Fires } from '../rounds/fires.tsx'
import { useOwn } from '../rounds/own.ts'
import { listenToKeys } from '../rounds/place-keys.ts'
import { LATE_RULE, pickText, questionOf } from '../rounds/round-texts.ts'
import { Sentences } from '../rounds/sentences.tsx'
import { keepPick, waitingPicks } from '../rounds/waiting-picks.ts'
import type { OwnPick } from './answer/answer-props.ts'
import { fetchDay, forgetDay, storeDay } from './day-queries.ts'
import { TODAY, type CachedDay } from './fetched-days.ts'
import { useHoursLeft } from './hours-left.ts'
import { LogIn } from './keep-days.tsx'
import { SealMark } from './seals/seal-mark.tsx'
import styles from './round.module.css'

const NOT_COUNTED = 'Your pick wasn’t sent. Press again.'

/** The messages for picks that were sent without scripts and refused. */
const REFUSALS: Readonly<Record<string, string>> = {
  too_many_requests: 'Too many picks from your network just now. Come back in a few minutes.',
}

const ELSEWHERE =
  'You’ve played this round in another browser. A pick here shows the answer and changes nothing.'

type Props = {
  day: Day
  round: Round
  /** A date or `today`. */
  name: string
  onChosen: (pick: OwnPick) => void
}

/** The round before the choice. It reveals nothing about the solution. */
export function RoundChoice({ day, round, name, onChosen }: Props) {
  const own = useOwn()
  const { friend } = useRendered()
  const { isWaiting, isSent, place, errorText, pick } = usePick({ day, name, onChosen })
  const isToday = round.state === 'open'
  useEffect(listenToKeys, [])

  return (
    <div className={styles.round}>
      <Question day={day} round={round} />
      <Sentences
        day={day.day}
        isToday={isToday}
        sentences={round.sentences}
        sent={isSent ? (place ?? null) : null}
        onPick={(picked) => {
          if (!isSent) pick(picked)
          return true
        }}
        mark={(at) => <SealMark day={day} place={at} isInColumns />}
        className={styles.columns}
      />
      <p className={styles.error} role="alert">
        {errorText}
      </p>
      <p className={styles.waiting} role="status">
        {isWaiting && 'Waiting… Your pick will be sent when you’re back online.'}
      </p>
      {own.results[day.day] && !isWaiting && <p className={styles.elsewhere}>{ELSEWHERE}</p>}
      <div className={cx('row', styles.under)}>
        <p className="quiet">
          <span>{pickText(round)}</span>{' '}
          {round.state !== 'over' && <NextOnes day={isToday ? day.day : addDays(day.day, 1)} />}
          <span className={styles.keys}> Or press 1, 2 or 3.</span>
        </p>
        {!isToday && (
          <Link className={buttonClass()} href={SCREEN_PATHS.today}>
            Today’s round →
          </Link>
        )}
      </div>
      {isToday && !friend && (
        <div className={styles.days}>
          <Fires own={own} today={day.day} />
          <LogIn />
        </div>
      )}
    </div>
  )
}

function usePick({ day, name, onChosen }: Omit<Props, 'round'>) {
  const { sent } = useRendered()
  const showSolution = useSolution(name, onChosen)
  const choice = useChoice(day, showSolution)
  const waiting = useWaitingPick(day, showSolution)
  const isWaiting = waiting?.problem === ''
  const errorText = () => {
    if (choice.error) return retryWords(choice.error, NOT_COUNTED)
    if (waiting?.problem) return `It wasn’t accepted: ${waiting.problem}`
    return sent ? rejectionText(sent, REFUSALS[sent.code] ?? NOT_COUNTED) : ''
  }
  return {
    isWaiting,
    isSent: choice.isPending || isWaiting,
    place: isWaiting ? waiting.place : choice.variables,
    errorText: errorText(),
    pick: choice.mutate,
  }
}

function Question({ day: { day }, round }: Pick<Props, 'day' | 'round'>) {
  const { friend } = useRendered()
  const [statement, question] = questionOf(round.solution?.tally)

  return (
    <div className={styles.ask}>
      <p className={cx('row quiet', styles.label)}>
        <b>Fact or Fable?</b> <time dateTime={day}>{longDayOf(day)}</time>
      </p>
      {friend ? (
        <QuestionOfFriend friend={friend} />
      ) : (
        <h2 className={styles.question}>
          <span>{statement}</span> <em>{question}</em>
        </h2>
      )}
      {(round.solution ?? friend) && (
        <p className={styles.rule}>
          {friend ? 'Two of these are true, one is a fable. Pick the fable.' : LATE_RULE}
        </p>
      )}
      <Character id="marlowe" className={styles.marlowe} />
    </div>
  )
}

function NextOnes({ day }: { day: string }) {
  const hours = useHoursLeft(day)
  return (
    <span>
      <span>New ones in </span>
      <b>{hours}</b>
      <span>.</span>
    </span>
  )
}

function useSolution(name: string, onChosen: Props['onChosen']) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  return (chosen: CachedDay, place: Place) => {
    // If midnight has passed, `today` is already the next round, so the solution is stored under the date of its day.
    const isStill = name !== TODAY || chosen.round?.state === 'open'
    onChosen({ isFirst: chosen.round?.chosen === place })
    storeDay(client, chosen, isStill ? name : chosen.day)
    if (isStill) return
    forgetDay(client, TODAY)
    navigate(dayPath(chosen.day))
  }
}

/**
 * If no response arrives, the pick is stored and sent again later. It may then reach the server twice, which counts only
 * the first.
 */
function useChoice({ day }: Day, onSent: (chosen: Day, place: Place) => void) {
  return useMutation({
    mutationFn: async (place: Place) => {
      try {
        return await call('POST /api/days/:day/choice', { params: { day }, body: { pick: place } })
      } catch (error) {
        if (!isUnreached(error) || !keepPick({ day, place })) throw error
        return null
      }
    },
    onSuccess: (chosen, place) => {
      if (chosen) onSent(chosen, place)
    },
  })
}

function useWaitingPick({ day }: Day, onSent: (chosen: CachedDay, place: Place) => void) {
  const pick = useWaiting(waitingPicks).find((one) => one.day === day)
  const waited = useRef<Place>(undefined)
  const showSolution = useEffectEvent(async (place: Place) => {
    onSent(await fetchDay(day), place)
  })
  useEffect(() => {
    // If the waiting pick is gone, this tab or another one has sent it.
    if (waited.current && !pick) showSolution(waited.current).catch(() => undefined)
    waited.current = pick?.problem === '' ? pick.place : undefined
  }, [pick])
  return pick
}

function QuestionOfFriend({ friend: { name, result } }: { friend: Friend }) {
  if (result === 'spotted') {
    return (
      <h2 className={styles.question}>
        <bdi>{name || 'A friend'}</bdi> <span>spotted it.</span> <em>Can you?</em>
      </h2>
    )
  }
  return (
    <h2 className={styles.question}>
      <span>It got</span> <bdi>{name || 'a friend'}</bdi>
      <span>.</span> <em>Would it get you?</em>
    </h2>
  )
}
