import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { root } from '../scripts/lib/run.mjs'
import { expect } from './fixtures.ts'

const run = promisify(execFile)

/** Opens the desk in the page by a new link of the operator's command, and returns the link. */
export async function openDesk(
  page: Page,
  { address, dataDir }: { readonly address: string; readonly dataDir: string },
  name = 'Mara',
): Promise<string> {
  const { stdout } = await run(process.execPath, ['tools/operator.ts', 'desk', '--name', name], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: address, DATABASE_URL: '' },
  })
  const link = /http\S+\/desk\?key=\S+/.exec(stdout)?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: 'Open the desk' }).click()
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible()
  return link
}
