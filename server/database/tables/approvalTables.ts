import { APPROVAL_KIND } from '@/contract/codes/approvalKind';
import { APPROVAL_STATE } from '@/contract/codes/approvalState';
import { LANGUAGES } from '@/contract/language';
import type { ResultName } from '@/contract/resultCodes';
import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { task } from './caseTables';
import { code, instant, institutionIdColumn, minor, foreignId } from './columns';
import { tenantPrimaryKey, tenantForeignKeys, tenantScopedId } from './keys';
import { appUser } from './organisationTables';

/** A fact of a request as it is kept; money in minor units. */
export interface KeptFact {
  readonly fact: string;
  readonly money?: number;
  readonly number?: number;
  readonly day?: string;
  readonly text?: string;
}

/** Something that somebody wants to do and that waits for another person's yes (MI-09). What was asked for never changes, only what became of it; nothing is deleted. */
export const approval = pgTable(
  'approval',
  {
    institutionId: institutionIdColumn(),
    id: tenantScopedId(),
    kind: code(APPROVAL_KIND).notNull(),
    state: code(APPROVAL_STATE).notNull(),
    askerId: foreignId().notNull(),
    askerName: text().notNull(),
    /** The call that is carried out after the yes, with its checked input: method and address. Never a secret. */
    call: text().notNull(),
    input: json().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** SHA-256 of the input: the same call again is the same request. */
    inputHash: text().notNull(),
    /** The key of the intent: the call is carried out under it, so that a late copy of it does nothing (CD-06). */
    intentKey: text(),
    language: text({ enum: LANGUAGES }).notNull(),
    taskId: foreignId(),
    /** What it is about where it is about no case. */
    subject: text().notNull(),
    /** For whom it is: that user does not decide. */
    forUserId: foreignId(),
    /** Minor units. */
    amount: minor(),
    dueBefore: minor(),
    dueAfter: minor(),
    cases: integer(),
    facts: json().$type<readonly KeptFact[]>().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    deciderId: foreignId(),
    deciderName: text(),
    decidedAt: instant(),
    /** Why it was refused. */
    reason: text(),
    /** Why it could not be done: contract/resultCodes, with what its words name. */
    failure: text().$type<ResultName>(),
    failurePlaces: json().$type<Readonly<Record<string, string | number>>>(),
  },
  (table) => [
    ...tenantForeignKeys(table, { askerId: appUser, taskId: task, forUserId: appUser, deciderId: appUser }),
    tenantPrimaryKey(table),
    // One of a kind waits for a case, whoever asks.
    uniqueIndex('approval_of_case')
      .on(table.institutionId, table.taskId, table.kind)
      .where(sql`state in ('waiting', 'granted') and task_id is not null`),
    uniqueIndex('approval_of_subject')
      .on(table.institutionId, table.askerId, table.kind, table.subject)
      .where(sql`state in ('waiting', 'granted') and task_id is null`),
    index('approval_open')
      .on(table.institutionId, table.expiresAt)
      .where(sql`state in ('waiting', 'granted')`),
    index('approval_list').on(table.institutionId, table.createdAt.desc(), table.id.desc()),
    index('approval_asker').on(table.institutionId, table.askerId, table.createdAt.desc()),
  ],
);
