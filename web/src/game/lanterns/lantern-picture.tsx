import { useId } from 'react'

type Flames = 1 | 2 | 3

type Light = { readonly x: number; readonly height: number }

const LIGHTS: Readonly<Record<Flames, readonly Light[]>> = {
  1: [{ x: 18, height: 18 }],
  2: [
    { x: 16, height: 16 },
    { x: 30, height: 16 },
  ],
  3: [
    { x: 15.5, height: 15 },
    { x: 28, height: 19 },
    { x: 40.5, height: 15 },
  ],
}

const HEIGHT = 54
const FLOOR = 42

type Props = {
  flames: Flames
  isLit?: boolean
  className?: string | undefined
}

export function LanternPicture({ flames, isLit = true, className }: Props) {
  const glow = useId()
  const width = 26 + 10 * flames
  const handle = 3.6 + 3 * flames
  const roof = width - 20
  const floor = width - 8
  const glass = `M7 19h${width - 14}v25H7z`

  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      data-lit={isLit}
      aria-hidden="true"
    >
      <radialGradient id={glow} cx=".5" cy=".8" r=".8">
        <stop stopColor="#ffd98a" />
        <stop offset=".55" stopColor="#f2a44a" stopOpacity=".75" />
        <stop offset="1" stopColor="#8a4a18" stopOpacity=".5" />
      </radialGradient>
      <path
        d={`M${width / 2 - handle} 13q0-11 ${handle}-11t${handle} 11`}
        fill="none"
        stroke="#a3784a"
        strokeWidth="2.2"
      />
      <path d={`M6 19l4-6h${roof - 4}l4 6z`} fill="#7a5230" />
      <path d={`M6 19l4-6h${0.45 * roof}l-3 6z`} fill="#a3703f" />
      <path d={glass} fill={isLit ? '#5c3413' : '#241c19'} />
      {isLit && <path d={glass} fill={`url(#${glow})`} />}
      {LIGHTS[flames].map((light) =>
        isLit ? <Flame key={light.x} {...light} /> : <Smoke key={light.x} {...light} />,
      )}
      <path d={`M7.9 19v25M${width - 7.9} 19v25`} stroke="#a3784a" strokeWidth="1.8" />
      <path d={`M4 44h${floor}l-2 6H6z`} fill="#6b4626" />
      <path d={`M4 44h${0.4 * floor}l-1 6H6z`} fill="#946338" />
    </svg>
  )
}

const Flame = ({ x, height }: Light) => (
  <g transform={`translate(${x - (12 * height) / 32} ${FLOOR - height})scale(${height / 32})`}>
    <path
      d="M12 1c3 7 9 11 9 19 0 7-4 11-9 11s-9-4-9-10c0-5 3-7 4-11 2 2 2 3 3 4 2-4 3-8 2-13z"
      fill="#f2691f"
    />
    <path
      d="M12 13c2 4 5 6 5 11 0 4-2 7-5 7s-5-3-5-7c0-3 2-4 3-7 1 1 1 2 1 2 1-2 1-4 1-6z"
      fill="#ffe9a8"
    />
  </g>
)

const Smoke = ({ x, height }: Light) => (
  <g fill="none" stroke="#8d8078" strokeWidth="1.4">
    <path d={`M${x} ${FLOOR}v${-0.42 * height}`} />
    <path
      d={`M${x} ${FLOOR - height / 2}q${0.22 * height} ${-0.24 * height} 0 ${-0.46 * height}t0 ${-0.4 * height}`}
    />
  </g>
)

export const SmallLantern = ({ isLit, className }: Pick<Props, 'isLit' | 'className'>) => (
  <svg className={className} viewBox="0 0 20 26" data-lit={isLit} aria-hidden="true">
    <path d="M5.5 7Q5.5 1.2 10 1.2T14.5 7" fill="none" stroke="#c79a62" strokeWidth="1.6" />
    <path d="M4 9.5l2-3h8l2 3zM3 21.5h14l-1 3.3H4z" fill="#c79a62" />
    <path d="M4.5 9.5h11v12h-11z" fill={isLit ? '#ffc057' : '#241c19'} />
    {isLit ? (
      <>
        <path
          d="M10 10.5c2.6 3 3.4 4.4 3.4 6.6 0 2.4-1.4 3.9-3.4 3.9s-3.4-1.5-3.4-3.6c0-1.8 1-2.6 1.5-3.9.7.5.9.9 1 1.3.6-1.2 1-2.6.9-4.3z"
          fill="#e2571e"
        />
        <path
          d="M10 15.5c1.2 1.3 1.7 2 1.7 3.2 0 1.2-.7 1.9-1.7 1.9s-1.7-.7-1.7-1.8c0-1.2 1-1.8 1.7-3.3z"
          fill="#fff3c4"
        />
      </>
    ) : (
      <path d="M10 20v-3.5m0-1.5q1.6-1.6 0-3" fill="none" stroke="#9a8c82" strokeWidth="1.2" />
    )}
    <path d="M5.2 9.5v12M14.8 9.5v12" stroke="#8a623d" strokeWidth="1.4" />
  </svg>
)
