import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StartError } from './errors.ts'
import { ownAddress, readSettings, SETTINGS, warnOfNames, withDotEnv } from './settings.ts'

describe('the settings', () => {
  it('have defaults if no variable is set', () => {
    expect(readSettings({})).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: 'data',
      WEB_DIST: expect.stringMatching(/\/web\/dist$/) as string,
      TRUST_PROXY: [],
      DRAIN_SECONDS: 0,
      MAX_CONNECTIONS: 10_000,
      MAX_IN_FLIGHT: 500,
      WORKERS: 1,
      METRICS_HOST: '127.0.0.1',
      RATE_LIMITS: true,
      SAMPLE_FACTS: true,
      ROUND: true,
      DESK: true,
      POSTING: 'open',
    })
  })

  it('are read from their variables when all are set', () => {
    const given = {
      PORT: '0',
      HOST: '::1',
      DATA_DIR: '/var/lib/fable',
      BACKUP_DIR: '/var/lib/fable-backups',
      WEB_DIST: '/opt/page',
      DATABASE_URL: 'postgres://fable:secret@db:5432/fable?sslmode=require',
      DIRECT_DATABASE_URL: 'postgres://fable:secret@db:5433/fable',
      PUBLIC_URL: 'https://fable.example.com',
      TRUST_PROXY: '10.0.0.1, 192.168.0.0/16,::1,fd00::/8',
      DRAIN_SECONDS: '15',
      MAX_CONNECTIONS: '20',
      MAX_IN_FLIGHT: '40',
      WORKERS: '4',
      METRICS_PORT: '9464',
      METRICS_HOST: '0.0.0.0',
      RATE_LIMITS: 'off',
      SAMPLE_FACTS: '0',
      ROUND: 'off',
      DESK: 'off',
      POSTING: 'held',
      IMPRINT: 'Mara, Street 1',
      PRIVACY: 'https://example.com/privacy',
      COMMUNITY_CHAT_URL: 'https://chat.example.com/fable',
      SMTP_URL: 'smtps://user:secret@mail.example.com',
      MAIL_FROM: 'Fact & Fable <fable@example.com>',
      AUTH_SECRET: 'x'.repeat(32),
    }
    expect(readSettings(given)).toEqual({
      ...given,
      PORT: 0,
      PUBLIC_URL: new URL(given.PUBLIC_URL),
      TRUST_PROXY: ['10.0.0.1', '192.168.0.0/16', '::1', 'fd00::/8'],
      DRAIN_SECONDS: 15,
      MAX_CONNECTIONS: 20,
      MAX_IN_FLIGHT: 40,
      WORKERS: 4,
      METRICS_PORT: 9464,
      RATE_LIMITS: false,
      SAMPLE_FACTS: false,
      ROUND: false,
      DESK: false,
      POSTING: 'held',
      IMPRINT: 'Mara, Street 1',
      PRIVACY: 'https://example.com/privacy',
    })
  })

  it('ignore empty and unknown variables', () => {
    expect(readSettings({ PORT: '', AUTH_SECRET: '', PATH: '/bin', HOSTNAME: 'x y' })).toEqual(
      readSettings({}),
    )
  })
})

describe('the value of a setting', () => {
  it.each([
    ["'/data'", '/data'],
    ['"/data"', '/data'],
    [' /data\r\n', '/data'],
    ["/srv/Mara's", "/srv/Mara's"],
    ['./data', './data'],
  ])('is read without quotes and blanks around it: %s', (given, meant) => {
    expect(readSettings({ DATA_DIR: given }).DATA_DIR).toBe(meant)
  })

  it('is read without quotes for numbers, lists, addresses and secrets', () => {
    const SMTP_URL = 'smtp://me@example.com:a%23b@mail.example.com:587/'
    const AUTH_SECRET = 'x'.repeat(32)
    const given = {
      SMTP_URL: `"${SMTP_URL}"`,
      MAIL_FROM: "'a@b.c'",
      AUTH_SECRET: `'${AUTH_SECRET}'\n`,
    }
    expect(readSettings({ PORT: '"80"', TRUST_PROXY: "''", ...given })).toMatchObject({
      PORT: 80,
      TRUST_PROXY: [],
      SMTP_URL,
      MAIL_FROM: 'a@b.c',
      AUTH_SECRET,
    })
    const MAIL_FROM = '"Fact & Fable" <fable@example.com>'
    expect(readSettings({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM)
  })
})

describe('the file .env', () => {
  const before = process.cwd()
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fable-env-'))
    process.chdir(folder)
  })
  afterEach(() => {
    process.chdir(before)
    rmSync(folder, { recursive: true })
  })

  it('may have a byte order mark, as Windows writes it', () => {
    writeFileSync('.env', '\uFEFFPORT=80\r\nHOST=::1 # all\r\n# PORT=1#2\r\n')
    expect(withDotEnv({ HOST: '::' })).toEqual({ PORT: '80', HOST: '::' })
  })

  it.each([
    ['in another encoding', Buffer.from('PORT=80\n', 'utf16le'), /not UTF-8 text/],
    ['in an old encoding', Buffer.from('IMPRINT=Jürgen\n', 'latin1'), /not UTF-8 text/],
    [
      'with a # in a value without quotes',
      'SMTP_URL=smtp://me:12#w@host\n',
      "^\\.env has SMTP_URL with a # in its value, which would end there; write quotes around the value, for example SMTP_URL='smtp://user:secret@mail.example.com:587'\\.$",
    ],
  ])('is refused with an explanation: %s', (_, content, sentence) => {
    writeFileSync('.env', content)
    expect(() => withDotEnv({})).toThrow(StartError)
    expect(() => withDotEnv({})).toThrow(new RegExp(sentence))
  })

  it('may have a # within quotes or in the variable of another program', () => {
    writeFileSync('.env', "AUTH_SECRET='a#b'\nCOLOUR=x#1\n")
    expect(withDotEnv({})).toEqual({ AUTH_SECRET: 'a#b', COLOUR: 'x' })
  })

  it('is refused with an explanation if it cannot be read', () => {
    mkdirSync('.env')
    expect(() => withDotEnv({})).toThrow(/^\.env cannot be read \(EISDIR.+\); give it .+\.$/)
  })
})

describe('a wrong setting', () => {
  const wrong: [string, string][] = [
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['HOST', 'http://localhost'],
    ['DATABASE_URL', 'mysql://root@localhost/fable'],
    ['DIRECT_DATABASE_URL', 'fable.sqlite'],
    ['PUBLIC_URL', 'https://example.com/fable'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['DRAIN_SECONDS', '61'],
    ['MAX_CONNECTIONS', '0'],
    ['MAX_IN_FLIGHT', '0'],
    ['WORKERS', '0'],
    ['RATE_LIMITS', 'true'],
    ['SAMPLE_FACTS', 'yes'],
    ['COMMUNITY_CHAT_URL', 'javascript:alert(1)'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_FROM', 'nobody'],
    ['AUTH_SECRET', 'short'],
    ['HOST', 'localhost:3000'],
    ['DATA_DIR', '~/data'],
    ['DATA_DIR', '$HOME/data'],
    ['DATA_DIR', '/srv/${USER}/data'],
    ['DATA_DIR', '"/data'],
    ['DATA_DIR', '/data # the volume'],
    ['DATA_DIR', 'file:///data'],
    ['BACKUP_DIR', '~fable/backups'],
    ['WEB_DIST', '`pwd`/web/dist'],
    ['DATABASE_URL', 'postgres://fable:12#w@host/fable'],
    ['DATABASE_URL', 'postgres://fable:12/w@host/fable'],
    ['DATABASE_URL', 'postgres://fable:12?w@host/fable'],
    ['DATABASE_URL', 'postgres://fable:5%@host/fable'],
    ['SMTP_URL', 'smtp://me:12#w@host'],
    ['SMTP_URL', 'smtp://me:12/w@host'],
    ['SMTP_URL', 'smtp://me:12?w@host'],
    ['SMTP_URL', 'smtp://me:5%@host'],
    ['SMTP_URL', 'smtp:host'],
    ['MAIL_FROM', 'Fable <fable@example.com'],
    ['COMMUNITY_CHAT_URL', 'https://chat.example.com # ours'],
  ]
  it.each(wrong)('%s=%s is reported in one sentence with an example', (name, value) => {
    const reading = () => readSettings({ [name]: value })
    expect(reading).toThrow(StartError)
    expect(reading).toThrow(new RegExp(`^${name} is .+; for example ${name}=\\S.*\\.$`))
  })

  it('is reported together with all other wrong settings, each on a line', () => {
    const read = () =>
      readSettings({ PORT: 'x', HOST: '127.0.0.1', WORKERS: '0', SAMPLE_FACTS: '2' })
    expect(read).toThrow(/^PORT is "x",.*\nWORKERS is "0",.*\nSAMPLE_FACTS is "2",.*\.$/)
  })

  it('is reported without its value if its password has unescaped signs', () => {
    expect(() => readSettings({ SMTP_URL: 'smtp://me:12#hunter@host' })).toThrow(
      'SMTP_URL is not the address of a mail server (in a password, write %23 for #, %2F for /, %3F for ?, %40 for @ and %25 for %); for example SMTP_URL=smtp://user:secret@mail.example.com:587.',
    )
  })

  it('is quoted unless it can contain a secret', () => {
    expect(() => readSettings({ PORT: 'http' })).toThrow(
      'PORT is "http", which is not a whole number from 0 to 65535; for example PORT=3000.',
    )
    expect(() => readSettings({ DATABASE_URL: 'mysql://root:hunter2@localhost' })).toThrow(
      /^((?!hunter2).)*$/,
    )
  })

  it.each(SETTINGS)(
    'is quoted only if neither its name nor its example mentions a secret: %s',
    (name) => {
      const refusals = ['hunter2', `hunter2${'\n@'.repeat(3000)}`].map((value) => {
        try {
          readSettings({ [name]: value })
          return ''
        } catch (error) {
          return String(error)
        }
      })
      const [refusal = ''] = refusals.filter((text) => text.includes(`for example ${name}=`))
      expect(refusal).not.toBe('')
      const speaks = /SECRET|PASSWORD|TOKEN|KEY|=\S+:\/\/\S*:\S+@|openssl rand/.test(refusal)
      expect(refusal.includes('hunter2')).toBe(!speaks)
    },
  )

  it('is reported for more than one worker on the embedded database', () => {
    const url = 'postgres://localhost/fable'
    expect(() => readSettings({ WORKERS: '2' })).toThrow(/embedded database belongs to one process/)
    expect(readSettings({ WORKERS: 'cores', DATABASE_URL: url }).WORKERS).toBeGreaterThan(0)
  })

  it('is reported for DIRECT_DATABASE_URL without DATABASE_URL', () => {
    expect(() => readSettings({ DIRECT_DATABASE_URL: 'postgres://localhost/fable' })).toThrow(
      /^DATABASE_URL is not set although DIRECT_DATABASE_URL is/,
    )
  })

  it('is reported for a mail server without a sender', () => {
    expect(() => readSettings({ SMTP_URL: 'smtp://localhost' })).toThrow(/^MAIL_FROM is not set/)
  })
})

describe('a warning about a misspelt setting', () => {
  it.each([
    ['DATBASE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['PUBLIC_UR', 'PUBLIC_URL'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['TRSUT_PROXY', 'TRUST_PROXY'],
    ['AUTHSECRET', 'AUTH_SECRET'],
    ['DATADIR', 'DATA_DIR'],
    ['database_url', 'DATABASE_URL'],
    ['WORKER', 'WORKERS'],
  ])('names the setting that was meant: %s', (name, meant) => {
    expect(warnOfNames({ [name]: 'x' })).toEqual([
      {
        text: `${name} is not a setting; did you mean ${meant}?`,
        fix: 'Correct the name, or remove it.',
      },
    ])
  })

  it('is not given for a setting or a variable of another program', () => {
    const others =
      'PATH HOME HOSTNAME USER SHELL PWD LANG TERM NODE_ENV NODE_OPTIONS HTTP_PROXY HTTPS_PROXY NO_PROXY PORT0 PORTS HOSTS PGHOST PGPORT PGDATABASE POSTGRES_URL DATABASE_DIR SMTP_USER SMTP_HOST SMTP_PASS SMTP_PORT MAIL_TO MAILTO LOGNAME WEB_DIR WEB_ROOT METRICS_PATH MAX_MEMORY BACKUPS npm_config_cache npm_lifecycle_event XDG_DATA_DIRS XDG_DATA_HOME KUBERNETES_PORT FABLE_PORT FABLE_SERVICE_HOST JOURNAL_STREAM INVOCATION_ID STATE_DIRECTORY'
    const named = [...SETTINGS, ...others.split(' ')].map((name) => [name, 'x'])
    expect(warnOfNames(Object.fromEntries(named) as Record<string, string>)).toEqual([])
  })
})

it('each setting is used outside of lib/settings.ts', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  const files = globSync('**/*.ts', { cwd: folder }).filter(
    (file) => !file.endsWith('.test.ts') && file !== 'lib/settings.ts',
  )
  const code = files.map((file) => readFileSync(folder + file, 'utf8')).join('')
  expect(SETTINGS.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([])
})

describe("the server's own address", () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:4000'],
    ['0.0.0.0', 'http://localhost:4000'],
    ['::1', 'http://[::1]:4000'],
  ])('for HOST %s is %s', (HOST, address) => {
    expect(ownAddress(readSettings({ HOST }), 4000).origin).toBe(address)
  })
})
