import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { onPostgres } from './fresh-database.ts'

const FACTS_BY = ['Interest', 'Category', 'Mindblowing', 'CategoryMindblowing', 'Dispute']
  .concat('CategoryDispute')
  .map((order) => `FactsBy${order}`)

/** Replaces an index by that of earlier versions, which a later migration replaces again. */
const otherIndex = (table: string) => (index: string) => [
  `drop index "${index}"`,
  `create index "${index}" on "${table}" ("id")`,
]

const otherTriggers = onPostgres
  ? [
      `create or replace function "countRuns"() returns trigger language plpgsql
       as $$ begin return null; end $$`,
    ]
  : ['New', 'Changed', 'Deleted'].flatMap((of) => [
      `drop trigger "RunCountsOf${of}"`,
      `create trigger "RunCountsOf${of}" after insert on "Runs" begin select 1; end`,
    ])

/** Statements that undo each migration, newest first. */
const UNDO: Readonly<Record<string, readonly string[]>> = {
  '0041-without-vote-copies': [
    ...['sortedInteresting', 'sortedMindblowing', 'sortedFalse', 'disputed'].map(
      (column) => `alter table "Facts" add column "${column}" integer`,
    ),
    'create table "UsedReceipts" ("id" text)',
  ],
  '0040-text-hashes': ['drop index "FactsByText"', 'alter table "Facts" drop column "textHash"'],
  '0039-claimed-runs': ['alter table "Runs" drop column "claimed"'],
  '0038-rounds-of-their-own': [
    'drop table "Truths"',
    'drop index "FactsCorrected"',
    'drop index "FactsVouched"',
    ...['vouchedBy', 'firstPageAt'].map((column) => `alter table "Facts" drop column "${column}"`),
    ...['truths', 'picks1', 'picks2', 'picks3'].map(
      (column) => `alter table "Rounds" drop column "${column}"`,
    ),
  ],
  '0037-cases': ['drop view "Cases"'],
  '0035-words-of-corrections': [],
  '0034-words-and-disputes': [
    'drop index "FactsByDisputeTime"',
    ...['disputedAt', 'changedAt'].map((column) => `alter table "Facts" drop column "${column}"`),
  ],
  '0033-helpful-senders': [
    'drop table "HelpfulMarks"',
    'alter table "Corrections" drop column "helpfulSenders"',
  ],
  '0032-today': ['FactsByTime', 'CorrectionsByTime', 'RunsByStart'].map(
    (index) => `drop index "${index}"`,
  ),
  '0031-taken-wagers': ['alter table "Runs" drop column "wager"'],
  '0030-short-sessions': [],
  '0029-desk': [
    ...[
      'FactsBySender',
      'FactsHidden',
      'CorrectionsBySender',
      'CorrectionsHidden',
      'OpenReports',
    ].map((index) => `drop index "${index}"`),
    ...['Facts', 'Corrections'].flatMap((table) =>
      ['sender', 'actionId', 'held'].map(
        (column) => `alter table "${table}" drop column "${column}"`,
      ),
    ),
    'alter table "Reports" drop column "actionId"',
    'alter table "Feedback" drop column "doneAt"',
    ...['ActionItems', 'Actions', 'DeskSessions', 'SenderKeys', 'RefusedSenders', 'DeskState'].map(
      (table) => `drop table "${table}"`,
    ),
  ],
  '0028-corrections': [
    'drop table "Corrections"',
    ...['Reports', 'Facts'].map((table) => `alter table "${table}" drop column "correctionId"`),
  ],
  '0027-late-choices': ['alter table "RoundChoices" drop column "late"'],
  '0026-rounds': ['Rounds', 'RoundChoices', 'Fables', 'RoundResults'].map(
    (table) => `drop table "${table}"`,
  ),
  '0025-newcomers': ['alter table "Runs" drop column "newcomer"'],
  '0024-wagers': ['alter table "Runs" drop column "wagers"'],
  '0023-bounded-search': [],
  '0022-plain-votes': ['drop table "FactsOfTheDay"'],
  '0021-sorted-votes': [
    ...FACTS_BY.flatMap(otherIndex('Facts')),
    ...['disputed', 'sortedInteresting', 'sortedMindblowing', 'sortedFalse'].map(
      (column) => `alter table "Facts" drop column "${column}"`,
    ),
    'alter table "Facts" add column "disputed" integer',
  ],
  '0020-disabled-accounts': ['alter table "user" drop column "disabledAt"'],
  '0019-rate-limits': onPostgres ? ['drop table "RateLimits"'] : [],
  '0018-daily-roads': [
    ...otherTriggers,
    ...['RunsByDays', 'RunsByWeek', 'GuestRunsByDays', 'GuestRunsByWeek'].flatMap(
      otherIndex('Runs'),
    ),
    ...['RoadRunsByDays', 'UnrankedRoadRuns', 'RoadAttempts'].map(
      (index) => `drop index "${index}"`,
    ),
    ...['road', 'attempt', 'streak'].map((column) => `alter table "Runs" drop column "${column}"`),
    'drop table "DailyRoads"',
  ],
  '0017-leaderboard-groups': [
    ...['RunCounts', 'BestRuns', 'HiddenPlayers'].map((table) => `drop table "${table}"`),
    ...['startedAt', 'lostDays'].map((column) => `alter table "Runs" drop column "${column}"`),
  ],
  '0016-public-names': [
    'drop index "user_spelling_key"',
    'alter table "user" drop column "spelling"',
    'alter table "Runs" drop column "nameHidden"',
  ],
  '0015-fact-reports': ['drop table "Reports"', 'drop table "UsedReceipts"'],
  '0014-fact-search': ['drop table "FactSearch"'],
  '0013-fact-pages': [
    ...['FactsByCategoryAge', 'FactsBySource'].map((index) => `drop index "${index}"`),
    ...['disputed', 'sourceHash', 'hiddenAt', 'createdAt'].map(
      (column) => `alter table "Facts" drop column "${column}"`,
    ),
  ],
}

/** The same for PostgreSQL only. Its tests open embedded databases as well. */
const UNDO_ON_POSTGRES: Readonly<Record<string, readonly string[]>> = {
  '0034-words-and-disputes': ['alter table "FactSearch" drop column "version"'],
}

/** Finds the migrations that were run from this one on. */
const listRun = async ({ db }: Database, migration: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration where name >= ${migration}`.execute(db)
  return rows.map(({ name }) => name)
}

/** Takes a database back to the version before this migration, which the next start then runs again. */
export const goBackBefore = async (database: Database, migration: string): Promise<void> => {
  const { db, dialect } = database
  const missing = (await listRun(database, migration)).filter((name) => !(name in UNDO))
  if (missing.length > 0) throw new Error(`UNDO lacks the migration ${missing.join(', ')}.`)
  for (const [name, statements] of Object.entries(UNDO)) {
    if (name < migration) return
    const more = dialect === 'postgres' ? (UNDO_ON_POSTGRES[name] ?? []) : []
    for (const statement of [...statements, ...more]) await sql.raw(statement).execute(db)
    await sql`delete from kysely_migration where name = ${name}`.execute(db)
  }
}
