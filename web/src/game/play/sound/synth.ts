/** The sounds are made from oscillators and noise, so that no files need to be loaded. */

type Tone = {
  readonly type?: OscillatorType
  readonly from: number
  readonly to?: number
  /** In seconds. */
  readonly length: number
  readonly gain?: number
  readonly delay?: number
}

const buffers = new WeakMap<AudioContext, AudioBuffer>()

/** `part` is the share of the maximum that the dice have reached, 0 to 1. */
export const playTick = (context: AudioContext, part: number): void =>
  tone(context, { type: 'triangle', from: 320 + 320 * part, length: 0.05, gain: 0.06 })

export function playKnock(context: AudioContext): void {
  noise(context, 240, 0.09, 0.16)
  tone(context, { from: 120, to: 62, length: 0.12, gain: 0.16 })
}

function noise(context: AudioContext, frequency: number, length: number, gain: number) {
  const source = context.createBufferSource()
  const filter = context.createBiquadFilter()
  const volume = context.createGain()
  source.buffer = noiseBuffer(context)
  filter.type = 'bandpass'
  filter.frequency.value = frequency
  volume.gain.setValueAtTime(gain, context.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + length)
  source.connect(filter).connect(volume).connect(context.destination)
  source.start()
  source.stop(context.currentTime + length)
}

function tone(
  context: AudioContext,
  { type = 'sine', from, to, length, gain = 0.2, delay = 0 }: Tone,
) {
  const start = context.currentTime + delay
  const oscillator = context.createOscillator()
  const volume = context.createGain()
  oscillator.type = type
  oscillator.frequency.setValueAtTime(from, start)
  if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, start + length)
  volume.gain.setValueAtTime(gain, start)
  volume.gain.exponentialRampToValueAtTime(0.001, start + length)
  oscillator.connect(volume).connect(context.destination)
  oscillator.start(start)
  oscillator.stop(start + length)
}

function noiseBuffer(context: AudioContext): AudioBuffer {
  const known = buffers.get(context)
  if (known) return known
  const buffer = context.createBuffer(1, 2 * context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1
  buffers.set(context, buffer)
  return buffer
}

export function playHit(context: AudioContext): void {
  noise(context, 900, 0.16, 0.3)
  tone(context, { type: 'square', from: 180, to: 60, length: 0.14, gain: 0.12 })
}

export const playMiss = (context: AudioContext): void => noise(context, 2200, 0.18, 0.08)

export function playHurt(context: AudioContext): void {
  noise(context, 350, 0.22, 0.35)
  tone(context, { from: 130, to: 50, length: 0.25, gain: 0.25 })
}

const notes = (
  context: AudioContext,
  frequencies: readonly number[],
  step: number,
  type: OscillatorType,
) =>
  frequencies.forEach((from, at) =>
    tone(context, { type, from, length: 2.5 * step, gain: 0.12, delay: at * step }),
  )

export const playReward = (context: AudioContext): void =>
  notes(context, [523, 659, 784], 0.08, 'triangle')

export const playPerfect = (context: AudioContext): void =>
  notes(context, [784, 988, 1319], 0.06, 'triangle')

export const playSting = (context: AudioContext): void =>
  notes(context, [147, 139, 110], 0.22, 'sawtooth')

export const playDeath = (context: AudioContext): void =>
  notes(context, [294, 247, 196, 147], 0.25, 'sine')

export const playSunrise = (context: AudioContext): void =>
  notes(context, [262, 330, 392, 523, 659], 0.3, 'sine')

/** Starts the sound of the fire. It crackles until the returned function is called. */
export function startFire(context: AudioContext): () => void {
  const source = context.createBufferSource()
  const filter = context.createBiquadFilter()
  const volume = context.createGain()
  source.buffer = noiseBuffer(context)
  source.loop = true
  filter.type = 'lowpass'
  filter.frequency.value = 420
  volume.gain.value = 0.035
  source.connect(filter).connect(volume).connect(context.destination)
  source.start()
  const crackles = setInterval(() => {
    if (Math.random() < 0.5) noise(context, 1500 + 2500 * Math.random(), 0.04, 0.05)
  }, 260)
  return () => {
    clearInterval(crackles)
    source.stop()
  }
}
