import type { CallResult } from '@/contract/codes/callResult';
import { isOpenStatus } from '@/machines/caseLifecycle';
import { addDays, calendarDay, daysBetween, endOfDay, startOfDay } from '../../domain/calendarDay';
import { eventOfResult } from '../../domain/recordResult';
import type { CasePast, FreshCase, PastCall, Reachable } from './casePast';
import { happen, newPast, note, pay } from './casePast';
import type { Random } from './random';
import type { World } from './world';

/** What a past is made with. */
export interface PastPlan {
  readonly world: World;
  readonly random: Random;
  readonly now: Date;
}

const HOUR_MS = 3_600_000;
const STATUSES = { NOA: 48, NULL: 14, DA: 10, BLK: 3, CNCT: 25 };
const ANSWERS = { PTP: 35, WTP: 15, ND: 20, DTP: 12, RPD: 5, PTN: 8, NORLVT: 2, PTCPST: 2, NOVLD: 1 };
const KEPT = { kept: 60, partly: 12, broken: 28 };
/** Cases that end otherwise than by payment. */
const OTHER_ENDINGS = { none: 976, extended: 8, closed: 6, withdrawn: 10 };

const after = (time: Date, hours: number): Date => new Date(time.getTime() + hours * HOUR_MS);

/** Between nine and seven by the institution's clock; on the present day and the first one, between what is possible. */
function timeOn(dayText: string, fresh: FreshCase, { world, random, now }: PastPlan): Date {
  const opening = after(startOfDay(dayText, world.institution.timeZone), 9);
  const earliest = Math.max(fresh.collectionAt.getTime(), Math.min(opening.getTime(), now.getTime() - 6 * HOUR_MS));
  const latest = Math.min(after(opening, 10).getTime(), now.getTime());
  return new Date(earliest + Math.floor(random.next() * Math.max(0, latest - earliest)));
}

function callTimes(fresh: FreshCase, plan: PastPlan): Date[] {
  const { world, random, now } = plan;
  const today = calendarDay(now, world.institution.timeZone);
  const days = daysBetween(fresh.penaltyDate, today);
  const most = Math.min(6, 1 + Math.floor(days / 2));
  const wanted = random.chance(0.12) ? 0 : random.int(days < 3 ? 0 : 1, most);
  // Squared: most calls of a case are recent ones.
  const ago = new Set(Array.from({ length: wanted }, () => Math.floor(random.next() ** 2 * Math.min(days, 45))));
  const times = [...ago].map((back) => timeOn(addDays(today, -back), fresh, plan));
  return times.toSorted((a, b) => a.getTime() - b.getTime());
}

const isPast = (at: Date, { now }: PastPlan): boolean => at.getTime() < now.getTime();

/** A promise is kept within hours, kept in part, or found broken the next morning; what has not happened yet stays open. */
function follow(past: CasePast, promised: PastCall, plan: PastPlan): void {
  const { random } = plan;
  const outcome = random.weighted(KEPT);
  const paidAt = after(promised.at, 0.3 + random.next() * 4);
  const checkedAt = after(promised.at, 14 + random.next() * 3);
  const verified = {
    ...promised,
    callStatus: 'VERIFY' as const,
    contact: null,
    remarks: null,
    promisedAmount: null,
    promisedAt: null,
    at: checkedAt,
  };
  if (outcome === 'kept' && isPast(paidAt, plan)) return pay(past, past.amount, paidAt);
  if (outcome === 'partly' && isPast(paidAt, plan)) {
    pay(past, Math.max(1, Math.round(past.amount * (0.2 + random.next() * 0.4))), paidAt);
    if (isPast(checkedAt, plan)) note(past, { ...verified, callResult: 'PTRPD' });
  }
  if (outcome === 'broken' && isPast(checkedAt, plan)) note(past, { ...verified, callResult: 'BP' });
}

const RESULT_WITHOUT_ANSWER: Readonly<Record<Exclude<keyof typeof STATUSES, 'CNCT'>, CallResult>> = {
  NULL: 'LC',
  DA: 'RETRY',
  NOA: 'RETRY',
  BLK: 'RETRY',
};

function someone({ contacts }: FreshCase, random: Random): Reachable | null {
  const isBorrower = random.chance(0.6);
  return contacts[isBorrower ? 0 : random.int(0, Math.max(0, contacts.length - 1))] ?? null;
}

function makeCall(
  at: Date,
  fresh: FreshCase,
  { random, world }: PastPlan,
): Omit<PastCall, 'promisedAmount' | 'promisedAt'> {
  const contact = someone(fresh, random);
  const callStatus = random.weighted(STATUSES);
  if (callStatus !== 'CNCT') {
    return { at, contact, callStatus, callResult: RESULT_WITHOUT_ANSWER[callStatus], remarks: null };
  }
  const remarks = random.chance(0.7) ? random.pick(world.remarks) : null;
  return { at, contact, callStatus, callResult: random.weighted(ANSWERS), remarks };
}

function callOnce(past: CasePast, made: Omit<PastCall, 'promisedAmount' | 'promisedAt'>, plan: PastPlan): void {
  const isPromise = eventOfResult(made.callResult) === 'promised';
  const promise = { promisedAmount: past.amount, promisedAt: endOfDay(made.at, plan.world.institution.timeZone) };
  const call: PastCall = { ...made, ...(isPromise ? promise : { promisedAmount: null, promisedAt: null }) };
  note(past, call);
  if (isPromise) follow(past, call, plan);
}

/** Some new cases have been looked at without a call. */
function openOnly(past: CasePast, fresh: FreshCase, { random, now }: PastPlan): void {
  if (past.calls.length > 0 || !random.chance(0.4)) return;
  const looked = after(now, -random.int(1, 6));
  past.openedAt = looked < fresh.collectionAt ? fresh.collectionAt : looked;
  happen(past, 'opened', past.openedAt);
}

/** The lender's own attempt at the account, which had no cover. */
function failDeduction(past: CasePast, fresh: FreshCase, { random }: PastPlan): void {
  if (past.amount === 0 || !random.chance(0.12)) return;
  past.payments.push({ at: fresh.collectionAt, type: '3', status: '1', amount: past.amount });
}

function endOtherwise(past: CasePast, plan: PastPlan): void {
  const { random, now } = plan;
  const ending = random.weighted(OTHER_ENDINGS);
  if (isOpenStatus(past.status) && ending !== 'none') happen(past, ending, now);
  else if (past.status === 'C31' && random.chance(0.03)) happen(past, 'refunded', now);
}

/** Makes up what happened to a case since it came in: calls, promises kept and broken, payments. Goes through the same table of transitions as a living case. */
export function seedPast(fresh: FreshCase, plan: PastPlan): CasePast {
  const past = newPast(fresh);
  if (fresh.agentId === null) return past;
  for (const at of callTimes(fresh, plan)) {
    const last = past.calls.at(-1)?.at ?? new Date(0);
    if (isOpenStatus(past.status) && at > last) callOnce(past, makeCall(at, fresh, plan), plan);
  }
  openOnly(past, fresh, plan);
  failDeduction(past, fresh, plan);
  endOtherwise(past, plan);
  return past;
}
