import type {
  LineEvent,
  LineEventAnswer,
  LineEventInput,
  lineEventsRequest,
} from '@/contract/entities/cases/lineEvent';
import type * as z from 'zod/mini';
import type { OpenContext } from '../../access/callContext';
import type { Transaction } from '../../database/connect';
import { publishEvents } from '../../live/domainEvents';
import { authenticateSignedCaller } from '../lender/lenderFacade';
import { acceptInboundEvent } from './acceptInboundEvent';
import { compareCall } from './compareCall';
import { dialEvent } from './dialEvent';
import { foldLineEvents } from './foldLineEvents';
import { isKnownEvent, toLineEvent } from './lineEvent';
import { lockReportedCall } from './lineStore';
import { changeCall, type StoredCall } from './phoneCallStore';

interface LineContext {
  readonly tx: Transaction;
  readonly institutionId: number;
  readonly currency: string;
  readonly now: Date;
}

/** Nothing happens before the call was started or after now, whatever the clock of the telephone system says. */
const toStoredEvent = (event: LineEventInput, { startedAt }: StoredCall, now: Date): LineEvent => {
  const at = Math.max(startedAt.getTime(), Math.min(Date.parse(event.at), now.getTime()));
  return toLineEvent(event, at);
};

const toDateOrNull = (at: number | null): Date | null => (at === null ? null : new Date(at));

/** A call that its agent or the time limit has ended stays ended; its reports still tell its outcome. */
function toChanges(call: StoredCall, lineEvents: readonly LineEvent[]): Partial<StoredCall> {
  const { state, callStatus, connectedAt, endedAt } = foldLineEvents(lineEvents);
  return {
    lineEvents,
    state: call.state === 'ended' ? 'ended' : state,
    callStatus: callStatus ?? call.callStatus,
    connectedAt: toDateOrNull(connectedAt),
    endedAt: toDateOrNull(endedAt) ?? call.endedAt,
  };
}

async function acceptCallEvent(event: LineEventInput, context: LineContext): Promise<LineEventAnswer['answer']> {
  const { tx, now } = context;
  const call = await lockReportedCall(('callId' in event && event.callId) || '', context);
  if (call === undefined) return 'unknown';
  const { lineEvents } = call;
  if (isKnownEvent(event, call)) return 'known';
  const changes = toChanges(call, [...lineEvents, toStoredEvent(event, call, now)]);
  const changed = await changeCall(call.id, changes, context);
  await publishEvents(tx, [dialEvent(changed), ...(await compareCall(changed, tx))]);
  return 'accepted';
}

/** An event names either an incoming or an outgoing call. */
const acceptEvent = (event: LineEventInput, context: LineContext): Promise<LineEventAnswer['answer']> => {
  const { inboundId } = event;
  return inboundId === undefined
    ? acceptCallEvent(event, context)
    : acceptInboundEvent({ ...event, inboundId }, context);
};

/**
 * Accepts the progress of calls from a telephone system, each event in its own transaction: a system that gets no response sends them
 * again, and known ones have no effect.
 */
export async function acceptLineEvents(
  { events }: z.output<typeof lineEventsRequest>,
  context: OpenContext,
): Promise<{ result: LineEventAnswer[] }> {
  const { institutionId, currency } = await authenticateSignedCaller(context);
  const { now, settings } = context;
  const result: LineEventAnswer[] = [];
  for (const event of events) {
    const answer =
      settings.dialler === 'exchange'
        ? await context.inOwnTransaction(async (tx) => acceptEvent(event, { tx, institutionId, currency, now }))
        : 'unknown';
    result.push({ id: event.id, answer });
  }
  return { result };
}
