import type * as z from 'zod/mini';
import { IDEMPOTENCY_KEY_HEADER } from '@/contract/headers';
import type { smsSendAnswer, smsSendRequest } from '@/contract/entities/messages/sms';
import { CHANNEL_RULES, getContentMax } from '@/contract/messageChannels';
import { isOpenStatus } from '@/contract/codes/caseCodes';
import { hasPermission } from '@/contract/permissions';
import type { Services } from '../../access/appContext';
import type { CallerContext } from '../../access/callContext';
import type { ReplyPort } from '../../kernel/caller';
import { Refusal } from '../../kernel/refusal';
import { deleteSentDraft } from '../results/resultsFacade';
import { findContact } from '../borrower/borrowerFacade';
import { removeOwnName, enforceContactRules } from '../law/lawFacade';
import { calculateCost } from './channelCosts';
import { assertChannel, assertTextPermitted } from './channels';
import { findLink, findPhoneInText } from './findLink';
import { getSmsCountries, type SmsReceiver, getReceiver } from './smsReceiver';
import { findUnansweredCall, findSms, queueSms } from './smsStore';
import type { StoredSms } from './smsWorkerStore';
import { renderCaseTemplate } from './caseTemplates';
import { getInstitutionName } from './smsTemplateStore';
import { lockToContact, type Task, assertNotHeld, attemptCase, publishCaseChanged } from '../cases/casesFacade';
import { enforceSmsLimits, readSmsLimits } from './readSmsLimits';

/** Context of a message: a call, or the worker of bulk messages in the name of its author. */
export type SendContext = Pick<
  CallerContext,
  'tx' | 'caller' | 'now' | 'language' | 'settings' | 'publish' | 'afterCommit' | 'onRefused'
> & {
  readonly services: Pick<Services, 'smsWorker'>;
  readonly reply: Pick<ReplyPort, 'requestHeader'>;
};

type Request = z.output<typeof smsSendRequest>;
type SmsReply = z.output<typeof smsSendAnswer>;
/** Reason to continue despite a rule of law (LC-08). */
type Reasoned = { readonly lawReason?: string | null | undefined };
/** Bulk message that a message belongs to; without an id for its dry run. */
type OfBulk = { readonly bulk?: { readonly id: number | null } };
type Text = Pick<StoredSms, 'content'> & Partial<Pick<StoredSms, 'templateId' | 'templateName'>>;
type Message = SmsReceiver & Text & Pick<StoredSms, 'channel'> & Reasoned;

async function lockOpenCase(taskId: string, context: SendContext): Promise<Task> {
  const task = await lockToContact(taskId, context);
  if (!isOpenStatus(task.status)) throw new Refusal('wrongState');
  await assertNotHeld(task, context);
  return task;
}

/** Refuses free text without the permission, or with a link or a telephone number in it: the reader trusts the sender's name. */
async function assertFreeText(content: string, { loanNo }: Pick<Task, 'loanNo'>, context: SendContext): Promise<void> {
  if (!hasPermission(context.caller, 'sms.freeText')) throw new Refusal('notAllowed');
  const [country] = await getSmsCountries(context);
  const link = findLink(content) ?? findPhoneInText(content.replaceAll(loanNo, ''), country);
  if (link !== undefined) throw new Refusal('smsHoldsLink', { link });
}

async function getText(task: Task, { templateId, content }: Request, context: SendContext): Promise<Text> {
  if (templateId) return renderCaseTemplate({ id: templateId }, task, context);
  await assertFreeText(content ?? '', task, context);
  return { content: content ?? '' };
}

async function refuseTooLong({ channel, content }: Message, context: SendContext): Promise<void> {
  const contentMax = getContentMax(channel, (await readSmsLimits(context)).contentMax);
  if (content.length > contentMax) throw new Refusal('smsTooLong', { most: contentMax });
}

/**
 * Returns the contact for the rules. A number entered by hand becomes a contact with this very message: if the message is
 * refused, no contact exists for an override.
 */
async function getContact(task: Task, { contactId, phone }: SmsReceiver, context: SendContext) {
  const nobody = { relation: '', name: '', phone, emergency: false };
  if (contactId === null) return nobody;
  const found = await findContact(task, String(contactId), context);
  const { name, relation, addedAt } = found;
  return addedAt?.getTime() === context.now.getTime() ? { ...nobody, name, relation } : found;
}

/** Checks the rules for the contact itself; the owner of a number without a contact is unknown. */
async function passRules(task: Task, { lawReason, ...message }: Message, context: SendContext) {
  const { contactId, content } = message;
  const channel = CHANNEL_RULES[message.channel].lawChannel;
  const to = await getContact(task, message, context);
  const text = removeOwnName(content, await getInstitutionName(context));
  return enforceContactRules({ of: task, to, contactId, channel, text, reason: lawReason }, context);
}

/**
 * Counts and queues a message, and deletes its draft, in the call's transaction. It is sent to the gateway after the commit
 * (reliability 4.1).
 */
async function queueFor(
  task: Task,
  { lawReason, bulk, ...message }: Message & OfBulk & Partial<Pick<StoredSms, 'retryOf'>>,
  context: SendContext,
): Promise<SmsReply> {
  const { services, reply, afterCommit } = context;
  assertChannel(message.channel, context);
  await refuseTooLong(message, context);
  await assertTextPermitted(message, context);
  const { residue } = await enforceSmsLimits(task, { isBulk: bulk !== undefined }, context);
  const keepDecision = await passRules(task, { ...message, lawReason }, context);
  const cost = await calculateCost(message.channel, message.content, context);
  const smsId = await queueSms({ ...message, cost, bulkId: bulk?.id ?? null, taskId: task.id }, context);
  await keepDecision({ smsId });
  await deleteSentDraft(task.id, reply.requestHeader(IDEMPOTENCY_KEY_HEADER), context);
  await attemptCase(task, context);
  await publishCaseChanged(task, context);
  afterCommit(async () => services.smsWorker.wake());
  // Both counts have decreased by one.
  return { smsId: String(smsId), state: 'queued', residue: residue - 1 };
}

/** Sends a message about an open case to one of its contacts or to a number that becomes one, within the limits (CD-02). */
export async function sendSms({ bulk, ...request }: Request & OfBulk, context: SendContext): Promise<SmsReply> {
  const task = await lockOpenCase(request.taskId, context);
  const receiver = await getReceiver(task, request, context);
  const { lawReason, channel } = request;
  const text = await getText(task, request, context);
  return queueFor(task, { ...receiver, ...text, channel: channel ?? 'sms', lawReason, ...(bulk && { bulk }) }, context);
}

/** Retries a failed message as a new one that counts; each once (CD-02). */
export async function retrySms(
  { smsId, lawReason }: Reasoned & { smsId: string },
  context: SendContext,
): Promise<SmsReply> {
  const { taskId } = await findSms(smsId, context);
  const task = await lockOpenCase(String(taskId), context);
  // Reads it again: a simultaneous retry held the lock of the case until now.
  const failed = await findSms(smsId, context);
  if (failed.state !== 'failed' || failed.retried) throw new Refusal('outOfDate');
  const { contactId, contactName, contactRelation, phone, channel, templateId, templateName, content } = failed;
  if (templateName === null) await assertFreeText(content, task, context);
  // Messages from before numbers entered by hand became contacts need a new receiver.
  const receiver =
    contactId === null
      ? await getReceiver(task, { phone }, context)
      : { contactId, contactName, contactRelation, phone };
  const message = { ...receiver, channel, templateId, templateName, content, lawReason, retryOf: failed.id };
  return queueFor(task, message, context);
}

/** Sends a message after an unanswered call of the caller, about the attempt (§7 auto-dialing SMS). */
export async function sendMissedCallSms(
  { taskId, phoneCallId, lawReason }: Reasoned & { taskId: string; phoneCallId: string },
  context: SendContext,
): Promise<SmsReply> {
  const task = await lockOpenCase(taskId, context);
  const receiver = await findUnansweredCall(phoneCallId, task, context);
  return queueFor(
    task,
    { ...receiver, ...(await renderCaseTemplate('missedCall', task, context)), channel: 'sms', lawReason },
    context,
  );
}
