import type { CSSProperties } from 'react'
import type { CharacterId } from '@fable/engine'
import './picture.css'

/** Each character's picture as an address; a picture is fetched when it is first shown. */
const pictures = import.meta.glob<string>('../ui/art/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Its own two tones: the light that falls on it and the shadow it stands in. */
const LIGHTS: Record<CharacterId, readonly [light: string, shadow: string]> = {
  marlowe: ['#ffd9a0', '#b0562a'],
  'bored-talking-stick': ['#d9b98a', '#6e4a2b'],
  'devils-playground': ['#ff8f70', '#7c1f2b'],
  'obsidian-steve': ['#b9b4d6', '#3d3a5c'],
  'starch-king': ['#ffe9a8', '#b8862b'],
  'farmer-odell': ['#cfe59a', '#5c7a2e'],
  'screaming-garbage-can': ['#c5d0d6', '#4e626e'],
  ellery: ['#d3cde0', '#6a6184'],
  'small-purple-alien': ['#d7a6ff', '#5f2f9e'],
  'captain-crunchy': ['#ffcf8f', '#a8482a'],
  gerald: ['#b8cbe0', '#3f5878'],
  'octopus-of-destruction': ['#ff9ab0', '#8a2350'],
  'pumpkin-king': ['#ffb35c', '#a84312'],
  'mother-tree': ['#b5e08f', '#3f6b3a'],
  'lost-potato': ['#e8c48f', '#8a5f34'],
  'a-garden': ['#ffe17a', '#7a8f2e'],
  'time-traveling': ['#a8e0e6', '#2f6b80'],
  'power-stones': ['#9af0d0', '#2f7f8f'],
  'dark-cave': ['#a69a90', '#3a322c'],
  'martial-arts': ['#ffd0b0', '#a84a3a'],
  'traveling-elephant': ['#d3cde0', '#6a6184'],
  'charming-stream': ['#9fd8ff', '#2f6ba8'],
  'magical-mushrooms': ['#ffa8c0', '#8a3a6b'],
  'your-mom': ['#ffd9c0', '#b0607a'],
}

/** A character as a silhouette in its own light. It says nothing: its name stands beside it. */
export function Picture({ character }: { character: CharacterId }) {
  const [light, shadow] = LIGHTS[character]
  const address = pictures[`../ui/art/${character}.svg`] ?? ''
  return (
    <div
      className="picture"
      aria-hidden="true"
      style={
        { '--picture': `url("${address}")`, '--light': light, '--shade': shadow } as CSSProperties
      }
    />
  )
}
