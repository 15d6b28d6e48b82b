import * as z from 'zod/mini';
import { NAME_MAX, PHONE_MAX, REMARK_MAX, SMS_CONTENT_HARD_MAX } from '../ourLimits';
import { isPhoneNumber } from '../rules';
import { lawReasonInput } from './contactVerdict';
import { CASE_MESSAGE_LIST } from '../lists/caseLists';
import { getSorting } from '../lists/listDescription';
import { code, count, id, idInput, lineText, multilineText, optionalLineText, time } from '../schemas';

/** A template with its text filled in for a case (§7 sms/templates; shape ours). */
export const smsTemplate = z.object({
  id,
  name: z.string(),
  /** The language that it is written in: cn, en or es. */
  language: z.string(),
  /** As it is kept, with {places}. */
  content: z.string(),
  /** As it would be sent about the case; null without a case. */
  preview: z.nullable(z.string()),
});

/** A template with its text filled in for a case. */
export type SmsTemplate = z.output<typeof smsTemplate>;

/** What is left of today's messages (§7 sms/residue, §3 SMS limit config; shape ours). */
export const smsResidue = z.object({
  /** The smaller of the two below: what can still be sent on this case. */
  residue: count,
  accountResidue: count,
  caseResidue: count,
  /** Most characters of a message. */
  contentMax: count,
});

/** What is left of today's messages. */
export type SmsResidue = z.output<typeof smsResidue>;

const sending = {
  /** A template: the server fills it in. Else `content`. */
  templateId: z.nullish(idInput),
  /** Own text, for those with the permission; it contains no links and no phone numbers. */
  content: z.nullish(multilineText(SMS_CONTENT_HARD_MAX)),
  /** One of the case's contacts. Else `phone`. */
  contactId: z.nullish(idInput),
  /** A number by hand (CD-02): a contact's, or with the permission another one of the institution's countries. */
  phone: z.nullish(z.string().check(z.maxLength(PHONE_MAX), z.refine(isPhoneNumber))),
  /** Whose the number by hand is: it becomes a contact of the case (ours). */
  numberName: z.nullish(optionalLineText(NAME_MAX)),
  /** From where the number by hand is: kept as evidence with who brought it and when; needed where it is no contact yet (ours). */
  numberSource: z.nullish(lineText(REMARK_MAX)),
  ...lawReasonInput,
};

const hasTextAndNumber = z.refine<{ [Name in keyof typeof sending]?: string | null | undefined }>(
  (asked) => Boolean(asked.templateId ?? asked.content) && Boolean(asked.contactId ?? asked.phone),
  { path: ['content'] },
);

/** Body of sms/manual/send (§7, CD-02); the older client's sms/send takes the same. */
export const smsSendRequest = z.strictObject({ taskId: idInput, ...sending }).check(hasTextAndNumber);

/** A message of a case (task/smsLog, §2 SMS records; shape ours); the number is masked (CD-12). */
export const smsRecord = z.object({
  id,
  time,
  contactName: z.nullable(z.string()),
  phone: z.string(),
  content: z.string(),
  templateName: z.nullish(z.string()),
  /** contract/codes/smsState */
  state: code,
  /** MSS or MSF once it is known (§4, contract/codes/collectionResult). */
  result: z.nullable(code),
  /** Why it failed, in the gateway's words. */
  failure: z.nullable(z.string()),
  agentName: z.nullable(z.string()),
  /** Failed, and not tried again yet. */
  canRetry: z.boolean(),
});

/** A message of a case. */
export type SmsRecord = z.output<typeof smsRecord>;

/** Query of task/smsLog/{id}: without a sort the newest first. */
export const smsLogQuery = z.strictObject(getSorting(CASE_MESSAGE_LIST));

/** What sending did: the record, whose state arrives over the live line, and what is left. */
export const smsSendAnswer = z.object({ smsId: id, state: code, residue: count });
