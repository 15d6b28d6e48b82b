import type { CallResult } from '@/contract/codes/contactCodes';
import { isOpenStatus } from '@/contract/codes/caseCodes';
import { endOfDay } from '../../values/toCalendarDay';
import { toCaseEvent } from '../../modules/results/resultsFacade';
import {
  type CaseHistory,
  type NewSeedCase,
  type PastCall,
  type PastLine,
  type SeedContact,
  addEvent,
  addAttempt,
  createCaseHistory,
  addNote,
  open,
  addPayment,
} from './caseHistory';
import { pickTimeAfter, getCallTimes, type PastPlan } from './pastTimes';
import type { Random } from '../random';

const STATUSES = { NOA: 48, NULL: 14, DA: 10, BLK: 3, CNCT: 25 };
const ANSWERS = { PTP: 35, WTP: 15, ND: 20, DTP: 12, RPD: 5, PTN: 8, NORLVT: 2, PTCPST: 2, NOVLD: 1 };
const KEPT = { kept: 60, partly: 12, broken: 28 };
/** Cases that end in other ways than payment. */
const OTHER_ENDINGS = { none: 976, extended: 8, closed: 6, withdrawn: 10 };
/** Share of unsuccessful calls that were followed by a message, and share of those messages that were sent. */
const MESSAGED = 0.12;
const SENT = 0.92;

const isPast = (at: Date, { now }: PastPlan): boolean => at.getTime() < now.getTime();

/** Continues a promise: paid within hours, paid in part, or found broken the next morning; future events stay open. */
function follow(past: CaseHistory, promised: PastCall, plan: PastPlan): void {
  const { random } = plan;
  const outcome = random.weighted(KEPT);
  const paidAt = pickTimeAfter(promised.at, 0.3 + random.next() * 4);
  const checkedAt = pickTimeAfter(promised.at, 14 + random.next() * 3);
  const verified = {
    ...promised,
    callStatus: 'VERIFY' as const,
    channel: '01' as const,
    line: null,
    contact: null,
    remarks: null,
    promisedAmount: null,
    promisedAt: null,
    at: checkedAt,
  };
  if (outcome === 'kept' && isPast(paidAt, plan)) return addPayment(past, past.amount, { at: paidAt });
  if (outcome === 'partly' && isPast(paidAt, plan)) {
    addPayment(past, Math.max(1, Math.round(past.amount * (0.2 + random.next() * 0.4))), { at: paidAt });
    if (isPast(checkedAt, plan)) addNote(past, { ...verified, callResult: 'PTRPD' });
  }
  if (outcome === 'broken' && isPast(checkedAt, plan)) addNote(past, { ...verified, callResult: 'BP' });
}

const RESULT_WITHOUT_ANSWER: Readonly<Record<Exclude<keyof typeof STATUSES, 'CNCT'>, CallResult>> = {
  NULL: 'LC',
  DA: 'RETRY',
  NOA: 'RETRY',
  BLK: 'RETRY',
};

function someone({ contacts }: NewSeedCase, random: Random): SeedContact | null {
  const isBorrower = random.chance(0.6);
  return contacts[isBorrower ? 0 : random.int(0, Math.max(0, contacts.length - 1))] ?? null;
}

/** Generates ringing and talking times: none for a disconnected number, long ringing for an unanswered one. */
function getLine(status: keyof typeof STATUSES, random: Random): PastLine {
  if (status === 'CNCT') return { ring: random.int(4, 20), talk: random.int(18, 60) + random.int(0, 300) };
  return { ring: status === 'NOA' ? random.int(25, 45) : random.int(1, 14), talk: 0 };
}

type MadeCall = Omit<PastCall, 'promisedAmount' | 'promisedAt'>;

function makeCall(at: Date, fresh: NewSeedCase, { random, country }: PastPlan): MadeCall {
  const contact = someone(fresh, random);
  const callStatus = random.weighted(STATUSES);
  // Every sixth line was a message.
  const isMessage = random.chance(1 / 6);
  const way = { channel: isMessage ? '05' : '01', line: isMessage ? null : getLine(callStatus, random) } as const;
  if (callStatus !== 'CNCT') {
    return { at, contact, callStatus, ...way, callResult: RESULT_WITHOUT_ANSWER[callStatus], remarks: null };
  }
  const remarks = random.chance(0.7) ? random.pick(country.remarks) : null;
  return { at, contact, callStatus, ...way, callResult: random.weighted(ANSWERS), remarks };
}

function messageAfter(past: CaseHistory, { at, contact, line, callStatus }: PastCall, plan: PastPlan): void {
  if (callStatus === 'CNCT' || !line || !contact || !plan.random.chance(MESSAGED)) return;
  const sentAt = pickTimeAfter(at, 0.02);
  if (!isPast(pickTimeAfter(sentAt, 0.02), plan)) return;
  past.messages.push({ at: sentAt, contact, isSent: plan.random.chance(SENT) });
}

function callOnce(past: CaseHistory, made: MadeCall, plan: PastPlan): void {
  const isPromise = toCaseEvent(made.callResult) === 'promised';
  const promise = { promisedAmount: past.amount, promisedAt: endOfDay(made.at, plan.country.institution.timeZone) };
  const call: PastCall = { ...made, ...(isPromise ? promise : { promisedAmount: null, promisedAt: null }) };
  addNote(past, call);
  messageAfter(past, call, plan);
  if (isPromise) follow(past, call, plan);
}

/** Generates new cases that were viewed without a call, some of them with a message. */
function beginOnly(past: CaseHistory, { contacts }: NewSeedCase, plan: PastPlan): void {
  const { random, now } = plan;
  if (past.calls.length > 0 || !random.chance(0.4)) return;
  open(past, pickTimeAfter(now, -random.int(1, 6)));
  const [contact] = contacts;
  if (!contact || !random.chance(0.5)) return;
  const at = pickTimeAfter(past.openedAt ?? now, 0.02);
  addAttempt(past, at);
  past.messages.push({ at, contact, isSent: random.chance(SENT) });
}

/** Records the lender's own deduction attempt, which failed for lack of funds. */
function failDeduction(past: CaseHistory, fresh: NewSeedCase, { random }: PastPlan): void {
  if (past.amount === 0 || !random.chance(0.12)) return;
  past.payments.push({ at: fresh.collectionAt, type: '3', status: '1', amount: past.amount });
}

function endOtherwise(past: CaseHistory, plan: PastPlan): void {
  const { random, now } = plan;
  const ending = random.weighted(OTHER_ENDINGS);
  if (isOpenStatus(past.status) && ending !== 'none') addEvent(past, ending, now);
  else if (past.status === 'C31' && random.chance(0.03)) addEvent(past, 'refunded', now);
}

/**
 * Generates the history of a case since its import: calls, promises with their outcome, payments. Uses the same table of transitions as a
 * real case.
 */
export function seedCaseHistory(fresh: NewSeedCase, plan: PastPlan): CaseHistory {
  const past = createCaseHistory(fresh);
  if (fresh.agentId === null) return past;
  addEvent(past, 'assigned', fresh.collectionAt);
  for (const at of getCallTimes(fresh, plan)) {
    const last = past.calls.at(-1)?.at ?? new Date(0);
    if (isOpenStatus(past.status) && at > last) callOnce(past, makeCall(at, fresh, plan), plan);
  }
  beginOnly(past, fresh, plan);
  failDeduction(past, fresh, plan);
  endOtherwise(past, plan);
  return past;
}
