// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newRun, NO_POSTS, type Posts, viewOf, type Mode, type View } from '@fable/engine'
import { fillInBrowser, renderPage, resetBrowser, stubServer } from '../../testing/page.tsx'
import type { Scene } from '../run/scene.ts'
import { Stage } from './stage.tsx'

const viewIn = (mode: Mode, day = 4): View =>
  viewOf({ ...newRun({ playerName: 'Wren' }), day, mode })
const fight = (health: number) =>
  viewIn({ name: 'attack', foe: { type: 'enemy', id: 'starch-king', health, round: 1 } })
const stage = (view: View, cue: Scene['cue'] = null, end: 'death' | 'hundred' | null = null) => (
  <Stage view={view} peak={5} cue={cue} end={end} header={null}>
    {null}
  </Stage>
)
const poseOf = (character: string) =>
  document.querySelector(`[data-character='${character}']`)?.getAttribute('data-pose')

beforeEach(() => {
  fillInBrowser()
  stubServer({})
})
afterEach(resetBrowser)

describe('the stage', () => {
  it('shows the numbers of a foe only during a fight', () => {
    const { rerender } = renderPage(stage(fight(3)))
    const opponent = screen.getByRole('region', { name: 'Opponent' })
    expect(opponent.textContent).toContain('Starch King')
    expect(opponent.textContent).toContain('HEALTH3MAX DAMAGE4DROP%30%')
    rerender(stage(viewIn({ name: 'paths', seen: null })))
    expect(opponent.textContent).toContain('Four paths')
    expect(opponent.textContent).not.toContain('DROP%')
  })

  it("shows the flames, the outline of today's lost flame, and the posts on the trail", () => {
    const kept = { post: 25, id: 'hunter', flames: 2, isKept: true, day: 50 } as const
    const lost = { post: 50, id: 'steady-hand', flames: 1, isKept: false, day: 61 } as const
    const withPosts = (day: number, posts: Posts | null) => (
      <Stage
        view={viewIn({ name: 'paychance' }, day)}
        peak={5}
        cue={null}
        end={null}
        posts={posts}
        header={null}
      >
        {null}
      </Stage>
    )
    const lit = () =>
      [...document.querySelectorAll('[data-lit]')].map((one) => one.getAttribute('data-lit'))
    const { rerender } = renderPage(withPosts(12, NO_POSTS))
    expect(lit()).toEqual(['false', 'false', 'false'])
    expect(screen.queryByText('FLAMES')).toBeNull()
    const posts: Posts = { ...NO_POSTS, reached: 2, flames: 1, judged: [kept, lost] }
    rerender(withPosts(61, posts))
    expect(lit()).toEqual(['true', 'false', 'false'])
    expect(screen.getByText('FLAMES')).toBeTruthy()
    expect(screen.getAllByRole('img', { name: '1 flame, one put out' })).not.toHaveLength(0)
    rerender(withPosts(62, posts))
    expect(screen.getAllByRole('img', { name: '1 flame' })).not.toHaveLength(0)
    rerender(withPosts(62, null))
    expect(lit()).toEqual([])
  })

  it('animates flames that arrive, but not those of a loaded game', () => {
    const withFlames = (flames: number) => (
      <Stage
        view={viewIn({ name: 'paychance' }, 51)}
        peak={5}
        cue={null}
        end={null}
        posts={{ ...NO_POSTS, reached: 2, flames }}
        header={null}
      >
        {null}
      </Stage>
    )
    const arrived = () => document.querySelectorAll('[data-arrived="true"]')
    const { rerender } = renderPage(withFlames(2))
    expect(arrived()).toHaveLength(0)
    rerender(withFlames(1))
    expect(arrived()).toHaveLength(0)
    rerender(withFlames(3))
    expect(arrived()).toHaveLength(2)
  })

  it('shows Marlowe at a post while its offer stands', async () => {
    const offer = { post: 50, lanterns: [] } as const
    renderPage(
      <Stage
        view={viewIn({ name: 'paychance' }, 50)}
        peak={5}
        cue={null}
        end={null}
        posts={{ ...NO_POSTS, reached: 2, offer }}
        header={null}
      >
        {null}
      </Stage>,
    )
    const opponent = await screen.findByRole('region', { name: 'Opponent' })
    expect(opponent.textContent).toContain('MarloweHis name is on it.')
    expect(document.querySelector('[data-scene]')?.getAttribute('data-scene')).toBe('post')
  })

  it('gives the characters the poses of a hit, a loss of health, a miss and a defeat', () => {
    const { rerender } = renderPage(stage(fight(3), { name: 'hit', key: 1 }))
    expect([poseOf('adventurer'), poseOf('starch-king')]).toEqual(['strike', 'hurt'])
    rerender(stage(fight(3), { name: 'hurt', key: 2 }))
    expect([poseOf('adventurer'), poseOf('starch-king')]).toEqual(['hurt', 'strike'])
    rerender(stage(fight(3), { name: 'miss', key: 4 }))
    expect([poseOf('adventurer'), poseOf('starch-king')]).toEqual(['idle', 'strike'])
    rerender(stage(fight(0), { name: 'foe-falls', key: 5 }))
    expect([poseOf('adventurer'), poseOf('starch-king')]).toEqual(['idle', 'gone'])
  })

  it('puts the fire out when the player has died, and lets it burn on day 100', () => {
    const fire = () => document.querySelector('[data-fire]')?.getAttribute('data-fire')
    const { rerender } = renderPage(stage(fight(3), null, 'death'))
    expect(fire()).toBe('out')
    expect(poseOf('adventurer')).toBe('down')
    rerender(stage(viewIn({ name: 'start' }, 100), null, 'hundred'))
    expect(fire()).toBe('burning')
    expect(poseOf('adventurer')).toBe('idle')
  })

  it.each([
    [0, 'dusk'],
    [25, 'night'],
    [50, 'storm'],
    [75, 'predawn'],
    [100, 'sunrise'],
  ])('on day %i has the light of %s', (day, chapter) => {
    renderPage(stage(viewIn({ name: 'paychance' }, day)))
    expect(document.querySelector('[data-chapter]')?.getAttribute('data-chapter')).toBe(chapter)
  })

  it('describes the flags on the trail in words', () => {
    renderPage(stage(viewIn({ name: 'paychance' })))
    expect(
      screen.getByRole('button', { name: 'Captain Crunchy and Gerald may come on days 15 to 80' }),
    ).toBeTruthy()
  })
})
