import { INBOUND_STATE, TELEPHONE_STATUSES, LINE_STATE } from '@/contract/codes/contactCodes';
import type { LineEvent } from '@/contract/entities/cases/lineEvent';
import { sql } from 'drizzle-orm';
import { index, json, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { contact, task } from './caseTables';
import {
  code,
  instant,
  institutionIdColumn,
  foreignId,
  tenantPrimaryKey,
  tenantForeignKeys,
  tenantScopedId,
} from './columns';
import { appUser, ofInstitution } from './organizationTables';

/** A telephone call that an agent made on a case. An agent has one at a time. */
export const phoneCall = pgTable(
  'phone_call',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    taskId: foreignId().notNull(),
    agentId: foreignId().notNull(),
    contactId: foreignId(),
    contactName: text(),
    phone: text().notNull(),
    state: code(LINE_STATE).notNull(),
    /** Outcome of the call: contract/codes/contactCodes; null while unknown. */
    callStatus: text({ enum: TELEPHONE_STATUSES }),
    startedAt: instant().notNull(),
    connectedAt: instant(),
    endedAt: instant(),
    /** Events that the telephone system reported, in the order of arrival (docs/telephony.md). */
    lineEvents: json().$type<readonly LineEvent[]>().notNull().default([]),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { taskId: task, agentId: appUser, contactId: contact }),
    index('phone_call_task').on(table.taskId, table.startedAt.desc()),
    uniqueIndex('phone_call_one_open')
      .on(table.institutionId, table.agentId)
      .where(sql`state <> 'ended'`),
  ],
);

/** A call that the telephone system received. */
export const inboundCall = pgTable(
  'inbound_call',
  {
    id: tenantScopedId(),
    institutionId: ofInstitution(),
    /** Id of the call at the telephone system. */
    lineId: text().notNull(),
    /** Number of the caller; null until it is reported. */
    phone: text(),
    state: code(INBOUND_STATE).notNull(),
    startedAt: instant().notNull(),
    connectedAt: instant(),
    endedAt: instant(),
    /** Events that the telephone system reported, in the order of arrival (docs/telephony.md). */
    lineEvents: json().$type<readonly LineEvent[]>().notNull().default([]),
  },
  (table) => [
    tenantPrimaryKey(table),
    uniqueIndex('inbound_call_line').on(table.institutionId, table.lineId),
    index('inbound_call_ringing')
      .on(table.institutionId, table.startedAt)
      .where(sql`state = 'ringing'`),
  ],
);

/** A case that an incoming call may be about: a contact of its borrower has the number. */
export const inboundCallCase = pgTable(
  'inbound_call_case',
  {
    institutionId: institutionIdColumn(),
    inboundCallId: foreignId().notNull(),
    taskId: foreignId().notNull(),
    contactId: foreignId().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.institutionId, table.inboundCallId, table.taskId] }),
    ...tenantForeignKeys(table, { inboundCallId: inboundCall, taskId: task, contactId: contact }),
    index('inbound_call_case_task').on(table.institutionId, table.taskId),
  ],
);

/** Status change of a case with its author (CD-11). Never changed. */
export const caseEvent = pgTable(
  'case_event',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    taskId: foreignId().notNull(),
    /** Null: no user, such as an import. */
    actorId: foreignId(),
    actorName: text(),
    /** machines/caseLifecycle */
    event: text().notNull(),
    fromStatus: text(),
    toStatus: text().notNull(),
    /** Previous and new agent of a case that changed hands; null: nobody. */
    fromAgentId: foreignId(),
    toAgentId: foreignId(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { taskId: task, actorId: appUser }),
    index('case_event_task').on(table.taskId, table.createdAt.desc()),
    // Counts the extensions of a month (QU-01).
    index('case_event_extended')
      .on(table.institutionId, table.createdAt)
      .where(sql`event = 'extended'`),
  ],
);
