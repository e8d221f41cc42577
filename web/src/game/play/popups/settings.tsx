import { useState } from 'react'
import { download } from '../../../lib/download.ts'
import { Character } from '../../../scenery/cast/character.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/field.tsx'
import { Popup } from '../../../ui/popup.tsx'
import { openPopup } from '../../../ui/popups.ts'
import { changePreferences, usePreferences } from '../../save/preferences.ts'
import { hasRunToLose, type SavedGame } from '../../save/saved-game.ts'
import { exportFile, importFile } from '../../save/store.ts'
import { PaceSetting } from '../controls/pace.tsx'
import { RunComparison } from './run-comparison.tsx'
import styles from './popups.module.css'

type Props = {
  game: SavedGame
  onImport: (game: SavedGame) => void
  onClose: () => void
}

/** Before a file replaces the current run, the player compares the two runs. */
export function SettingsPopup({ game, onImport, onClose }: Props) {
  const { dice } = usePreferences()
  const [imported, setImported] = useState<SavedGame | null>(null)
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
            // The value is reset. Otherwise the browser would fire no change event if the player selects the same file
            // again, for example after repairing it.
            target.value = ''
          }}
        />
      </label>
      {hasRunToLose(game) && (
        <Button look="danger" onClick={() => openPopup('give-up')}>
          Give up this run
        </Button>
      )}
      {isUnreadable && (
        <FormError>That file contains no saved game. Nothing was changed.</FormError>
      )}
    </Popup>
  )
}
