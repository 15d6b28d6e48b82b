import type { PhoneCall } from '@/contract/entities/cases/phoneCall';
import { isOpenStatus } from '@/contract/codes/caseCodes';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { addBehavior } from '../monitoring/monitoringFacade';
import { findContact } from '../borrower/borrowerFacade';
import { addCall, changeCall, lockOpenCalls, lockOwnCall, type StoredCall } from './phoneCallStore';
import { serializeCall } from './phoneCallWire';
import { lockToContact, type Task, assertNotHeld, attemptCase, publishCaseChanged } from '../cases/casesFacade';
import { enforceContactRules } from '../law/lawFacade';
import { dialEvent } from './dialEvent';
import { getHomeCountry, toE164 } from '../../values/phoneNumber';

const dialled = (phone: string): string => (phone.trim().startsWith('+') ? '+' : '') + phone.replaceAll(/\D/g, '');

/** In a web address + means a space; a dialer's own URL scheme takes it literally. */
const isWebAddress = (pattern: string): boolean => /^https?:/i.test(pattern);

/** Builds the link that starts a call in the agent's own dialer; `pattern` is DIAL_LINK. */
export const dialLink = (pattern: string, { phone, id }: Pick<StoredCall, 'phone' | 'id'>): string => {
  const number = dialled(phone);
  return pattern
    .replaceAll('{phone}', isWebAddress(pattern) ? encodeURIComponent(number) : number)
    .replaceAll('{call}', String(id));
};

/** Time after which an unfinished call counts as lost and no longer blocks its agent. */
const HUNG_AFTER_MS = 5 * 60_000;

/** Contact and case of a call. */
interface DialRequest {
  readonly taskId: string;
  readonly contactId: string;
  /** Reason to continue although a legal rule opposes the call (LC-08). */
  readonly lawReason?: string | null | undefined;
}

/** Outcome of a call when its agent hangs up: unanswered if it is still ringing. A telephone system reports the outcome later. */
const toEndedCall = ({ state, callStatus }: StoredCall, { now, settings }: CallerContext): Partial<StoredCall> => ({
  state: 'ended',
  endedAt: now,
  callStatus: state === 'ringing' && settings.dialler !== 'exchange' ? 'NOA' : callStatus,
});

function publishToAgent(call: StoredCall, { publish }: CallerContext): void {
  const { address, event } = dialEvent(call);
  publish(address, event);
}

async function endCall(call: StoredCall, context: CallerContext): Promise<StoredCall> {
  const ended = await changeCall(call.id, toEndedCall(call, context), context);
  publishToAgent(ended, context);
  context.afterCommit(() => context.services.dialLine.end(call.id));
  return ended;
}

/** The end of a call made with the agent's own dialer is not reported, or its report may be lost; the next call ends it. */
async function endForgottenCalls(context: CallerContext): Promise<void> {
  const { now, settings } = context;
  const isForgotten = ({ startedAt }: StoredCall): boolean =>
    settings.dialler !== 'simulated' || now.getTime() - startedAt.getTime() > HUNG_AFTER_MS;
  for (const call of (await lockOpenCalls(context)).filter(isForgotten)) await endCall(call, context);
}

/** Records the call of a contact as use of the number; a link reveals it as well (CD-12). */
async function recordDialling(of: Task, contactId: number, context: CallerContext): Promise<void> {
  const { tx, caller, now, ip, settings } = context;
  const entry = { caller, loanNo: of.loanNo, detail: `contactPhone ${contactId}`, ip: null, socketIp: ip, now };
  await addBehavior(tx, { ...entry, type: 'dialPhone' });
  if (settings.dialler !== 'simulated') await addBehavior(tx, { ...entry, type: 'revealPhone' });
}

/**
 * Starts a call to a contact of an open case. An agent has one call at a time. With the agent's own dialer the response contains the
 * link that starts it.
 */
export async function dial({ taskId, contactId, lawReason }: DialRequest, context: CallerContext): Promise<PhoneCall> {
  const of = await lockToContact(taskId, context);
  if (!isOpenStatus(of.status)) throw new Refusal('wrongState');
  await assertNotHeld(of, context);
  const to = await findContact(of, contactId, context);
  const { id, name, phone } = to;
  await endForgottenCalls(context);
  const keepDecision = await enforceContactRules(
    { of, to, contactId: id, channel: 'call', reason: lawReason },
    context,
  );
  const made = { taskId: of.id, contactId: id, contactName: name, phone, startedAt: context.now };
  const call = await addCall(made, context);
  if (!call) throw new Refusal('lineBusy');
  await keepDecision({ callId: call.id });
  await recordDialling(of, id, context);
  if (await attemptCase(of, context)) await publishCaseChanged(of, context);
  publishToAgent(call, context);
  context.afterCommit(async () => context.services.dialLine.start(call.id));
  const { dialler, dialLink: pattern } = context.settings;
  return {
    ...serializeCall(call),
    ...(dialler !== 'simulated' && {
      link: dialLink(pattern, { id: call.id, phone: toE164(phone, getHomeCountry(context.caller)) }),
    }),
  };
}

/** Ends the caller's call; a call that has ended is not changed. */
export async function hangUp(callId: string, context: CallerContext): Promise<PhoneCall> {
  const call = await lockOwnCall(callId, context);
  return serializeCall(call.state === 'ended' ? call : await endCall(call, context));
}
