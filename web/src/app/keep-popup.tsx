import { dayOf } from '@fable/contract/limits'
import { type AccountWay, KeepForms } from '../account/keep-forms.tsx'
import { Wax } from '../board/days/seals/wax.tsx'
import { Fire } from '../board/rounds/fires.tsx'
import { useOwn } from '../board/rounds/own.ts'
import { countFires, currentDays } from '../board/rounds/results.ts'
import { useAtTime } from '../lib/screen-data.ts'
import { plural } from '../lib/words.ts'
import { closePopup } from '../ui/popups.ts'
import styles from './keep-popup.module.css'

export default function KeepPopup({ first }: { first: AccountWay }) {
  const { results, seals } = useOwn()
  const today = useAtTime((now) => dayOf(now.getTime()))
  const days = plural(currentDays(results, today), 'day')
  const hasSeal = Object.entries(seals).some(([day]) => day > today)

  return (
    <KeepForms first={first} onClose={closePopup}>
      <ul className={styles.kept}>
        <li>
          <Fire state="found" />
          <span>{`${days} and ${plural(countFires(results, seals), 'fire')}, on every device`}</span>
        </li>
        {hasSeal && (
          <li>
            <Wax />
            <span>The card you sealed</span>
          </li>
        )}
      </ul>
    </KeepForms>
  )
}
