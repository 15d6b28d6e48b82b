import { LAW_CHANNEL } from '@/contract/codes/lawChannel';
import { LAW_MODE } from '@/contract/codes/lawMode';
import type { LawDecision } from '@/contract/law/contact';
import { bigint, index, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { task } from './caseTables';
import { code, instant, rowRef } from './columns';
import { institution } from './organisationTables';

/** That somebody has compared a version of a pack of law with its texts (LC-02). Never changed. */
export const lawReview = pgTable(
  'law_review',
  {
    institutionId: rowRef()
      .notNull()
      .references(() => institution.id),
    /** Pack and version. */
    pack: text().notNull(),
    /** Of what the pack said then: what was changed since is not reviewed. */
    fingerprint: text().notNull(),
    actorName: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.institutionId, table.pack, table.fingerprint] })],
);

/** What the rules said to a call or message that somebody began, and what came of it (LC-03, LC-08). Never changed. */
export const contactDecision = pgTable(
  'contact_decision',
  {
    institutionId: rowRef()
      .notNull()
      .references(() => institution.id),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    borrowerId: rowRef().notNull(),
    taskId: rowRef()
      .notNull()
      .references(() => task.id),
    agentId: rowRef().notNull(),
    contactId: rowRef(),
    channel: code(LAW_CHANNEL).notNull(),
    mode: code(LAW_MODE).notNull(),
    /** Whole, with the packs that were asked and their versions: it can be decided again. */
    decision: json().$type<LawDecision>().notNull(),
    /** Why it went on against a warning. */
    reason: text(),
    /** The call or the message that came of it; both null: it was refused. */
    callId: rowRef(),
    smsId: rowRef(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.institutionId, table.id] }),
    index('contact_decision_borrower').on(table.institutionId, table.borrowerId, table.at.desc()),
  ],
);
