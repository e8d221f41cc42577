import { useEffect, useRef } from 'react'
import type { Cue, View } from '@fable/engine'
import type { Scene } from '../../run/scene.ts'
import { usePreferences } from '../../save/preferences.ts'

type Synth = typeof import('./synth.ts')

let loading: Promise<Synth | undefined> | undefined

let context: AudioContext | undefined

const SOUNDS: Record<Cue, keyof Omit<Synth, 'startFire' | 'playTick' | 'playKnock'>> = {
  hit: 'playHit',
  hurt: 'playHurt',
  miss: 'playMiss',
  'foe-falls': 'playReward',
  'boss-falls': 'playPerfect',
  reward: 'playReward',
  death: 'playDeath',
  'hundredth-day': 'playSunrise',
}

const LOUD = {
  tick: (part: number) => play((synth, running) => synth.playTick(running, part)),
  perfect: () => play((synth, running) => synth.playPerfect(running)),
  knock: () => play((synth, running) => synth.playKnock(running)),
}
const ignore = () => undefined
const SILENT: typeof LOUD = { tick: ignore, perfect: ignore, knock: ignore }

export function useSounds(): typeof LOUD {
  const { sound } = usePreferences()
  return sound ? LOUD : SILENT
}

/** Plays the fire while the page is visible, the cues of the lines, and a sting when a boss blocks the path. */
export function useSceneSounds(
  { cue, view }: { cue: Scene['cue']; view: View },
  isFireBurning: boolean,
): void {
  const { sound } = usePreferences()
  const boss = view.opponent?.type === 'boss' ? view.opponent.id : null

  // Each cue plays once. A cue that came before sound was switched on is not played later.
  const lastCue = useRef(cue?.key)
  useEffect(() => {
    if (cue?.key === lastCue.current) return
    lastCue.current = cue?.key
    if (sound && cue) play((synth, running) => synth[SOUNDS[cue.name]](running))
  }, [sound, cue])

  const lastBoss = useRef(boss)
  useEffect(() => {
    if (boss === lastBoss.current) return
    lastBoss.current = boss
    if (sound && boss) play((synth, running) => synth.playSting(running))
  }, [sound, boss])

  useEffect(() => {
    if (!sound || !isFireBurning) return undefined
    let stop: (() => void) | undefined
    let isOver = false

    const follow = async () => {
      const synth = await loadSynth()
      if (isOver) return
      const running = document.visibilityState === 'visible' ? audio() : undefined
      if (running?.state === 'running') stop ??= synth?.startFire(running)
      else if (document.visibilityState === 'hidden') {
        stop?.()
        stop = undefined
      }
    }

    void follow()
    // Browsers allow sound only after a press, so a preference from an earlier visit takes effect with the first press.
    const events = ['pointerdown', 'keydown', 'visibilitychange'] as const

    const onEvent = () => {
      void audio()
        ?.resume()
        .then(follow)
        .catch(() => undefined)
    }

    for (const event of events) document.addEventListener(event, onEvent)

    return () => {
      isOver = true
      for (const event of events) document.removeEventListener(event, onEvent)
      stop?.()
    }
  }, [sound, isFireBurning])
}

function play(sound: (synth: Synth, context: AudioContext) => void): void {
  const running = audio()
  if (running?.state !== 'running') return
  void loadSynth().then((synth) => {
    if (synth) sound(synth, running)
  })
}

// Sound is off by default, so the synth is loaded with the first sound. If loading fails, that sound is left out.
function loadSynth(): Promise<Synth | undefined> {
  loading ??= import('./synth.ts').catch(() => {
    loading = undefined
    return undefined
  })
  return loading
}

/** Returns undefined before the first press, because browsers do not allow sound until then, and without the API. */
function audio(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined') return undefined
  // No AudioContext is created before the first press, because browsers would print a warning. In older browsers it is
  // unknown whether there was a press.
  const { userActivation } = navigator as Partial<Navigator>
  if (!context && userActivation?.hasBeenActive === false) return undefined
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
  return context
}
