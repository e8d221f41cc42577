import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../database.ts'

const TYPES = {
  sqlite: { time: sql`date`, boolean: sql`integer` },
  postgres: { time: sql`timestamptz`, boolean: sql`boolean` },
} as const

/**
 * The tables that better-auth 1.7.7 requires; a test checks them against better-auth's own list.
 * Deleting a user deletes its rows in the other tables.
 */
export const migration = (dialect: Dialect): Migration => {
  const { time, boolean } = TYPES[dialect]
  return {
    up: async (db: Kysely<unknown>) => {
      await sql`
        create table "user" ("id" text not null primary key, "name" text not null,
          "email" text not null unique, "emailVerified" ${boolean} not null, "image" text,
          "createdAt" ${time} not null, "updatedAt" ${time} not null,
          "username" text not null, "usernameKey" text not null unique)`.execute(db)
      await sql`
        create table "session" ("id" text not null primary key, "expiresAt" ${time} not null,
          "token" text not null unique, "createdAt" ${time} not null, "updatedAt" ${time} not null,
          "ipAddress" text, "userAgent" text,
          "userId" text not null references "user" ("id") on delete cascade)`.execute(db)
      await sql`
        create table "account" ("id" text not null primary key, "accountId" text not null,
          "providerId" text not null,
          "userId" text not null references "user" ("id") on delete cascade,
          "accessToken" text, "refreshToken" text, "idToken" text,
          "accessTokenExpiresAt" ${time}, "refreshTokenExpiresAt" ${time}, "scope" text,
          "password" text, "createdAt" ${time} not null, "updatedAt" ${time} not null)`.execute(db)
      await sql`
        create table "verification" ("id" text not null primary key, "identifier" text not null,
          "value" text not null, "expiresAt" ${time} not null, "createdAt" ${time} not null,
          "updatedAt" ${time} not null)`.execute(db)
      await sql`create index "session_userId_idx" on "session" ("userId")`.execute(db)
      await sql`create index "account_userId_idx" on "account" ("userId")`.execute(db)
      await sql`create index "verification_identifier_idx" on "verification" ("identifier")`.execute(
        db,
      )
    },
  }
}
