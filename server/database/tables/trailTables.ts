import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { partialIndex } from './caseIndexes';
import { instant, rowId, foreignId } from './columns';
import { institution } from './organizationTables';

/**
 * Audit log of logins and liveness (TR-02). Append-only; each row contains the hash of the previous row in its chain. The database sets
 * chain, seq, prevHash and hash (migrations: saldo_chain_trail). Users and sign-ins are referenced without a foreign key, because the
 * audit log must outlive them.
 */
export const trailEntry = pgTable(
  'trail_entry',
  {
    id: rowId(),
    /** Null if it belongs to no institution, such as a sign-in with an unknown name. */
    institutionId: foreignId().references(() => institution.id),
    /** Number of the institution, 0 for none. */
    chain: bigint({ mode: 'number' }).notNull().default(0),
    /** From 1, without gaps within the chain. */
    seq: bigint({ mode: 'number' }).notNull().default(0),
    /** Hash of the previous row, 64 zeros for the first. */
    prevHash: text().notNull().default(''),
    /** SHA-256 in hex over all columns except id. */
    hash: text().notNull().default(''),
    /** Time of the server. */
    at: instant().notNull(),
    /** 'server': observed by the server; 'browser': reported by the app. */
    source: text({ enum: ['server', 'browser'] }).notNull(),
    event: text().notNull(),
    outcome: text(),
    /** States of the login machine, of the browser's rows. */
    fromState: text(),
    toState: text(),
    code: text(),
    userId: foreignId(),
    loginLogId: foreignId(),
    /** Random name of one page load, and the row's number on it. */
    page: text(),
    pageSeq: integer(),
    /** Other fields as JSON text, byte for byte as hashed. Never a password, captcha, token, picture or position. */
    detail: text(),
  },
  (table) => [
    uniqueIndex('trail_entry_chain').on(table.chain, table.seq),
    uniqueIndex('trail_entry_page').on(table.chain, table.userId, table.page, table.pageSeq),
    index('trail_entry_story')
      .on(table.chain, table.page, table.pageSeq)
      .where(sql`page is not null`),
    index('trail_entry_login').on(table.chain, table.loginLogId),
    index('trail_entry_event').on(table.chain, table.event, table.at),
    // List and count of an institution's sign-ins; includes the institution that row-level security checks.
    partialIndex(
      'trail_entry_sign_in',
      [table.institutionId, table.chain, table.at, table.seq],
      sql`event = 'signIn' and source = 'server'`,
    ),
    index('trail_entry_user').on(table.chain, table.userId, table.at),
  ],
);
