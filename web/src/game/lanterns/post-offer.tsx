import type { MouseEvent, Ref } from 'react'
import type { Lantern, LanternId, Offer } from '@fable/engine'
import { Button } from '../../ui/button.tsx'
import { Flames } from './flames.tsx'
import { LanternPicture } from './lantern-picture.tsx'
import { askOf, type Deeds, LANTERN_TEXTS, nameOf, termsOf } from './texts.ts'
import styles from './post-offer.module.css'

type Props = {
  offer: Offer
  deeds: Deeds
  /** True while lines print or a response is awaited. A press still calls `onTake`. */
  isBusy: boolean
  /** True for a moment after the offer has appeared. A press in this time was meant for the previous controls. */
  isSettling: boolean
  onTake: (id: LanternId | null, press: MouseEvent<HTMLButtonElement>) => void
  ref?: Ref<HTMLDivElement>
}

export default function PostOffer({ offer, deeds, isBusy, isSettling, onTake, ref }: Props) {
  const { post, lanterns } = offer
  const isDisabled = isBusy || isSettling

  return (
    <div
      ref={ref}
      className={styles.offer}
      role="group"
      aria-label="Lanterns"
      data-mode="post"
      data-settling={isSettling}
    >
      <div className={styles.cards} data-lanterns={lanterns.length}>
        {lanterns.map((lantern, at) => (
          <Button
            key={lantern.id}
            className={styles.card}
            data-key={at + 1}
            aria-keyshortcuts={String(at + 1)}
            aria-disabled={isDisabled}
            onClick={(press) => onTake(lantern.id, press)}
          >
            <Card
              lantern={lantern}
              soFar={LANTERN_TEXTS[lantern.id].soFar(deeds, post)}
              at={at + 1}
            />
          </Button>
        ))}
        <Button
          className={styles.none}
          data-key="0 n"
          aria-keyshortcuts="0 n"
          aria-disabled={isDisabled}
          onClick={(press) => onTake(null, press)}
        >
          None, thank you
        </Button>
      </div>
    </div>
  )
}

type CardProps = { lantern: Lantern; soFar: string; at: number }

function Card({ lantern, soFar, at }: CardProps) {
  const [ask, terms] = [askOf(lantern), termsOf(lantern)]
  return (
    <>
      <LanternPicture flames={lantern.flames} className={styles.lantern} />
      <span className={styles.key} aria-hidden="true">
        {at}
      </span>
      <b className={styles.name}>{`${nameOf(lantern)} `}</b>
      <span className={styles.ask}>
        <span>{`${ask} `}</span>
        {terms !== ask && <span className="visually-hidden">{`${terms} `}</span>}
      </span>
      <span className={styles.flames}>
        <Flames count={lantern.flames} />
      </span>
      <small className={styles.soFar}>{` ${soFar}`}</small>
    </>
  )
}
