import styles from './scenery.module.css'

export type Stone = { readonly day: number; readonly count: number }

const DAYS_PER_HEAP = 4

/** Returns the heaps for both layouts. On phones one heap stands for several days, because there is less room. */
export const heapsOf = (
  stones: readonly Stone[],
): readonly (Stone & { on: 'wide' | 'phones' })[] => [
  ...stones.map((stone) => ({ ...stone, on: 'wide' as const })),
  ...joined(stones).map((stone) => ({ ...stone, on: 'phones' as const })),
]

const HIGHEST = 5
const STONE_HEIGHT = 6.6

export function Heap({ count, on }: { count: number; on?: 'wide' | 'phones' }) {
  const shown = Math.min(count, HIGHEST)
  const height = shown * STONE_HEIGHT + 0.4

  return (
    <span className={styles.heap} data-on={on} aria-hidden="true">
      {count > HIGHEST && <em>{count}</em>}
      <svg viewBox={`0 0 12 ${height}`}>
        {Array.from({ length: shown }, (_, at) => (
          <g
            key={at}
            transform={`translate(${at % 2 === 0 ? '0' : '13'} ${at * STONE_HEIGHT}) scale(${at % 2 === 0 ? '1' : '-1'} 1)`}
          >
            <path
              fill="var(--stone-dark)"
              d="M1.2 6.6Q-.4 4 1.6 1.9 5-.6 9.7.8q2.6 1.2 1.9 3.7-.5 1.9-1.6 2.1z"
            />
            <path
              fill="var(--stone)"
              d="M1.7 4.6Q.6 3 2 1.9 5-.3 9.3.9q1.6.7 1.7 2-4.5-1-9.3 1.7z"
            />
          </g>
        ))}
      </svg>
    </span>
  )
}

function joined(stones: readonly Stone[]): readonly Stone[] {
  const heaps = new Map<number, { days: number; count: number }>()
  for (const { day, count } of stones) {
    const at = Math.floor(day / DAYS_PER_HEAP)
    const heap = heaps.get(at) ?? { days: 0, count: 0 }
    heaps.set(at, { days: heap.days + day * count, count: heap.count + count })
  }
  return Array.from(heaps.values(), ({ days, count }) => ({ day: Math.round(days / count), count }))
}
