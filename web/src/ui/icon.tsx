/**
 * Draws a path in a box of 24 by 24, in the colour of the surrounding text. The button or link around it provides the
 * name for screen readers.
 */
export function Icon({ path, size = 24 }: { path: string; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path fill="currentColor" fillRule="evenodd" d={path} />
    </svg>
  )
}
