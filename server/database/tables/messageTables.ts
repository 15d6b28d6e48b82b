import { LANGUAGES } from '@/contract/language';
import { SMS_PURPOSE } from '@/contract/codes/smsPurpose';
import { SMS_STATE } from '@/contract/codes/smsState';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { contact, task } from './caseTables';
import { code, instant, institutionIdColumn, foreignId } from './columns';
import { tenantPrimaryKey, tenantForeignKeys, tenantScopedId } from './keys';
import { appUser, ofInstitution } from './organisationTables';

/** A template of messages, with {places} that the server fills in (CD-02). */
export const smsTemplate = pgTable(
  'sms_template',
  {
    id: tenantScopedId(),
    institutionId: ofInstitution(),
    name: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    content: text().notNull(),
    /** 'missedCall' is sent after a call that was not answered. */
    purpose: code(SMS_PURPOSE).notNull().default('any'),
    /** A disabled one is kept and not offered (SY-01). */
    enabled: boolean().notNull().default(true),
  },
  (table) => [tenantPrimaryKey(table), index('sms_template_institution').on(table.institutionId)],
);

/** A message: waiting, being sent, sent or failed. Once it is 'sending' it is never sent again by itself. */
export const sms = pgTable(
  'sms',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    taskId: foreignId().notNull(),
    agentId: foreignId().notNull(),
    contactId: foreignId(),
    contactName: text(),
    contactRelation: text(),
    /** The template that it was sent with, and what that one was called then; null: own words. */
    templateId: foreignId(),
    templateName: text(),
    phone: text().notNull(),
    content: text().notNull(),
    state: code(SMS_STATE).notNull(),
    /** The gateway's own number of it. */
    gatewayId: text(),
    /** Why it failed. */
    failure: text(),
    /** The failed message that this one tries again. */
    retryOf: foreignId(),
    createdAt: instant().notNull(),
    /** When it was handed to the gateway. */
    handedAt: instant(),
    finishedAt: instant(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { taskId: task, agentId: appUser, contactId: contact, templateId: smsTemplate }),
    index('sms_task').on(table.taskId, table.createdAt.desc()),
    index('sms_agent').on(table.agentId, table.createdAt),
    index('sms_state').on(table.state, table.id),
    index('sms_institution').on(table.institutionId, table.createdAt),
  ],
);

/** What the embedded gateway has 'sent': to be looked at where no real one is connected. */
export const smsOutbox = pgTable(
  'sms_outbox',
  {
    id: tenantScopedId(),
    institutionId: ofInstitution(),
    smsId: foreignId().notNull(),
    phone: text().notNull(),
    content: text().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [tenantPrimaryKey(table)],
);
