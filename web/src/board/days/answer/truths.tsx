import type { FactDetails, RoundSolution } from '@fable/contract'
import { factPath } from '@fable/contract/limits'
import { cx } from '../../../lib/cx.ts'
import { FactCard } from '../../card/fact-body.tsx'
import { HowCome } from '../../card/how-come.tsx'
import { shortDomain, SourceLink } from '../../card/source-link.tsx'
import { useVotes, VoteButtons } from '../../card/vote-buttons.tsx'
import type { AnswerProps } from './answer-props.ts'
import { Picks } from './picks.tsx'
import factStyles from '../../card/fact.module.css'
import styles from '../round.module.css'

const TRUE_TITLES = ['The others', 'The other one is true', 'The other two are true']

type Props = Pick<AnswerProps, 'round' | 'solution'>

/** Shows the two other sentences of the round. A sentence that is now disputed is not shown as true. */
export function Truths({ round, solution }: Props) {
  const disputed = solution.facts.filter((one) => one.isDisputed)
  const others = solution.facts.filter((one) => !one.isDisputed)
  const count = others.filter(({ truth }) => truth !== null).length

  return (
    <>
      {others.length > 0 && (
        <section className={styles.facts} aria-labelledby="true-ones">
          <h3 id="true-ones">{TRUE_TITLES[count]}</h3>
          <ul>
            {others.map((one) => (
              <Truth key={one.place} one={one} round={round} solution={solution} />
            ))}
          </ul>
        </section>
      )}
      {disputed.length > 0 && (
        <section className={styles.facts} aria-labelledby="disputed-ones">
          <h3 id="disputed-ones">Shown as true, disputed since</h3>
          {disputed.map(({ place, fact }) =>
            fact ? (
              <ul key={place} data-category={fact.category}>
                <FactCard fact={fact} place="wide" />
              </ul>
            ) : null,
          )}
        </section>
      )}
    </>
  )
}

type TruthProps = Props & { one: RoundSolution['facts'][number] }

/** Votes alone do not mark a truth as disputed here, because an operator or the program vouches for it. */
function Truth({ one: { place, truth, fact }, ...of }: TruthProps) {
  if (!truth) return <li className={styles.gone}>This one has been taken down.</li>
  const { text, source, domain, howCome } = truth
  const isPicked = place === of.round.chosen
  const isSealed = place === of.round.seal?.place

  return (
    <li className={factStyles.fact} data-place={place}>
      <p className={styles.own}>
        <span>{`Number ${place}${isSealed ? ', your sealed card' : ''}`}</span>
        {isPicked && (
          <>
            <b>{isSealed ? ' and your pick.' : ', your pick.'}</b>
            <span> It’s true.</span>
          </>
        )}
        <Picks {...of} place={place} />
      </p>
      <h4 dir="auto">{fact ? <a href={factPath(fact.id)}>{text}</a> : text}</h4>
      <HowCome text={howCome} />
      <div className={cx('row', factStyles.foot)}>
        <p className={cx('row fine', factStyles.origin)}>
          <SourceLink source={source}>{shortDomain(domain)}</SourceLink>
        </p>
        {fact && <TruthVotes fact={fact} />}
      </div>
    </li>
  )
}

function TruthVotes({ fact }: { fact: FactDetails }) {
  const { counted, shown } = useVotes(fact)
  return <VoteButtons fact={counted} shown={shown} />
}
