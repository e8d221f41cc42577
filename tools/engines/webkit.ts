import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, Key as Keys, type WebElement } from 'selenium-webdriver'
import { start, toolEnv } from '../../scripts/lib/run.mjs'
import { freePort, until } from '../drill/product.ts'
import type { Browser, Key } from './browser.ts'

/** The size of the largest window, with 24 bits per pixel. */
const SCREEN = '1600x1200x24'

const KEYS: Readonly<Record<Key, string>> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ArrowRight: Keys.ARROW_RIGHT,
}

/** Something that moves, without which WebKitGTK takes no picture. */
const MOTION = `void document.documentElement.animate([{ opacity: 1 }, { opacity: 0.999 }], { duration: 60_000 })`

/** WebKitGTK's own small browser, in an X server of its own, driven by WebDriver. */
export async function openWebKit(): Promise<Browser> {
  const home = makeHome()
  process.on('exit', () => rmSync(home, { recursive: true, force: true, maxRetries: 3 }))
  const { display, stop } = await startDisplay()
  const port = await freePort()

  const service = start('WebKitWebDriver', [`--port=${port}`], {
    env: toolEnv({
      DISPLAY: display,
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    }),
    out: 'ignore',
  })

  const address = `http://127.0.0.1:${port}`
  await until('WebKitWebDriver', () => fetch(`${address}/status`).catch(() => false))

  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // Without its toolbar the window can be as narrow as a phone's.
      'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
    })
    .build()

  const evaluate = (script: string) => driver.executeScript(`return (${script}\n)`)
  const type = (text: string) => driver.actions().sendKeys(text).perform()

  return {
    open: (target) => driver.get(target),
    reload: () => driver.navigate().refresh(),
    evaluate,
    click: async (element) => {
      await ((await evaluate(element)) as WebElement).click()
    },
    type,
    press: (key) => type(KEYS[key]),
    resize: async ({ width, height }) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height })
      await driver.wait(() => evaluate(`innerWidth === ${width} && innerHeight === ${height}`))
    },
    picture: async (path) => {
      await driver.actions().move({ x: 0, y: 0 }).perform()
      await evaluate(MOTION)
      writeFileSync(path, await driver.takeScreenshot(), 'base64')
    },
    close: async () => {
      await driver.quit()
      service.disconnect()
      await stop()
    },
  }
}

function makeHome() {
  const home = mkdtempSync(join(tmpdir(), 'fable-webkit-'))
  const settings = join(home, '.config/gtk-3.0')
  mkdirSync(settings, { recursive: true })
  writeFileSync(join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  return home
}

/** The X server has no screen, and takes the first display that is free. */
async function startDisplay() {
  const options = ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp']
  const server = start('Xvfb', options, { out: 'pipe' })
  const ended = once(server, 'exit')
  const [number] = (await once(server.stdout ?? server, 'data')) as [Buffer]
  const stop = async () => {
    process.kill(-(server.pid ?? 0), 'SIGTERM')
    await ended
  }
  return { display: `:${number.toString().trim()}`, stop }
}
