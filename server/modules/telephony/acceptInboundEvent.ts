import { CONNECTED, type InboundState } from '@/contract/codes/contactCodes';
import type { LineEvent, LineEventAnswer, LineEventInput } from '@/contract/entities/cases/lineEvent';
import type { Database, Transaction } from '../../database/connect';
import { inTenantTransaction } from '../../database/callTransaction';
import { type DomainEvent, publishEvents } from '../../live/domainEvents';
import { getHomeCountry, listPhoneDigits, toE164 } from '../../values/phoneNumber';
import { publishCaseChanged, setFollowUpDue } from '../cases/casesFacade';
import { foldLineEvents } from './foldLineEvents';
import {
  addInboundCases,
  changeInboundCall,
  type InboundTenant,
  listInboundCases,
  lockInboundCall,
  lockUnansweredCalls,
  type StoredInboundCall,
} from './inboundStore';
import { isKnownEvent, toLineEvent } from './lineEvent';

interface InboundContext extends InboundTenant {
  /** ISO 4217; determines the country of numbers without a country code. */
  readonly currency: string;
  readonly now: Date;
}

type InboundEvent = LineEventInput & { readonly inboundId: string };

/** Announces a call to the agents of its cases, each of whom reads only own cases, and to the screens of the cases. */
async function publishInbound(call: Pick<StoredInboundCall, 'id'>, context: InboundTenant): Promise<number[]> {
  const { tx, institutionId } = context;
  const cases = await listInboundCases(call, context);
  const news: DomainEvent[] = [];
  const publish = (address: DomainEvent['address'], event: DomainEvent['event']) => void news.push({ address, event });
  const userIds = [...new Set(cases.flatMap(({ agentId }) => agentId ?? []))];
  if (userIds.length > 0) publish({ institutionId, userIds }, { type: 'inbound' });
  for (const each of cases) await publishCaseChanged(each, { tx, publish, caller: { institutionId } });
  await publishEvents(tx, news);
  return cases.map(({ id }) => id);
}

function getState(events: readonly LineEvent[]): InboundState {
  const { state, callStatus } = foldLineEvents(events);
  if (state === 'connected' || callStatus === CONNECTED) return 'answered';
  return state === 'ended' ? 'missed' : 'ringing';
}

const toDateOrNull = (at: number | null): Date | null => (at === null ? null : new Date(at));

/** A call that became missed before its number is known leads to a follow-up when the number arrives. */
const isNewlyMissed = (before: StoredInboundCall, after: Pick<StoredInboundCall, 'phone' | 'state'>): boolean =>
  after.state === 'missed' && after.phone !== null && (before.state !== 'missed' || before.phone === null);

/** Derives a call from its events. A call that the time limit has declared missed can still turn out to be answered. */
function toChanges(call: StoredInboundCall, lineEvents: readonly LineEvent[], at: Date) {
  const { connectedAt, endedAt } = foldLineEvents(lineEvents);
  const state = getState(lineEvents);
  return {
    lineEvents,
    state: state === 'ringing' ? call.state : state,
    startedAt: at < call.startedAt ? at : call.startedAt,
    connectedAt: toDateOrNull(connectedAt),
    endedAt: toDateOrNull(endedAt) ?? call.endedAt,
  };
}

/** Finds the cases of a number that is reported for the first time; returns the number of the call. */
async function findCaller(
  event: InboundEvent,
  call: StoredInboundCall,
  context: InboundContext,
): Promise<string | null> {
  if (event.type !== 'inbound' || call.phone !== null) return call.phone;
  const home = getHomeCountry(context);
  await addInboundCases(call, listPhoneDigits(event.from, home), context);
  return toE164(event.from, home);
}

/** Accepts an event of an incoming call in any order. Its number finds the cases; a missed call makes them due, once. */
export async function acceptInboundEvent(
  event: InboundEvent,
  context: InboundContext,
): Promise<LineEventAnswer['answer']> {
  const { now } = context;
  const at = new Date(Math.min(Date.parse(event.at), now.getTime()));
  const call = await lockInboundCall({ lineId: event.inboundId, startedAt: at }, context);
  if (isKnownEvent(event, call)) return 'known';
  const events = [...call.lineEvents, toLineEvent(event, at.getTime())];
  const changes = { ...toChanges(call, events, at), phone: await findCaller(event, call, context) };
  await changeInboundCall(call, changes, context);
  const taskIds = await publishInbound(call, context);
  if (isNewlyMissed(call, changes)) await setFollowUpDue(taskIds, now, context);
  return 'accepted';
}

const missCall = async (call: StoredInboundCall, tx: Transaction, now: Date): Promise<void> => {
  const context = { tx, institutionId: call.institutionId };
  await changeInboundCall(call, { state: 'missed', endedAt: now }, context);
  const taskIds = await publishInbound(call, context);
  await setFollowUpDue(taskIds, now, context);
};

/** Time after which an incoming call without a reported answer counts as missed. */
const UNREPORTED_MS = 3 * 60_000;

/** Ends incoming calls whose answer or end was not reported in time, as missed. */
export const missUnreportedCalls = (database: Database, now: Date): Promise<number> =>
  inTenantTransaction(database, 'open', async (tx) => {
    const calls = await lockUnansweredCalls(tx, new Date(now.getTime() - UNREPORTED_MS));
    for (const call of calls) await missCall(call, tx, now);
    return calls.length;
  });
