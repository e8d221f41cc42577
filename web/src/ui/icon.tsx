/** The icons as paths in a box of 24 by 24. */
const PATHS = {
  coin: 'M12 2a10 10 0 100 20 10 10 0 000-20zm0 3a7 7 0 110 14 7 7 0 010-14zm-1 3h2.5v8H11v-5.5L9.5 11V9z',
  profile:
    'M4 10q0-8 8-8.5Q20 2 20 10q2 1 2 2-10-3-20 0 0-1 2-2zM6 13.5q6-1.7 12 0Q18 20 12 20t-6-6.5zM5 22q2-2 7-2t7 2z',
  chat: 'M3 3h12q2 0 2 2v6q0 2-2 2H8l-4 4v-4H3q-2 0-2-2V5q0-2 2-2zm16 5h2q2 0 2 2v6q0 2-2 2v4l-4-4h-5q-2 0-2-2v-1h6q3 0 3-3z',
  sound:
    'M3 9h4l5-4v14l-5-4H3zM15 8.5q2.4 3.5 0 7l1.4 1.1q3.2-4.6 0-9.200zM18 5.800q4.2 6.2 0 12.400l1.5 1q4.8-7.2 0-14.400z',
  silent:
    'M3 9h4l5-4v14l-5-4H3zM15 9.500l1.2-1.2 2.3 2.4 2.3-2.400L22 9.5 19.7 12l2.3 2.5-1.2 1.2-2.3-2.4-2.3 2.400L15 14.500l2.3-2.500z',
}

export type IconName = keyof typeof PATHS

/** An icon in the colour of the surrounding text. Its button or link provides the name for screen readers. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path fill="currentColor" fillRule="evenodd" d={PATHS[name]} />
    </svg>
  )
}
