import { newRun } from '@fable/engine'
import { useState } from 'react'
import { download } from '../../../lib/download.ts'
import { hasRunToLose, newGame, type SavedGame, withRunBack } from '../../save/saved-game.ts'
import { exportFile, importFile } from '../../save/store.ts'
import { changePreferences, usePreferences } from '../../save/preferences.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/field.tsx'
import { Character } from '../../../scenery/cast/character.tsx'
import { Popup } from '../../../ui/popup.tsx'
import { PaceSetting } from '../controls/pace.tsx'
import { RunComparison } from './run-comparison.tsx'
import styles from './popups.module.css'

type Props = {
  game: SavedGame
  onImport: (game: SavedGame) => void
  onClose: () => void
}

/**
 * Returns the game after its run was given up: with the run from the shelf, otherwise with a new run. A new run asks
 * for a new name, unless an account provides one.
 */
function givenUp(game: SavedGame): SavedGame {
  const { account, update, shelf } = game
  if (shelf) return withRunBack(game)
  return { ...newGame(), account, update, state: newRun({ userName: account.userName }) }
}

/** Warns of what the player loses by giving up the run. */
const warningOf = ({ shelf }: SavedGame): string =>
  shelf ? 'Really: this road is gone' : 'Really: this run and its name are gone'

/** Settings, and the save as a file. Before a loaded file replaces the current run, the two are compared. */
export function SettingsPopup({ game, onImport, onClose }: Props) {
  const { dice } = usePreferences()
  const [imported, setImported] = useState<SavedGame | null>(null)
  const [isGivingUp, setGivingUp] = useState(false)
  const [isUnreadable, setUnreadable] = useState(false)
  const read = async (file: File | undefined) => {
    if (!file) return
    const other = await importFile(file, game)
    setImported(other)
    setUnreadable(!other)
  }

  if (imported) {
    return (
      <RunComparison
        onClose={onClose}
        runs={[
          { label: 'This browser', game },
          { label: 'The file', game: imported },
        ]}
        onChoose={(chosen) => {
          if (chosen === imported) onImport(imported)
          else onClose()
        }}
      />
    )
  }
  return (
    <Popup title="Settings and save" onClose={onClose} art={<Character id="lost-potato" />}>
      <PaceSetting />
      <label className={styles.setting}>
        <input
          type="checkbox"
          checked={dice === 'stepper'}
          onChange={({ target }) =>
            changePreferences({ dice: target.checked ? 'stepper' : 'rolling' })
          }
        />
        Dice without a timer
      </label>
      <Button onClick={() => download(exportFile(game))}>Save to a file</Button>
      <label className={buttonClass()}>
        Load from a file
        <input
          type="file"
          className="visually-hidden"
          accept="application/json,.json"
          onChange={({ target }) => {
            void read(target.files?.[0])
            // Otherwise the browser would fire no change event if the player selects the same file again, for example
            // after repairing it.
            target.value = ''
          }}
        />
      </label>
      {hasRunToLose(game) && (
        <Button
          look="danger"
          onClick={() => {
            if (isGivingUp) onImport(givenUp(game))
            else setGivingUp(true)
          }}
        >
          {isGivingUp ? warningOf(game) : 'Give up this run'}
        </Button>
      )}
      {isUnreadable && (
        <FormError>That file contains no saved game. Nothing was changed.</FormError>
      )}
    </Popup>
  )
}
