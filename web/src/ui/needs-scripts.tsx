import { SCREEN_PATHS } from '@fable/contract/limits'

/** Stands in, where scripts are off, for what only they can do. */
export function NeedsScripts({ what }: { what: string }) {
  return (
    <p className="without-scripts quiet">
      {what} needs JavaScript, which is off here. <a href={SCREEN_PATHS.facts}>The facts</a> do
      without.
    </p>
  )
}
