import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { until as poll } from '../drill/product.ts'
import type { Browser, Key, Size } from './browser.ts'
import { TAKE_ERRORS } from './network.ts'

const TIMEOUT_MS = 20_000

const PHONE: Size = { width: 390, height: 844 }

const SIZES: readonly Size[] = [
  PHONE,
  { width: 820, height: 1180 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
]

/** Finds elements by roles, names and labels in the same way in every engine. */
const TESTING_LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

/** Hydrated controls have React's properties on their nodes. */
const IS_HYDRATED = `(() => {
  const controls = [...document.querySelectorAll('#root :is(a, button, input, textarea)')]
  return controls.length > 0 && controls.every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber')))
})()`

const IS_PAINTED = `document.fonts.ready.then(() => new Promise((resolve) =>
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))))`

type Name = string | RegExp

const literal = (name: Name) => (typeof name === 'string' ? JSON.stringify(name) : String(name))

const first = (query: string, argument: string) => `(() => {
  const shown = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  return TestingLibraryDom.${query}(shown, ${argument}).find((element) =>
    !element.matches('[aria-disabled="true"], [data-settling="true"] *, .visually-hidden')) ?? null
})()`

const byRole = (role: string, name: Name) =>
  first('queryAllByRole', `${JSON.stringify(role)}, { name: ${literal(name)} }`)

const byLabel = (label: string) => first('queryAllByLabelText', JSON.stringify(label))

/** Everything waits until it is possible. */
export type Visitor = {
  readonly open: (path: string) => Promise<unknown>
  readonly reload: () => Promise<unknown>
  readonly evaluate: (script: string) => Promise<unknown>
  readonly until: (what: string, script: string) => Promise<unknown>
  readonly find: (role: string, name: Name) => Promise<unknown>
  readonly press: (role: string, name: Name) => Promise<void>
  readonly fill: (label: string, text: string) => Promise<void>
  readonly type: (text: string) => Promise<void>
  readonly key: (key: Key) => Promise<void>
  readonly see: (text: string) => Promise<unknown>
  /** Takes pictures in all sizes, if they are wanted. */
  readonly picture: (screen: string) => Promise<void>
  /** The errors of all pages since the previous call. */
  readonly errors: () => Promise<readonly string[]>
  readonly page: () => Promise<string>
}

/** `pictures` is a folder. */
export async function makeVisitor(
  browser: Browser,
  { address, pictures }: { readonly address: string; readonly pictures: string | undefined },
): Promise<Visitor> {
  const { evaluate } = browser

  const until = (what: string, script: string) =>
    poll(what, () => evaluate(`(async () => Boolean(${script}))()`), TIMEOUT_MS)
  const whenReady = () => until('scripts', IS_HYDRATED)
  const find = (what: string, element: string) => {
    const isThere = async () => {
      // The document may have changed in the meantime.
      if (!(await evaluate(`'TestingLibraryDom' in window`)))
        await evaluate(`(() => { ${TESTING_LIBRARY}\n })()`)
      return evaluate(`${element} !== null`)
    }
    return poll(what, isThere, TIMEOUT_MS)
  }
  const click = async (what: string, element: string) => {
    await find(what, element)
    await browser.click(element)
  }

  if (pictures) mkdirSync(pictures, { recursive: true })
  await browser.open(`${address}/`)
  await browser.resize(PHONE)
  return {
    open: async (path) => {
      await browser.open(address + path)
      await whenReady()
    },
    reload: async () => {
      await browser.reload()
      await whenReady()
    },
    evaluate,
    until,
    find: (role, name) => find(`${role} ${String(name)}`, byRole(role, name)),
    press: (role, name) => click(`${role} ${String(name)}`, byRole(role, name)),
    fill: async (label, text) => {
      await click(`field ${label}`, byLabel(label))
      await browser.type(text)
    },
    type: browser.type,
    key: browser.press,
    see: (text) => until(text, `document.body.innerText.includes(${JSON.stringify(text)})`),
    picture: async (screen) => {
      if (!pictures) return
      for (const size of SIZES) {
        await browser.resize(size)
        await evaluate('scrollTo(0, 0)')
        await evaluate(IS_PAINTED)
        await browser.picture(join(pictures, `${screen}-${size.width}x${size.height}.png`))
      }
      await browser.resize(PHONE)
    },
    errors: async () => (await evaluate(TAKE_ERRORS)) as string[],
    page: async () => String(await evaluate('`${location.href}\n${document.body.innerText}`')),
  }
}
