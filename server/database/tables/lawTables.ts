import { sql } from 'drizzle-orm';
import { BINDING_STATE } from '@/contract/codes/queueCodes';
import { LAW_CHANNEL, LAW_MODE } from '@/contract/codes/lawCodes';
import type { LawDecision } from '@/contract/law/contact';
import type { OwnRule } from '@/contract/law/ownRules';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { task } from './caseTables';
import {
  code,
  instant,
  institutionIdColumn,
  foreignId,
  tenantPrimaryKey,
  tenantForeignKeys,
  tenantScopedId,
} from './columns';
import { ofInstitution } from './organizationTables';
import { lawOverride } from './overrideTables';

/** Confirmation that a user has compared a version of a legal pack with its sources (LC-02). Never changed. */
export const lawReview = pgTable(
  'law_review',
  {
    institutionId: ofInstitution(),
    /** Pack and version. */
    pack: text().notNull(),
    /** Hash of the pack at review time; a pack changed since then counts as not reviewed. */
    fingerprint: text().notNull(),
    actorName: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.institutionId, table.pack, table.fingerprint] })],
);

/** Version of an institution's own rules; the newest is in force (LC-02). Never changed. */
export const lawOwnRules = pgTable(
  'law_own_rules',
  {
    institutionId: ofInstitution(),
    /** From 1 on. */
    version: integer().notNull(),
    rules: jsonb().$type<OwnRule[]>().notNull(),
    actorName: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.institutionId, table.version] })],
);

/** Decision of the rules on an attempted call or message, with its outcome (LC-03, LC-08). Never changed. */
export const contactDecision = pgTable(
  'contact_decision',
  {
    institutionId: institutionIdColumn(),
    id: tenantScopedId(),
    borrowerId: foreignId().notNull(),
    taskId: foreignId().notNull(),
    agentId: foreignId().notNull(),
    contactId: foreignId(),
    channel: code(LAW_CHANNEL).notNull(),
    mode: code(LAW_MODE).notNull(),
    /** Complete decision with the evaluated packs and their versions, so that it can be reproduced. */
    decision: json().$type<LawDecision>().notNull(),
    /** Reason for continuing against a warning, or by an override. */
    reason: text(),
    /** True if the rules only required a reason, and none was entered. */
    doubted: boolean().notNull().default(false),
    /** Resulting call or message; both null: it was refused, or only questioned. */
    callId: foreignId(),
    smsId: foreignId(),
    /** Override that allowed it. */
    overrideId: foreignId(),
    at: instant().notNull(),
  },
  (table) => [
    ...tenantForeignKeys(table, { taskId: task }),
    foreignKey({
      name: 'contact_decision_override',
      columns: [table.institutionId, table.overrideId],
      foreignColumns: [lawOverride.institutionId, lawOverride.id],
    }),
    // An override can be used once.
    uniqueIndex('contact_decision_override_once')
      .on(table.institutionId, table.overrideId)
      .where(sql`override_id is not null`),
    // Few rows of many: a borrower's contacts that an override allowed.
    index('contact_decision_lifted')
      .on(table.institutionId, table.borrowerId)
      .where(sql`override_id is not null`),
    tenantPrimaryKey(table),
    // Queries of an auditor: a range of days, one agent's rows, and rows with a verdict.
    index('contact_decision_at').on(table.institutionId, table.at, table.id),
    index('contact_decision_agent').on(table.institutionId, table.agentId, table.at),
    index('contact_decision_verdict').on(table.institutionId, sql`(decision ->> 'verdict')`, table.at),
    index('contact_decision_borrower').on(table.institutionId, table.borrowerId, table.at.desc()),
    // Contacts of a group that were refused today.
    index('contact_decision_refused')
      .on(table.institutionId, table.at)
      .where(sql`call_id is null and sms_id is null`),
  ],
);

/** Case that was skipped because nobody could be called on it (LC-06). One row per case, with the latest time. */
export const parkedCase = pgTable(
  'parked_case',
  {
    institutionId: institutionIdColumn(),
    taskId: foreignId().notNull(),
    /** Agent who skipped the case, and that agent's group. */
    agentId: foreignId().notNull(),
    groupId: foreignId(),
    /** First rule that applies, with its pack and version. */
    pack: text().notNull(),
    rule: text().notNull(),
    parkedAt: instant().notNull(),
    /** Earliest time at which a contact may be called; null: only a changed fact can help. */
    until: instant(),
    /** Time when the agent returned to the case. */
    returnedAt: instant(),
  },
  (table) => [
    ...tenantForeignKeys(table, { taskId: task }),
    primaryKey({ columns: [table.institutionId, table.taskId] }),
    index('parked_case_agent')
      .on(table.institutionId, table.agentId, table.until)
      .where(sql`returned_at is null`),
    index('parked_case_until')
      .on(table.institutionId, table.until)
      .where(sql`returned_at is null`),
    index('parked_case_day').on(table.institutionId, table.parkedAt),
  ],
);

/** Contact that a rule opposes, as an example of a finding (LC-07). */
export interface ReplayExample {
  readonly kind: 'call' | 'sms' | 'record';
  readonly taskId: number;
  readonly loanNo: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** Time at which the rule would have allowed the contact; null: only a changed fact can help. */
  readonly until: string | null;
}

/** Replay: decides the contacts of some days again by some packs (LC-07). It changes no other data. */
export const lawReplay = pgTable(
  'law_replay',
  {
    institutionId: ofInstitution(),
    id: tenantScopedId(),
    actorId: foreignId().notNull(),
    actorName: text().notNull(),
    /** Days of the institution, both included. */
    fromDay: date({ mode: 'string' }).notNull(),
    toDay: date({ mode: 'string' }).notNull(),
    /** Pack names with their versions. */
    packs: text().array().notNull(),
    /** True if the packs are evaluated as if they had been in force on all these days. */
    asInForce: boolean().notNull(),
    /** The institution's own rules used for the evaluation; null: none. */
    own: jsonb().$type<OwnRule[]>(),
    state: code(BINDING_STATE).notNull(),
    /** Number of the last processed borrower; borrowers are processed in order of their numbers. */
    after: text().notNull().default(''),
    borrowers: integer().notNull(),
    done: integer().notNull().default(0),
    contacts: integer().notNull().default(0),
    /** Contacts that a rule refuses. */
    refused: integer().notNull().default(0),
    /** Contacts that rules only warn of. */
    doubted: integer().notNull().default(0),
    /** Contacts against which only rules speak that an exception had lifted. */
    lifted: integer().notNull().default(0),
    createdAt: instant().notNull(),
    finishedAt: instant(),
  },
  (table) => [tenantPrimaryKey(table)],
);

/** Number of an agent's contacts on a day that a rule opposes, found by a replay (LC-07). */
export const lawReplayFinding = pgTable(
  'law_replay_finding',
  {
    institutionId: institutionIdColumn(),
    replayId: foreignId().notNull(),
    /** Day in the institution's calendar. */
    day: date({ mode: 'string' }).notNull(),
    /** The rule with its pack and version. */
    pack: text().notNull(),
    rule: text().notNull(),
    /** Agent of the contact; 0: unknown. */
    agentId: foreignId().notNull(),
    /** Refuses ('deny') or warns. */
    effect: text({ enum: ['deny', 'warn'] }).notNull(),
    article: text().notNull(),
    source: text().notNull(),
    count: integer().notNull(),
    /** A limited number of examples. */
    examples: jsonb().$type<readonly ReplayExample[]>().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.institutionId, table.replayId, table.day, table.pack, table.rule, table.agentId],
    }),
    foreignKey({
      name: 'law_replay_finding_replay',
      columns: [table.institutionId, table.replayId],
      foreignColumns: [lawReplay.institutionId, lawReplay.id],
    }),
  ],
);
