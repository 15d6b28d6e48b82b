import type { GatewayEvent, GatewayEventAnswer, gatewayEventsRequest } from '@/contract/entities/messages/gatewayEvent';
import { isOptOut } from '@/contract/law/optOut';
import type * as z from 'zod/mini';
import type { OpenContext } from '../../access/callContext';
import type { Transaction } from '../../database/connect';
import { type DomainEvent, publishEvents } from '../../live/domainEvents';
import { stripNul } from '../../values/cellText';
import { getHomeCountry, listPhoneDigits } from '../../values/phoneNumber';
import {
  addUnreadReply,
  findNotificationColumns,
  lockBorrowerContacts,
  lockCasesForReply,
  publishCaseChanged,
} from '../cases/casesFacade';
import { authenticateSignedCaller } from '../lender/lenderFacade';
import { recordOptOut } from '../preferences/preferencesFacade';
import {
  findSourceByMessage,
  findSourcesByNumber,
  isReplyKnown,
  type ReplySource,
  storeReceipt,
  storeReply,
} from './gatewayEventStore';

type Answer = GatewayEventAnswer['answer'];
type Reply = Extract<GatewayEvent, { readonly type: 'reply' }>;
type Receipt = Exclude<GatewayEvent, Reply>;

/** Transaction of one event. Live events are published when it commits. */
interface EventContext {
  readonly tx: Transaction;
  readonly institutionId: number;
  /** ISO 4217; determines the country of numbers without a country code. */
  readonly currency: string;
  readonly now: Date;
  readonly publish: (address: DomainEvent['address'], event: DomainEvent['event']) => void;
}

/** A gateway's clock may be wrong, but nothing happens after now. */
const toPast = (at: string, now: Date): Date => new Date(Math.min(Date.parse(at), now.getTime()));

async function publishChange(taskId: number, context: EventContext): Promise<void> {
  const { institutionId, ...parts } = context;
  const [changed] = await findNotificationColumns([taskId], context);
  if (changed) await publishCaseChanged(changed, { ...parts, caller: { institutionId } });
}

async function acceptReceipt({ type, messageId, at, ...rest }: Receipt, context: EventContext): Promise<Answer> {
  const { tx, institutionId, now } = context;
  const reason = 'reason' in rest && rest.reason ? stripNul(rest.reason) : null;
  const stored = await storeReceipt(tx, { institutionId, messageId, type, at: toPast(at, now), reason });
  if (stored === undefined) return 'unknown';
  if (!stored.isNew) return 'known';
  await publishChange(stored.taskId, context);
  return 'accepted';
}

/** Lists the contacts with the number of a reply; the first one is its sender. */
async function findSenders({ from, messageId }: Reply, context: EventContext): Promise<ReplySource[]> {
  const { tx, institutionId, currency } = context;
  const numbers = listPhoneDigits(from, getHomeCountry({ currency }));
  const byNumber = await findSourcesByNumber(tx, { institutionId, numbers });
  const answered = messageId ? await findSourceByMessage(tx, { institutionId, messageId }) : undefined;
  return answered === undefined ? byNumber : [answered, ...byNumber];
}

/**
 * Locks what a reply changes in the order of `lockToContact`: borrowers before cases, each in the order of their ids. Stored first, the
 * reply would lock its case, and a message in between would wait for the case while it holds the borrower.
 */
async function lockForReply(senders: readonly ReplySource[], isEnd: boolean, context: EventContext): Promise<void> {
  const borrowerIds = isEnd ? [...new Set(senders.map(({ borrowerId }) => borrowerId))] : [];
  for (const id of borrowerIds.toSorted((a, b) => a - b)) await lockBorrowerContacts(id, context);
  const taskIds = senders.map(({ taskId }) => taskId);
  await lockCasesForReply(isEnd ? taskIds : taskIds.slice(0, 1), context);
}

async function acceptReply(reply: Reply, context: EventContext): Promise<Answer> {
  const { tx, institutionId, now } = context;
  if (await isReplyKnown(tx, { institutionId, eventId: reply.id })) return 'known';
  const senders = await findSenders(reply, context);
  const [sender] = senders;
  if (sender === undefined) return 'unknown';
  const content = stripNul(reply.text);
  const isEnd = isOptOut(content);
  await lockForReply(senders, isEnd, context);
  const isStored = await storeReply(tx, {
    institutionId,
    eventId: reply.id,
    taskId: sender.taskId,
    contactId: sender.contactId,
    phone: reply.from,
    channel: reply.channel ?? sender.channel ?? 'sms',
    content,
    isOptOut: isEnd,
    sentAt: toPast(reply.at, now),
    receivedAt: now,
  });
  if (!isStored) return 'known';
  await addUnreadReply(sender.taskId, context);
  // A number can belong to several borrowers: none of them gets a message any more.
  if (isEnd) await recordOptOut(senders, content, context);
  await publishChange(sender.taskId, context);
  return 'accepted';
}

/** Institution that an event belongs to. */
export type GatewayInstitution = Pick<EventContext, 'institutionId' | 'currency'>;

/** Accepts one receipt or reply in its own transaction; a known one has no effect. */
export const acceptGatewayEvent = async (
  event: GatewayEvent,
  of: GatewayInstitution,
  context: Pick<OpenContext, 'now' | 'inOwnTransaction'>,
): Promise<Answer> =>
  context.inOwnTransaction(async (tx) => {
    const news: DomainEvent[] = [];
    const publish: EventContext['publish'] = (address, each) => void news.push({ address, event: each });
    const own = { ...of, tx, now: context.now, publish };
    const answer = event.type === 'reply' ? await acceptReply(event, own) : await acceptReceipt(event, own);
    await publishEvents(tx, news);
    return answer;
  });

/**
 * Accepts the receipts and replies of a message gateway, each in its own transaction: a gateway that gets no response sends them again,
 * and known ones have no effect.
 */
export async function acceptGatewayEvents(
  { events }: z.output<typeof gatewayEventsRequest>,
  context: OpenContext,
): Promise<{ result: GatewayEventAnswer[] }> {
  const { institutionId, currency } = await authenticateSignedCaller(context);
  const of = { institutionId, currency };
  const result: GatewayEventAnswer[] = [];
  for (const event of events) result.push({ id: event.id, answer: await acceptGatewayEvent(event, of, context) });
  return { result };
}
