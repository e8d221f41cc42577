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
  note: 'M12 2a10 10 0 100 20 10 10 0 000-20zm0 2.200a7.800 7.800 0 110 15.600 7.800 7.800 0 010-15.600zM11 7h2v2.200h-2zm0 3.700h2V17h-2z',
  offline:
    'M3.400 2L22 20.600 20.600 22 15.800 17.200 12 21 8.300 17.300q2.500-2.500 5-2.400l-2.600-2.600q-2.700.400-4.700 2.400l-2-2q2-2 4.400-3L6.200 7.500Q4.100 8.500 2.400 10.200l-2-2Q2.300 6.400 4.300 5.500L2 3.400zM9.600 4.200q8-1.300 14 4l-2 2q-3.900-3.700-9.300-3.500zm4.700 4.700q3.400.700 5.700 3l-1.600 1.600z',
  close:
    'M5.300 4L12 10.700 18.700 4 20 5.300 13.300 12 20 18.700 18.700 20 12 13.300 5.300 20 4 18.700 10.700 12 4 5.300z',
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
