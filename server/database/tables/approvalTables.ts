import { APPROVAL_KIND, APPROVAL_STATE } from '@/contract/codes/approvalCodes';
import { LANGUAGES } from '@/contract/language';
import type { ResultName } from '@/contract/resultCodes';
import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { task } from './caseTables';
import {
  code,
  instant,
  institutionIdColumn,
  minor,
  foreignId,
  tenantPrimaryKey,
  tenantForeignKeys,
  tenantScopedId,
} from './columns';
import { appUser } from './organizationTables';

/** Stored fact of a request; money in minor units. */
export interface StoredApprovalFact {
  readonly fact: string;
  readonly money?: number;
  readonly number?: number;
  readonly day?: string;
  readonly text?: string;
}

/** Act that needs the approval of another user (MI-09). The requested content never changes, only its outcome; rows are never deleted. */
export const approval = pgTable(
  'approval',
  {
    institutionId: institutionIdColumn(),
    id: tenantScopedId(),
    kind: code(APPROVAL_KIND).notNull(),
    state: code(APPROVAL_STATE).notNull(),
    askerId: foreignId().notNull(),
    askerName: text().notNull(),
    /** Method and path of the call that is carried out after the approval; stored with its validated input, never with a secret. */
    call: text().notNull(),
    input: json().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** SHA-256 of the input: an identical call is the same request. */
    inputHash: text().notNull(),
    /** Idempotency key of the call: it is carried out under it, so that a late duplicate has no effect (CD-06). */
    idempotencyKey: text('intent_key'),
    language: text({ enum: LANGUAGES }).notNull(),
    taskId: foreignId(),
    /** Subject of the request, if it is not about a case. */
    subject: text().notNull(),
    /** Affected user, who cannot decide on the request. */
    forUserId: foreignId(),
    /** Minor units. */
    amount: minor(),
    dueBefore: minor(),
    dueAfter: minor(),
    cases: integer(),
    facts: json().$type<readonly StoredApprovalFact[]>().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    deciderId: foreignId(),
    deciderName: text(),
    decidedAt: instant(),
    /** Reason for the rejection. */
    reason: text(),
    /** Reason why it could not be carried out: contract/resultCodes, with its parameters. */
    failure: text().$type<ResultName>(),
    failurePlaces: json().$type<Readonly<Record<string, string | number>>>(),
  },
  (table) => [
    ...tenantForeignKeys(table, { askerId: appUser, taskId: task, forUserId: appUser, deciderId: appUser }),
    tenantPrimaryKey(table),
    // Only one pending request of a kind per case, regardless of the requester.
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
