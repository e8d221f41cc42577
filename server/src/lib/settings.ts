import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { isHttpAddress, POSTING } from '@fable/contract/limits'
import { reasonOf, StartError } from './errors.ts'

const PORT_MAX = 65_535
/** In seconds. `npm start` relies on this limit when it waits for the server to stop. */
const DRAIN_MAX = 60
const CONNECTIONS_MAX = 999_999
const NOTICE_MAX = 5000
export const SECRET_MIN = 32

const isUrlOf =
  (...schemes: string[]) =>
  (text: string) =>
    URL.canParse(text) && schemes.includes(new URL(text).protocol)

const ESCAPES = 'in a password, write %23 for #, %2F for /, %3F for ?, %40 for @ and %25 for %'

const hostSchema = z
  .string()
  // A colon would separate a port from the name, so it is allowed only in an IPv6 address.
  .refine(
    (text) => /^[\w.-]+$/.test(text) || isIP(text) === 6,
    'not the name or address of a network interface',
  )
  .default('127.0.0.1')

/**
 * A shell replaces or drops such text, but a container or .env does not. The folder would then really get that name,
 * and in a container it would be outside of the volume.
 */
const SHELL_SYNTAX = /^[~$%'"`]|['"`]$|\$\{|\s#/

const folderSchema = z
  .string()
  .refine((path) => !/[\0\n\r]/.test(path) && !/^\w{2,}:/.test(path), 'not the path of a folder')
  .refine(
    (path) => !SHELL_SYNTAX.test(path),
    'not read by a shell here: write the path in full, without ~, variables, quotes and comments',
  )

const splitList = (text: string) => text.split(',').map((part) => part.trim())

const onOrOff = z
  .enum(['on', 'off'], 'neither on nor off')
  .transform((text) => text === 'on')
  .default(true)

const noticeSchema = z
  .string()
  .refine((text) => text.length <= NOTICE_MAX, `longer than ${NOTICE_MAX} characters`)
  .transform((text) => text.replaceAll(String.raw`\n`, '\n'))

const postgresAddress = z
  .string()
  .refine(
    (text) => isUrlOf('postgres:', 'postgresql:')(text) && isEscaped(text),
    `not the address of a PostgreSQL database (${ESCAPES})`,
  )

/** Here and for all settings, the message completes the sentence '… which is'. */
const mailAddressSchema = z
  .string()
  .regex(
    /^([^\r\n@<>]+@[^\r\n@\s<>]+|[^\r\n@<>]*<[^\r\n@\s<>]+@[^\r\n@\s<>]+>)$/,
    'not an e-mail address',
  )

const schema = z.object({
  PORT: wholeNumber(0, PORT_MAX).default(3000),
  HOST: hostSchema,
  DATA_DIR: folderSchema.default('data'),
  BACKUP_DIR: folderSchema.optional(),
  WEB_DIST: folderSchema.default(fileURLToPath(new URL('../../../web/dist', import.meta.url))),
  DATABASE_URL: postgresAddress.optional(),
  DIRECT_DATABASE_URL: postgresAddress.optional(),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'not an http or https address without a path')
    .transform((text) => new URL(text))
    .optional(),
  TRUST_PROXY: z
    .string()
    .transform(splitList)
    .refine((parts) => parts.every(isNetwork), 'not a list of addresses separated by commas')
    .default([]),
  DRAIN_SECONDS: wholeNumber(0, DRAIN_MAX).default(0),
  MAX_CONNECTIONS: wholeNumber(1, CONNECTIONS_MAX).default(10_000),
  MAX_IN_FLIGHT: wholeNumber(1, CONNECTIONS_MAX).default(500),
  WORKERS: z
    .string()
    .regex(/^([1-9]\d?|cores)$/, 'neither a whole number from 1 to 99 nor "cores"')
    .transform((text) => (text === 'cores' ? availableParallelism() : Number(text)))
    .default(1),
  METRICS_PORT: wholeNumber(0, PORT_MAX).optional(),
  METRICS_HOST: hostSchema,
  RATE_LIMITS: onOrOff,
  SAMPLE_FACTS: z
    .enum(['0', '1'], 'neither 0 nor 1')
    .transform((text) => text === '1')
    .default(true),
  ROUND: onOrOff,
  DESK: onOrOff,
  POSTING: z.enum(POSTING, 'neither open nor held nor closed').default('open'),
  IMPRINT: noticeSchema.optional(),
  PRIVACY: noticeSchema.optional(),
  COMMUNITY_CHAT_URL: z
    .string()
    .refine((text) => isHttpAddress(text) && !/\s/.test(text), 'not an http or https address')
    .optional(),
  SMTP_URL: z
    .string()
    .refine(isMailServer, `not the address of a mail server (${ESCAPES})`)
    .optional(),
  MAIL_FROM: mailAddressSchema.optional(),
  OPERATOR_EMAIL: mailAddressSchema.optional(),
  AUTH_SECRET: z
    .string()
    .refine((text) => text.length >= SECRET_MIN, `shorter than ${SECRET_MIN} characters`)
    .optional(),
})

export type Settings = z.output<typeof schema>

type Name = keyof Settings

/** The values of these settings can contain a password, so they are never printed. */
const SECRET_EXAMPLES = {
  DATABASE_URL: 'postgres://fable:secret@localhost:5432/fable',
  DIRECT_DATABASE_URL: 'postgres://fable:secret@localhost:5432/fable',
  SMTP_URL: 'smtp://user:secret@mail.example.com:587',
  AUTH_SECRET: '"$(openssl rand -base64 32)"',
} satisfies Partial<Record<Name, string>>

type SecretName = keyof typeof SECRET_EXAMPLES

const OPEN_EXAMPLES: Readonly<Record<Exclude<Name, SecretName>, string>> = {
  PORT: '3000',
  HOST: '127.0.0.1',
  DATA_DIR: '/var/lib/fable',
  BACKUP_DIR: '/var/lib/fable-backups',
  WEB_DIST: 'web/dist',
  PUBLIC_URL: 'https://fable.example.com',
  TRUST_PROXY: '10.0.0.1,192.168.0.0/16',
  DRAIN_SECONDS: '5',
  MAX_CONNECTIONS: '10000',
  MAX_IN_FLIGHT: '500',
  WORKERS: 'cores',
  METRICS_PORT: '9464',
  METRICS_HOST: '127.0.0.1',
  RATE_LIMITS: 'on',
  SAMPLE_FACTS: '1',
  ROUND: 'on',
  DESK: 'on',
  POSTING: 'held',
  IMPRINT: '"Mara Muster, Street 1, 12345 Town"',
  PRIVACY: 'https://example.com/privacy',
  COMMUNITY_CHAT_URL: 'https://chat.example.com/fable',
  MAIL_FROM: 'fable@example.com',
  OPERATOR_EMAIL: 'mara@example.com',
}

const EXAMPLES: Readonly<Record<Name, string>> = { ...OPEN_EXAMPLES, ...SECRET_EXAMPLES }

export const SETTINGS = Object.keys(EXAMPLES)

const isName = (name: unknown): name is Name => typeof name === 'string' && name in EXAMPLES

const missing = (name: Name, because: Name) =>
  new StartError(
    `${name} is not set although ${because} is; for example ${name}=${EXAMPLES[name]}.`,
  )

/** Shorter settings are not suggested, because similar names such as PORT0 and DHOST may belong to other programs. */
const CHECKED_MIN = 7
const LONG = 10

type Warning = { readonly text: string; readonly fix: string }

export function warnOfProxy({ PUBLIC_URL, TRUST_PROXY }: Settings): Warning[] {
  if (PUBLIC_URL?.protocol !== 'https:' || TRUST_PROXY.length > 0) return []
  const text =
    'PUBLIC_URL uses https, which needs a proxy, but TRUST_PROXY is not set: all visitors count as one.'
  return [{ text, fix: 'Set it to the address of the proxy, for example TRUST_PROXY=127.0.0.1.' }]
}

export const warnOfNames = (environment: Environment): Warning[] =>
  Object.keys(environment)
    .filter((name) => !isName(name))
    .flatMap((name) => {
      const given = name.toUpperCase().replaceAll('-', '_')
      const meant = SETTINGS.find((setting) => isMeant(setting, given))
      if (meant === undefined) return []
      const text = `${name} is not a setting; did you mean ${meant}?`
      return [{ text, fix: 'Correct the name, or remove it.' }]
    })

type Environment = Readonly<Record<string, string | undefined>>

// A shell removes blanks and quotes around a value. Files and lists of variables for containers keep the quotes, and
// secrets from files keep the line break at their end.
const asMeant = (value: string): string =>
  /^(['"])(.*)\1$/s.exec(value.trim())?.[2]?.trim() ?? value.trim()

/**
 * An empty variable counts as not set. Throws a StartError with a line for each invalid setting. Each line gives the
 * reason and an example.
 */
export function readSettings(environment: Environment): Settings {
  const given = Object.entries(environment)
    .map(([name, value = '']) => [name, isName(name) ? asMeant(value) : ''] as const)
    .filter(([, value]) => value !== '')
  const { data, error } = schema.safeParse(Object.fromEntries(given))

  if (data) {
    const { SMTP_URL, MAIL_FROM, OPERATOR_EMAIL } = data
    const { DIRECT_DATABASE_URL, DATABASE_URL, WORKERS } = data
    if (SMTP_URL !== undefined && MAIL_FROM === undefined) throw missing('MAIL_FROM', 'SMTP_URL')
    if (OPERATOR_EMAIL !== undefined && SMTP_URL === undefined)
      throw missing('SMTP_URL', 'OPERATOR_EMAIL')
    if (DIRECT_DATABASE_URL !== undefined && DATABASE_URL === undefined)
      throw missing('DATABASE_URL', 'DIRECT_DATABASE_URL')
    if (WORKERS > 1 && DATABASE_URL === undefined) {
      throw new StartError(
        `WORKERS is ${WORKERS}, but the embedded database belongs to one process; set DATABASE_URL as well, for example DATABASE_URL=${EXAMPLES.DATABASE_URL}.`,
      )
    }
    return data
  }

  const lines = error.issues.map(({ path: [name], message }) => {
    if (!isName(name)) throw error
    return sayWrong(name, environment[name], message)
  })
  throw new StartError(lines.join('\n'))
}

function sayWrong(name: Name, value: string | undefined, message: string): string {
  const found =
    name in SECRET_EXAMPLES ? `${name} is` : `${name} is ${JSON.stringify(value)}, which is`
  return `${found} ${message}; for example ${name}=${EXAMPLES[name]}.`
}

/** These addresses mean all interfaces. Browsers on this machine use localhost instead. */
const EVERY_INTERFACE = new Set(['0.0.0.0', '::'])

export function ownAddress({ HOST }: Pick<Settings, 'HOST'>, port: number): URL {
  const host = EVERY_INTERFACE.has(HOST) ? 'localhost' : HOST
  return new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`)
}

/** Matches a value with a # and without quotes. Node would end the value at the # without a warning. */
const CUT_VALUE = /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=[ \t]*[^\s'"`#][^\r\n#]*(?<=\S)#/gm

/**
 * Variables of the environment take precedence over those of `.env`. Throws a StartError if `.env` is unreadable, or if
 * a part of a value would be lost.
 */
export const withDotEnv = (environment: Environment): Environment => ({
  ...(existsSync('.env') ? readDotEnv() : {}),
  ...environment,
})

// An unescaped #, / or ? in a password ends the host early, and the real host is in the rest of the address. A password
// with an unescaped % cannot be decoded.
function isEscaped(text: string) {
  if (!URL.canParse(text)) return false
  const { hash, pathname, search, username, password } = new URL(text)
  const isDecodable = !/%(?![\da-f]{2})/i.test(username + password)
  return hash === '' && !(pathname + search).includes('@') && isDecodable
}

function isNetwork(text: string) {
  const [address = '', bits = '0', ...rest] = text.split('/')
  const version = isIP(address)
  const bitsMax = version === 6 ? 128 : 32
  return version !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= bitsMax && rest.length === 0
}

function wholeNumber(least: number, most: number) {
  const message = `not a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,6}$/, message)
    .transform(Number)
    .refine((number) => number >= least && number <= most, message)
}

function isOrigin(text: string) {
  if (!isHttpAddress(text)) return false
  const { pathname, search, hash, username } = new URL(text)
  return pathname === '/' && search + hash + username === ''
}

function isMailServer(text: string) {
  if (!isUrlOf('smtp:', 'smtps:')(text) || !isEscaped(text)) return false
  const { hostname, pathname } = new URL(text)
  return hostname !== '' && ['', '/'].includes(pathname)
}

function countEdits(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, n) => n)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  for (let i = 1; i <= from.length; i += 1) {
    rows.push([i])
    for (let j = 1; j <= to.length; j += 1) {
      const other = from[i - 1] === to[j - 1] ? 0 : 1
      const isSwapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      const edits = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + other]
      if (isSwapped) edits.push(at(i - 2, j - 2) + 1)
      rows[i]?.push(Math.min(...edits))
    }
  }
  return at(from.length, to.length)
}

function isMeant(setting: string, given: string) {
  const most = setting.length < LONG ? 1 : 2
  // The lengths are compared first, because counting edits is slow and every start does it for all variables.
  const isNear = Math.abs(given.length - setting.length) <= most
  return setting.length >= CHECKED_MIN && isNear && countEdits(given, setting) <= most
}

function readDotEnv(): Environment {
  let text: string
  try {
    text = readFileSync('.env', 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    throw new StartError(
      `.env cannot be read (${reasonOf(error)}); give it to the user that runs the server, or remove it.`,
    )
  }
  if (/[\0\uFFFD]/.test(text)) {
    throw new StartError(
      '.env is not UTF-8 text, so no setting in it can be read; save it as UTF-8.',
    )
  }

  const [, cut] = [...text.matchAll(CUT_VALUE)].find(([, name]) => isName(name)) ?? []
  if (isName(cut)) {
    throw new StartError(
      `.env has ${cut} with a # in its value, which would end there; write quotes around the value, for example ${cut}='${EXAMPLES[cut]}'.`,
    )
  }
  return parseEnv(text)
}
