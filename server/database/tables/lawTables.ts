import { sql } from 'drizzle-orm';
import { BINDING_STATE } from '@/contract/codes/bindingState';
import { LAW_CHANNEL } from '@/contract/codes/lawChannel';
import { LAW_MODE } from '@/contract/codes/lawMode';
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
import { code, instant, institutionIdColumn, foreignId } from './columns';
import { tenantPrimaryKey, tenantForeignKeys, tenantScopedId } from './keys';
import { ofInstitution } from './organisationTables';
import { lawOverride } from './overrideTables';

/** That somebody has compared a version of a pack of law with its texts (LC-02). Never changed. */
export const lawReview = pgTable(
  'law_review',
  {
    institutionId: ofInstitution(),
    /** Pack and version. */
    pack: text().notNull(),
    /** Of what the pack said then: what was changed since is not reviewed. */
    fingerprint: text().notNull(),
    actorName: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.institutionId, table.pack, table.fingerprint] })],
);

/** An institution's own rules in one version; the newest is in force (LC-02). Never changed. */
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

/** What the rules said to a call or message that somebody began, and what came of it (LC-03, LC-08). Never changed. */
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
    /** Whole, with the packs that were asked and their versions: it can be decided again. */
    decision: json().$type<LawDecision>().notNull(),
    /** Why it went on against a warning, or by an override. */
    reason: text(),
    /** The rules only asked for a reason, and none was given. */
    doubted: boolean().notNull().default(false),
    /** The call or the message that came of it; both null: it was refused, or only doubted. */
    callId: foreignId(),
    smsId: foreignId(),
    /** The override by which it went on. */
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
    // An override is used once.
    uniqueIndex('contact_decision_override_once')
      .on(table.institutionId, table.overrideId)
      .where(sql`override_id is not null`),
    // Few of very many: what overrides let through of a borrower's contacts.
    index('contact_decision_lifted')
      .on(table.institutionId, table.borrowerId)
      .where(sql`override_id is not null`),
    tenantPrimaryKey(table),
    // What is shown to an auditor: all of some days, one agent's, and those with a verdict.
    index('contact_decision_at').on(table.institutionId, table.at, table.id),
    index('contact_decision_agent').on(table.institutionId, table.agentId, table.at),
    index('contact_decision_verdict').on(table.institutionId, sql`(decision ->> 'verdict')`, table.at),
    index('contact_decision_borrower').on(table.institutionId, table.borrowerId, table.at.desc()),
    // What a group lost today: the contacts that were refused.
    index('contact_decision_refused')
      .on(table.institutionId, table.at)
      .where(sql`call_id is null and sms_id is null`),
  ],
);

/** A case whose turn had come when nobody might be called on it (LC-06). One row a case: the latest time. */
export const parkedCase = pgTable(
  'parked_case',
  {
    institutionId: institutionIdColumn(),
    taskId: foreignId().notNull(),
    /** Who passed it by, and that agent's group. */
    agentId: foreignId().notNull(),
    groupId: foreignId(),
    /** The first rule that speaks, with its pack and version. */
    pack: text().notNull(),
    rule: text().notNull(),
    parkedAt: instant().notNull(),
    /** When somebody may be called; null: only a fact can help. */
    until: instant(),
    /** When the agent came back to it. */
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

/** A contact that a rule speaks against, as an example of a finding (LC-07). */
export interface ReplayExample {
  readonly kind: 'call' | 'sms' | 'record';
  readonly taskId: number;
  readonly loanNo: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** When the rule would have been content; null: only a fact can help. */
  readonly until: string | null;
}

/** The contacts of some days, decided again by some packs (LC-07). It changes nothing of the book. */
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
    /** By their names with their versions. */
    packs: text().array().notNull(),
    /** They are asked as if they had been in force on all these days. */
    asInForce: boolean().notNull(),
    /** The institution's own rules as they are asked; null: none. */
    own: jsonb().$type<OwnRule[]>(),
    state: code(BINDING_STATE).notNull(),
    /** The number of the borrower who was gone through last; they come in the order of their numbers. */
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

/** How many contacts of an agent a rule speaks against on a day, by a replay (LC-07). */
export const lawReplayFinding = pgTable(
  'law_replay_finding',
  {
    institutionId: institutionIdColumn(),
    replayId: foreignId().notNull(),
    /** Of the institution's calendar. */
    day: date({ mode: 'string' }).notNull(),
    /** The rule with its pack and version. */
    pack: text().notNull(),
    rule: text().notNull(),
    /** Who made the contact; 0: nobody knows. */
    agentId: foreignId().notNull(),
    /** Refuses ('deny') or warns. */
    effect: text({ enum: ['deny', 'warn'] }).notNull(),
    article: text().notNull(),
    source: text().notNull(),
    count: integer().notNull(),
    /** Some of them. */
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
