import { LANGUAGES } from '@/contract/language';
import { BULK_OUTCOME } from '@/contract/codes/bulkMessageCodes';
import { BINDING_STATE } from '@/contract/codes/queueCodes';
import { SMS_PURPOSE, SMS_STATE } from '@/contract/codes/messageCodes';
import { MESSAGE_CHANNEL } from '@/contract/messageChannels';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
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

/** Template sent to the borrowers of many cases. */
export const bulkMessage = pgTable(
  'bulk_message',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    /** Author; it stops if the author may no longer assign cases. */
    actorId: foreignId().notNull(),
    templateId: foreignId().notNull(),
    templateName: text().notNull(),
    channel: code(MESSAGE_CHANNEL).notNull(),
    state: code(BINDING_STATE).notNull(),
    total: integer().notNull(),
    createdAt: instant().notNull(),
    finishedAt: instant(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { actorId: appUser, templateId: smsTemplate }),
    index('bulk_message_actor').on(table.institutionId, table.actorId, table.id.desc()),
  ],
);

/** A case of a bulk message; its outcome is written in the transaction that queues its message. */
export const bulkMessageItem = pgTable(
  'bulk_message_item',
  {
    institutionId: institutionIdColumn(),
    bulkId: foreignId().notNull(),
    /** From 0, in the order of the cases' numbers. */
    place: integer().notNull(),
    taskId: foreignId().notNull(),
    /** Number of failures; items with fewer failures are processed first. */
    tries: integer().notNull().default(0),
    /** Time from which the rules permit the message; null: now. */
    notBefore: instant(),
    /** Null until the message is queued or cannot be sent. */
    outcome: code(BULK_OUTCOME),
    /** Rule of law that decided, with its pack and article; '' for none. */
    rule: text().notNull().default(''),
    smsId: foreignId(),
  },
  (table) => [
    ...tenantForeignKeys(table, { bulkId: bulkMessage }, 'cascade'),
    ...tenantForeignKeys(table, { taskId: task }),
    primaryKey({ columns: [table.institutionId, table.bulkId, table.place] }),
  ],
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
    /** Bulk message that it belongs to. */
    bulkId: foreignId(),
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
    ...tenantForeignKeys(table, {
      taskId: task,
      agentId: appUser,
      contactId: contact,
      templateId: smsTemplate,
      bulkId: bulkMessage,
    }),
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
