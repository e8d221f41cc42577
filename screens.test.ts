import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SCREENS, screenRow } from '@fable/contract/limits'

const code = globSync('web/src/**/*.tsx')
  .filter((file) => !/\.test\.tsx$|\/testing\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** A link to a screen by its path, or to one of the many things that it shows by a function such as `factPath`. */
const linkTo = (screen: string): RegExp =>
  new RegExp(String.raw`href(?:=\{|: )(?:SCREEN_PATHS\.${screen}\b|${screen}Path\()`)

it.each(SCREENS.filter((screen) => !screenRow(screen).isSecret))(
  'a link leads to the screen %s',
  (screen) => {
    expect(code).toMatch(linkTo(screen))
  },
)
