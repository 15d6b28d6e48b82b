import * as z from 'zod/mini';
import { NAME_MAX, PHONE_MAX, REMARK_MAX, SMS_CONTENT_HARD_MAX } from '../../ourLimits';
import { MESSAGE_CHANNEL } from '../../messageChannels';
import { isPhoneNumber } from '../../rules';
import { lawReasonInput } from '../law/contactVerdict';
import { CASE_MESSAGE_LIST } from '../../lists/caseLists';
import { getSorting } from '../../lists/listDescription';
import {
  code,
  codeInput,
  count,
  id,
  idInput,
  lineText,
  money,
  multilineText,
  optionalLineText,
  time,
} from '../../schemas';

/** A template with the data of a case (§7 sms/templates; shape ours). */
export const smsTemplate = z.object({
  id,
  name: z.string(),
  /** Language of the text: cn, en or es. */
  language: z.string(),
  /** Stored text, with {places}. */
  content: z.string(),
  /** Text as it would be sent for the case; null without a case. */
  preview: z.nullable(z.string()),
  /** WhatsApp approved the text: it may be sent there at any time. Absent on servers without channels. */
  wabaApproved: z.optional(z.boolean()),
});

export type SmsTemplate = z.output<typeof smsTemplate>;

/** Remaining messages of today (§7 sms/residue, §3 SMS limit config; shape ours). */
export const smsResidue = z.object({
  /** The smaller of the two fields below: number of messages that can still be sent on this case. */
  residue: count,
  accountResidue: count,
  caseResidue: count,
  /** Maximum length of a message, in characters. */
  contentMax: count,
  /** Channels that the institution's gateway serves, and whether the caller has their flags. If absent, only SMS. */
  channels: z.optional(z.array(z.object({ channel: code, isAllowed: z.boolean() }))),
  /** Last reply of each contact in channels that restrict texts to a window after it, within that window. */
  replies: z.optional(z.array(z.object({ contactId: id, channel: code, time }))),
  /** Cost of a part or a message in each channel with a price (contract/smsParts), in the institution's currency. */
  costs: z.optional(z.array(z.object({ channel: code, cost: money }))),
  /** Template that the caller last sent in each channel within 30 days, the newest first (not in the specification). */
  lastTemplates: z.optional(z.array(z.object({ channel: code, templateId: id }))),
});

export type SmsResidue = z.output<typeof smsResidue>;

const sending = {
  /** contract/messageChannels; if absent, SMS (not in the specification). */
  channel: z.nullish(codeInput(MESSAGE_CHANNEL)),
  /** A template, which the server fills in; otherwise `content`. */
  templateId: z.nullish(idInput),
  /** Free text, for users with the permission. It contains no links and no phone numbers. */
  content: z.nullish(multilineText(SMS_CONTENT_HARD_MAX)),
  /** A contact of the case; otherwise `phone`. */
  contactId: z.nullish(idInput),
  /** Manually entered number (CD-02): a contact's number, or with the permission another number in the institution's countries. */
  phone: z.nullish(z.string().check(z.maxLength(PHONE_MAX), z.refine(isPhoneNumber))),
  /** Name of the owner of a manually entered number, who becomes a contact of the case (not in the specification). */
  numberName: z.nullish(optionalLineText(NAME_MAX)),
  /**
   * Source of a manually entered number. Stored as evidence with user and time; required if the number is not a contact yet (not in the
   * specification).
   */
  numberSource: z.nullish(lineText(REMARK_MAX)),
  ...lawReasonInput,
};

const hasTextAndNumber = z.refine<{ [Name in keyof typeof sending]?: string | null | undefined }>(
  (request) => Boolean(request.templateId ?? request.content) && Boolean(request.contactId ?? request.phone),
  { path: ['content'] },
);

/** Body of sms/manual/send (§7, CD-02), also used by the older client's sms/send. */
export const smsSendRequest = z.strictObject({ taskId: idInput, ...sending }).check(hasTextAndNumber);

/** A message of a case (task/smsLog, §2 SMS records; shape ours); the number is masked (CD-12). */
export const smsRecord = z.object({
  id,
  time,
  contactName: z.nullable(z.string()),
  phone: z.string(),
  /** contract/messageChannels; if absent, SMS. */
  channel: z.optional(code),
  content: z.string(),
  templateName: z.nullish(z.string()),
  /** contract/codes/messageCodes */
  state: code,
  /** MSS or MSF once known (§4, contract/codes/caseCodes). */
  result: z.nullable(code),
  /** Reason of the failure or of the missing delivery, in the gateway's text. */
  failure: z.nullable(z.string()),
  /** Cost at the time of sending; null if the channel had no price. */
  cost: z.nullish(money),
  /** Latest receipt of the gateway: contract/codes/messageCodes; null: none. */
  receipt: z.nullish(code),
  receiptTime: z.nullish(time),
  agentName: z.nullable(z.string()),
  /** Failed and not retried yet, and the caller may use its channel. */
  canRetry: z.boolean(),
});

/** A message of a case. */
export type SmsRecord = z.output<typeof smsRecord>;

/** Query of task/smsLog/{id}; newest first by default. */
export const smsLogQuery = z.strictObject(getSorting(CASE_MESSAGE_LIST));

/** Result of sending: the record, whose state arrives over the live connection, and the remaining messages. */
export const smsSendAnswer = z.object({ smsId: id, state: code, residue: count });
