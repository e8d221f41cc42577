import { iconPaths } from './icon-paths.ts'

export type IconName = keyof typeof iconPaths | 'false'

/** The no-entry sign, the one picture that the set does not have. */
const noEntry =
  'M256 24a232 232 0 1 0 0 464 232 232 0 0 0 0-464zM112 212h288a16 16 0 0 1 16 16v56a16 16 0 0 1-16 16H112a16 16 0 0 1-16-16v-56a16 16 0 0 1 16-16z'

/** A picture in the colour of the text around it. It has no name of its own: its button or link has one. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg viewBox="0 0 512 512" width={size} height={size} aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d={name === 'false' ? noEntry : iconPaths[name]}
      />
    </svg>
  )
}
