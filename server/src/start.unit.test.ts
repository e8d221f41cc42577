import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Prints which of these libraries are loaded with the program. */
const LIST_LOADED = `
  import { registerHooks } from 'node:module'
  const loaded = new Set()
  registerHooks({
    load: (url, context, next) => {
      const library = /node_modules\\/(better-auth|kysely|nodemailer|obscenity|pg|piscina|prom-client)\\//.exec(url)
      if (library) loaded.add(library[1])
      return next(url, context)
    },
  })
  await import(${JSON.stringify(new URL('app.ts', import.meta.url))})
  await import(${JSON.stringify(new URL('operate/lifecycle.ts', import.meta.url))})
  console.log([...loaded].join(' '))`

it('the start of the server loads no library that only few requests or settings need', () => {
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', LIST_LOADED])
  expect(printed.toString().trim()).toBe('kysely')
})
