import type * as z from 'zod/mini';
import { IDEMPOTENCY_KEY_HEADER } from '@/contract/headers';
import type { smsSendAnswer, smsSendRequest } from '@/contract/entities/messages/sms';
import { isOpenStatus } from '@/contract/codes/caseCodes';
import { hasPermission } from '@/contract/permissions';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { deleteSentDraft } from '../results/resultsFacade';
import { findContact } from '../borrower/borrowerFacade';
import { removeOwnName, enforceContactRules } from '../law/lawFacade';
import { findLink, findPhoneInText } from './findLink';
import { getSmsCountries, type SmsReceiver, getReceiver } from './smsReceiver';
import { findUnansweredCall, findSms, queueSms } from './smsStore';
import type { StoredSms } from './smsWorkerStore';
import { renderCaseTemplate } from './caseTemplates';
import { getInstitutionName } from './smsTemplateStore';
import { lockToContact, type Task, assertNotHeld, attemptCase, publishCaseChanged } from '../cases/casesFacade';
import { enforceSmsLimits, readSmsLimits } from './readSmsLimits';

type Request = z.output<typeof smsSendRequest>;
type SmsReply = z.output<typeof smsSendAnswer>;
/** Reason to continue despite a rule of law (LC-08). */
type Reasoned = { readonly lawReason?: string | null | undefined };
type Text = Pick<StoredSms, 'content'> & Partial<Pick<StoredSms, 'templateId' | 'templateName'>>;

async function lockOpenCase(taskId: string, context: CallerContext): Promise<Task> {
  const held = await lockToContact(taskId, context);
  if (!isOpenStatus(held.status)) throw new Refusal('wrongState');
  await assertNotHeld(held, context);
  return held;
}

/** Refuses free text without the permission, or with a link or a telephone number in it: the reader trusts the sender's name. */
async function assertFreeText(
  content: string,
  { loanNo }: Pick<Task, 'loanNo'>,
  context: CallerContext,
): Promise<void> {
  if (!hasPermission(context.caller, 'sms.freeText')) throw new Refusal('notAllowed');
  const [country] = await getSmsCountries(context);
  const link = findLink(content) ?? findPhoneInText(content.replaceAll(loanNo, ''), country);
  if (link !== undefined) throw new Refusal('smsHoldsLink', { link });
}

async function getText(held: Task, { templateId, content }: Request, context: CallerContext): Promise<Text> {
  if (templateId) return renderCaseTemplate({ id: templateId }, held, context);
  await assertFreeText(content ?? '', held, context);
  return { content: content ?? '' };
}

async function refuseTooLong({ content }: Text, context: CallerContext): Promise<void> {
  const { contentMax } = await readSmsLimits(context);
  if (content.length > contentMax) throw new Refusal('smsTooLong', { most: contentMax });
}

/**
 * Returns the contact for the rules. A number entered by hand becomes a contact with this very message: if the message is
 * refused, no contact exists for an override.
 */
async function getContact(held: Task, { contactId, phone }: SmsReceiver, context: CallerContext) {
  const nobody = { relation: '', name: '', phone, emergency: false };
  if (contactId === null) return nobody;
  const found = await findContact(held, String(contactId), context);
  const { name, relation, addedAt } = found;
  return addedAt?.getTime() === context.now.getTime() ? { ...nobody, name, relation } : found;
}

/** Checks the rules for the contact itself; the owner of a number without a contact is unknown. */
async function passRules(held: Task, { lawReason, ...message }: SmsReceiver & Text & Reasoned, context: CallerContext) {
  const { contactId, content } = message;
  const to = await getContact(held, message, context);
  const text = removeOwnName(content, await getInstitutionName(context));
  return enforceContactRules({ of: held, to, contactId, channel: 'sms', text, reason: lawReason }, context);
}

/**
 * Counts and queues a message, and deletes its draft, in the call's transaction. It is sent to the gateway after the commit
 * (reliability 4.1).
 */
async function queueFor(
  held: Task,
  { lawReason, ...message }: SmsReceiver & Text & Reasoned & Partial<Pick<StoredSms, 'retryOf'>>,
  context: CallerContext,
): Promise<SmsReply> {
  const { services, reply, afterCommit } = context;
  await refuseTooLong(message, context);
  const { residue } = await enforceSmsLimits(held, context);
  const keepDecision = await passRules(held, { ...message, lawReason }, context);
  const smsId = await queueSms({ ...message, taskId: held.id }, context);
  await keepDecision({ smsId });
  await deleteSentDraft(held.id, reply.requestHeader(IDEMPOTENCY_KEY_HEADER), context);
  await attemptCase(held, context);
  await publishCaseChanged(held, context);
  afterCommit(async () => services.smsWorker.wake());
  // Both counts have decreased by one.
  return { smsId: String(smsId), state: 'queued', residue: residue - 1 };
}

/** Sends a message about an open case to one of its contacts or to a number that becomes one, within the limits (CD-02). */
export async function sendSms(asked: Request, context: CallerContext): Promise<SmsReply> {
  const held = await lockOpenCase(asked.taskId, context);
  const receiver = await getReceiver(held, asked, context);
  const { lawReason } = asked;
  return queueFor(held, { ...receiver, ...(await getText(held, asked, context)), lawReason }, context);
}

/** Retries a failed message as a new one that counts; each once (CD-02). */
export async function retrySms(
  { smsId, lawReason }: Reasoned & { smsId: string },
  context: CallerContext,
): Promise<SmsReply> {
  const { taskId } = await findSms(smsId, context);
  const held = await lockOpenCase(String(taskId), context);
  // Reads it again: a simultaneous retry held the lock of the case until now.
  const failed = await findSms(smsId, context);
  if (failed.state !== 'failed' || failed.retried) throw new Refusal('outOfDate');
  const { contactId, contactName, contactRelation, phone, templateId, templateName, content } = failed;
  if (templateName === null) await assertFreeText(content, held, context);
  // Messages from before numbers entered by hand became contacts need a new receiver.
  const receiver =
    contactId === null
      ? await getReceiver(held, { phone }, context)
      : { contactId, contactName, contactRelation, phone };
  const message = { ...receiver, templateId, templateName, content, lawReason, retryOf: failed.id };
  return queueFor(held, message, context);
}

/** Sends a message after an unanswered call of the caller, about the attempt (§7 auto-dialing SMS). */
export async function sendMissedCallSms(
  { taskId, phoneCallId, lawReason }: Reasoned & { taskId: string; phoneCallId: string },
  context: CallerContext,
): Promise<SmsReply> {
  const held = await lockOpenCase(taskId, context);
  const receiver = await findUnansweredCall(phoneCallId, held, context);
  return queueFor(
    held,
    { ...receiver, ...(await renderCaseTemplate('missedCall', held, context)), lawReason },
    context,
  );
}
