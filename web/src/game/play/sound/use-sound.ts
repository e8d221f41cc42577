import type { Cue, View } from '@fable/engine'
import { useEffect, useRef } from 'react'
import { usePreferences } from '../../save/preferences.ts'
import type { Scene } from '../../run/scene.ts'

type Synth = typeof import('./synth.ts')

let loading: Promise<Synth | undefined> | undefined

/**
 * Loads the sounds with the first one, because sound is off until it is switched on. If loading fails, the game stays
 * silent.
 */
function loadSynth(): Promise<Synth | undefined> {
  loading ??= import('./synth.ts').catch(() => {
    loading = undefined
    return undefined
  })
  return loading
}

let context: AudioContext | undefined

/** Returns the page's audio, which is created with the first sound. Browsers let it run only after a press. */
function audio(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined') return undefined
  // Browsers warn about audio that is created before the first press. Older browsers do not say if there was one.
  const { userActivation } = navigator as Partial<Navigator>
  if (!context && userActivation?.hasBeenActive === false) return undefined
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
  return context
}

const SOUNDS: Record<Cue, keyof Omit<Synth, 'startFire' | 'playTick'>> = {
  hit: 'playHit',
  hurt: 'playHurt',
  miss: 'playMiss',
  'foe-falls': 'playReward',
  'boss-falls': 'playPerfect',
  reward: 'playReward',
  death: 'playDeath',
  'hundredth-day': 'playSunrise',
}

function play(sound: (synth: Synth, context: AudioContext) => void): void {
  const running = audio()
  if (running?.state !== 'running') return
  void loadSynth().then((synth) => {
    if (synth) sound(synth, running)
  })
}

const DICE_SOUNDS = {
  tick: (part: number) => play((synth, running) => synth.playTick(running, part)),
  perfect: () => play((synth, running) => synth.playPerfect(running)),
}
const NO_SOUNDS: typeof DICE_SOUNDS = { tick: () => undefined, perfect: () => undefined }

/** The sound of a cell of the dice, and of a perfect stop, if the player has sound on. */
export function useDiceSounds(): typeof DICE_SOUNDS {
  const { sound } = usePreferences()
  return sound ? DICE_SOUNDS : NO_SOUNDS
}

/**
 * The sounds of a scene, if the player has switched sound on: the fire while the page is seen, the cues of
 * the lines, and a sting when a boss blocks the path.
 */
export function useSceneSounds(
  { cue, view }: { cue: Scene['cue']; view: View },
  isFireBurning: boolean,
): void {
  const { sound } = usePreferences()
  const boss = view.opponent?.type === 'boss' ? view.opponent.id : null

  // Each cue plays once. Cues from before the sound was switched on stay silent.
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
    // If sound was on at the last visit, it starts with the first press, as browsers demand.
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
