import { describe, expect, it } from 'vitest'
import { FORM_ERRORS } from '@fable/contract/limits'
import { realTime } from '../testing/clock.ts'
import { expectFormError, signIn, signUp } from '../testing/test-accounts.ts'
import { openTestApp } from '../testing/test-app.ts'
import { setUserDisabled } from './users.ts'

const app = await openTestApp()
const { database } = app

const countSessions = async (userId: string) =>
  (await database.db.selectFrom('session').select('id').where('userId', '=', userId).execute())
    .length

describe('a disabled account', () => {
  it('is signed out everywhere and cannot sign in until it is enabled again', async () => {
    const [account, neighbour] = [await signUp(app), await signUp(app)]
    await setUserDisabled(database, account.user.id, realTime())
    expect((await account.get('/api/account/sessions')).status).toBe(401)
    expect((await neighbour.get('/api/account/sessions')).status).toBe(200)
    const refused = await signIn(app, account)
    await expectFormError(refused, 401, FORM_ERRORS.ACCOUNT_DISABLED)
    expect(await countSessions(account.user.id)).toBe(0)

    await setUserDisabled(database, account.user.id, null)
    expect((await signIn(app, account)).status).toBe(200)
  })

  it('cannot be recognised from the response to a wrong password', async () => {
    const account = await signUp(app)
    await setUserDisabled(database, account.user.id, realTime())
    const response = await signIn(app, account, 'wrong password')
    expect(response.status).toBe(401)
    expect(await response.text()).not.toContain('closed')
  })

  it('has no session left if it is disabled while sign-ins arrive', async () => {
    const account = await signUp(app)
    await Promise.all([
      ...Array.from({ length: 5 }, () => signIn(app, account)),
      setUserDisabled(database, account.user.id, realTime()),
    ])
    expect(await countSessions(account.user.id)).toBe(0)
  })
})
