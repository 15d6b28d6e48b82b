import { LANGUAGES } from '@/contract/language';
import { SMS_PURPOSE, SMS_STATE } from '@/contract/codes/messageCodes';
import { MESSAGE_CHANNEL } from '@/contract/messageChannels';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { contact, task } from './caseTables';
import {
  code,
  instant,
  minor,
  institutionIdColumn,
  foreignId,
  tenantPrimaryKey,
  tenantForeignKeys,
  tenantScopedId,
} from './columns';
import { appUser, ofInstitution } from './organizationTables';

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
    /** A disabled one is stored but not offered (SY-01). */
    enabled: boolean().notNull().default(true),
    /** WhatsApp approved the text: it may be sent there at any time (contract/messageChannels). */
    wabaApproved: boolean().notNull().default(false),
  },
  (table) => [tenantPrimaryKey(table), index('sms_template_institution').on(table.institutionId)],
);

/** Message with its state: waiting, sending, sent or failed. A message in state 'sending' is never resent automatically. */
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
    /** Template of the message with its name at that time; null: free text. */
    templateId: foreignId(),
    templateName: text(),
    phone: text().notNull(),
    channel: code(MESSAGE_CHANNEL).notNull().default('sms'),
    content: text().notNull(),
    state: code(SMS_STATE).notNull(),
    /** Message number of the gateway. */
    gatewayId: text(),
    /** Reason for the failure. */
    failure: text(),
    /** Cost when it was sent; null if the channel had no price. */
    cost: minor(),
    /** Failed message that this one retries. */
    retryOf: foreignId(),
    createdAt: instant().notNull(),
    /** Time of the handover to the gateway. */
    handedAt: instant(),
    finishedAt: instant(),
    /** Times of the gateway's receipts. */
    deliveredAt: instant(),
    readAt: instant(),
    undeliveredAt: instant(),
    /** Reason of the gateway why it was not delivered. */
    undeliveredReason: text(),
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

/** Reply of a borrower or a related person. Append-only. */
export const smsReply = pgTable(
  'sms_reply',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    /** Id of the event at the gateway. */
    eventId: text().notNull(),
    taskId: foreignId().notNull(),
    contactId: foreignId().notNull(),
    phone: text().notNull(),
    channel: code(MESSAGE_CHANNEL).notNull().default('sms'),
    content: text().notNull(),
    /** The reply demands no further messages (contract/law/optOut). */
    isOptOut: boolean().notNull(),
    /** Time at the gateway. */
    sentAt: instant().notNull(),
    receivedAt: instant().notNull(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { taskId: task, contactId: contact }),
    uniqueIndex('sms_reply_event').on(table.institutionId, table.eventId),
    index('sms_reply_task').on(table.taskId, table.sentAt.desc()),
    index('sms_reply_contact').on(table.contactId, table.channel, table.sentAt.desc()),
  ],
);

/** Messages 'sent' by the embedded gateway, for inspection if no real gateway is connected. */
export const smsOutbox = pgTable(
  'sms_outbox',
  {
    id: tenantScopedId(),
    institutionId: ofInstitution(),
    smsId: foreignId().notNull(),
    phone: text().notNull(),
    channel: code(MESSAGE_CHANNEL).notNull().default('sms'),
    content: text().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [tenantPrimaryKey(table)],
);
