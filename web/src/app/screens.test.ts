// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { SCREENS } from '@fable/contract/limits'
import { isNamedAfter, SCREEN_FILES } from './screens.ts'

const FILES = import.meta.glob(['../**/*.tsx', '!../**/*.test.tsx'])

// The server finds the scripts and style sheets of a screen by the name of its file.
it.each([...SCREENS, 'not-found' as const])(
  'the file of the screen %s is named after it, as <name>.tsx or <name>-page.tsx',
  async (name) => {
    const loaded = await SCREEN_FILES[name]()
    const named = Object.keys(FILES).filter((file) => isNamedAfter(name, file))
    const modules: unknown[] = []
    for (const file of named) modules.push(await FILES[file]?.())
    expect(modules.includes(loaded)).toBe(true)
  },
)
