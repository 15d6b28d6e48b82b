import type { CallResult, CallStatus, ContactChannel } from '@/contract/codes/contactCodes';
import { type CaseStatus, type Willingness, isOpenStatus } from '@/contract/codes/caseCodes';
import type { DeductionType } from '@/contract/codes/moneyCodes';
import type { CaseEvent } from '@/machines/caseLifecycle';
import { getNextStatus } from '../../modules/cases/casesFacade';
import { getNextAction, toCaseEvent, getWillingnessAfter } from '../../modules/results/resultsFacade';

/** Person whom a call can reach. */
export interface SeedContact {
  readonly id: number;
  readonly relation: string;
  readonly name: string;
  readonly phone: string;
}

/** Newly imported case. */
export interface NewSeedCase {
  readonly id: number;
  readonly penaltyDate: string;
  readonly collectionAt: Date;
  readonly amount: number;
  readonly agentId: number | null;
  readonly contacts: readonly SeedContact[];
}

/** Ringing and talking time of a call, in seconds. */
export interface PastLine {
  readonly ring: number;
  readonly talk: number;
}

/** Call or memo in a case's history. */
export interface PastCall {
  readonly at: Date;
  readonly callStatus: CallStatus;
  readonly callResult: CallResult;
  readonly channel: ContactChannel;
  /** Null: no telephone call. */
  readonly line: PastLine | null;
  readonly contact: SeedContact | null;
  readonly remarks: string | null;
  readonly promisedAmount: number | null;
  readonly promisedAt: Date | null;
}

/** Message after an unsuccessful call. */
export interface PastMessage {
  readonly at: Date;
  readonly contact: SeedContact;
  readonly isSent: boolean;
}

/** Payment in a case's history (2), or a failed deduction (1). */
export interface PastPayment {
  readonly at: Date;
  readonly type: DeductionType;
  readonly status: '1' | '2';
  readonly amount: number;
}

/** Event in a case's history. */
export interface PastEvent {
  readonly at: Date;
  readonly event: CaseEvent;
  readonly from: CaseStatus;
  readonly to: CaseStatus;
}

/** History of a case so far. */
export interface CaseHistory {
  /** Time when the case entered collection. */
  readonly since: Date;
  status: CaseStatus;
  amount: number;
  willingness: Willingness;
  openedAt: Date | null;
  settledAt: Date | null;
  nextActionAt: Date | null;
  promisedAmount: number | null;
  promisedAt: Date | null;
  promiseMadeAt: Date | null;
  readonly calls: PastCall[];
  readonly messages: PastMessage[];
  readonly payments: PastPayment[];
  readonly events: PastEvent[];
}

/** Creates the empty history of a new case. */
export const createCaseHistory = (fresh: NewSeedCase): CaseHistory => ({
  since: fresh.collectionAt,
  status: 'C00',
  amount: fresh.amount,
  willingness: 'unknown',
  openedAt: null,
  settledAt: null,
  nextActionAt: fresh.collectionAt,
  promisedAmount: null,
  promisedAt: null,
  promiseMadeAt: null,
  calls: [],
  messages: [],
  payments: [],
  events: [],
});

/** Applies an event to a history with the transitions of a real case; skips an event that changes nothing. */
export function addEvent(past: CaseHistory, event: CaseEvent, at: Date): void {
  const from = past.status;
  past.status = getNextStatus(from, event);
  if (past.status !== from || event === 'assigned') past.events.push({ at, event, from, to: past.status });
  if (isOpenStatus(past.status)) return;
  past.settledAt ??= at;
  past.nextActionAt = null;
}

/** Limits a time to the start of the case. */
const notBefore = (at: Date, { since }: CaseHistory): Date => (at < since ? since : at);

/** Simulates the agent's first reading of the case. */
export function open(past: CaseHistory, at: Date): void {
  past.openedAt = notBefore(at, past);
  addEvent(past, 'opened', past.openedAt);
}

/** Simulates the first work on the case. */
export const addAttempt = (past: CaseHistory, at: Date): void => addEvent(past, 'attempted', notBefore(at, past));

const SECOND_MS = 1000;
const READING_S = 40;

/** Calculates the start of a call, some time before its result was recorded. */
const begunAt = ({ at, line }: PastCall): Date =>
  new Date(at.getTime() - (READING_S + (line?.ring ?? 0) + (line?.talk ?? 0)) * SECOND_MS);

/** Records a call and applies it to the case. */
export function addNote(past: CaseHistory, made: PastCall): void {
  past.calls.push(made);
  if (past.openedAt === null) open(past, begunAt(made));
  if (made.line) addAttempt(past, begunAt(made));
  const event = toCaseEvent(made.callResult);
  addEvent(past, event, made.at);
  past.willingness = getWillingnessAfter(past.willingness, made.callResult);
  const next = getNextAction({ ...made, followUpAt: null, now: made.at });
  past.nextActionAt = next ?? past.nextActionAt;
  const { promisedAmount, promisedAt, at } = made;
  if (event === 'promiseBroken') Object.assign(past, { promisedAmount: null, promisedAt: null, promiseMadeAt: null });
  else if (promisedAt) Object.assign(past, { promisedAmount, promisedAt, promiseMadeAt: at });
}

/** Records a payment. */
export function addPayment(
  past: CaseHistory,
  amount: number,
  { at, type = '1' }: { at: Date; type?: DeductionType },
): void {
  past.payments.push({ at, type, status: '2', amount });
  past.amount -= amount;
  addEvent(past, past.amount === 0 ? 'paidInFull' : 'paidInPart', at);
}
