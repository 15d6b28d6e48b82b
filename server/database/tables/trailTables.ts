import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { indexOfSome } from './caseIndexes';
import { instant, rowId, foreignId } from './columns';
import { institution } from './organisationTables';

/**
 * The audit trail of logins and liveness (TR-02): append-only, and each row holds the hash of the row before it in its chain.
 * What the database fills in itself (migrations: saldo_chain_trail): chain, seq, prevHash, hash. Users and sign-ins are named
 * by number without a foreign key: the trail must outlive what it speaks of.
 */
export const trailEntry = pgTable(
  'trail_entry',
  {
    id: rowId(),
    /** Null for what belongs to no institution, such as a sign-in under an unknown name. */
    institutionId: foreignId().references(() => institution.id),
    /** The institution's number, 0 for what belongs to none. */
    chain: bigint({ mode: 'number' }).notNull().default(0),
    /** From 1 without a gap within the chain. */
    seq: bigint({ mode: 'number' }).notNull().default(0),
    /** Hash of the row before, 64 zeros before the first. */
    prevHash: text().notNull().default(''),
    /** SHA-256 in hex over all that is above and below except id. */
    hash: text().notNull().default(''),
    /** The server's clock. */
    at: instant().notNull(),
    /** 'server': the server saw it itself; 'browser': the app told of it. */
    source: text({ enum: ['server', 'browser'] }).notNull(),
    event: text().notNull(),
    outcome: text(),
    /** States of the login machine, of the browser's rows. */
    fromState: text(),
    toState: text(),
    code: text(),
    userId: foreignId(),
    loginLogId: foreignId(),
    /** The random name of one opening of the page, and the row's number on it. */
    page: text(),
    pageSeq: integer(),
    /** The rest as JSON text, byte for byte as it was hashed. Never a password, captcha, token, picture or position. */
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
    // The list of an institution's sign-ins, and their number: the wall around its rows is asked for as well.
    indexOfSome(
      'trail_entry_sign_in',
      [table.institutionId, table.chain, table.at, table.seq],
      sql`event = 'signIn' and source = 'server'`,
    ),
    index('trail_entry_user').on(table.chain, table.userId, table.at),
  ],
);
