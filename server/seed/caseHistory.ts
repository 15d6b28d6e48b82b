import type { CallResult } from '@/contract/codes/callResult';
import type { CallStatus } from '@/contract/codes/callStatus';
import type { CaseStatus } from '@/contract/codes/caseStatus';
import type { ContactChannel } from '@/contract/codes/contactChannel';
import type { DeductionType } from '@/contract/codes/deductionType';
import type { Willingness } from '@/contract/codes/willingness';
import type { CaseEvent } from '@/machines/caseLifecycle';
import { isOpenStatus } from '@/contract/codes/caseStatus';
import { nextStatus } from '../modules/cases/casesFacade';
import { nextActionAfter, eventOfResult, willingnessAfter } from '../modules/results/resultsFacade';

/** Somebody a call could reach. */
export interface Reachable {
  readonly id: number;
  readonly relation: string;
  readonly name: string;
  readonly phone: string;
}

/** A case fresh from the import. */
export interface FreshCase {
  readonly id: number;
  readonly penaltyDate: string;
  readonly collectionAt: Date;
  readonly amount: number;
  readonly agentId: number | null;
  readonly contacts: readonly Reachable[];
}

/** How long a telephone rang and was talked on, in seconds. */
export interface PastLine {
  readonly ring: number;
  readonly talk: number;
}

/** A call or a memo of a case's past. */
export interface PastCall {
  readonly at: Date;
  readonly callStatus: CallStatus;
  readonly callResult: CallResult;
  readonly channel: ContactChannel;
  /** Null: nobody telephoned. */
  readonly line: PastLine | null;
  readonly contact: Reachable | null;
  readonly remarks: string | null;
  readonly promisedAmount: number | null;
  readonly promisedAt: Date | null;
}

/** A message after a call that reached nobody. */
export interface PastMessage {
  readonly at: Date;
  readonly contact: Reachable;
  readonly isSent: boolean;
}

/** Money of a case's past: a payment (2) or a failed deduction (1). */
export interface PastPayment {
  readonly at: Date;
  readonly type: DeductionType;
  readonly status: '1' | '2';
  readonly amount: number;
}

/** A step in a case's past. */
export interface PastEvent {
  readonly at: Date;
  readonly event: CaseEvent;
  readonly from: CaseStatus;
  readonly to: CaseStatus;
}

/** What has happened to a case so far. */
export interface CaseHistory {
  /** When it came to collection. */
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

/** A case to which nothing has happened yet. */
export const newHistory = (fresh: FreshCase): CaseHistory => ({
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

/** The one way on which a past changes its status, as the living case does; what changes nothing is no step of its life. */
export function addEvent(past: CaseHistory, event: CaseEvent, at: Date): void {
  const from = past.status;
  past.status = nextStatus(from, event);
  if (past.status !== from || event === 'assigned') past.events.push({ at, event, from, to: past.status });
  if (isOpenStatus(past.status)) return;
  past.settledAt ??= at;
  past.nextActionAt = null;
}

/** Nothing happens to a case before it is there. */
const notBefore = (at: Date, { since }: CaseHistory): Date => (at < since ? since : at);

/** Its agent reads it for the first time. */
export function open(past: CaseHistory, at: Date): void {
  past.openedAt = notBefore(at, past);
  addEvent(past, 'opened', past.openedAt);
}

/** Somebody begins to work it. */
export const attempt = (past: CaseHistory, at: Date): void => addEvent(past, 'attempted', notBefore(at, past));

const SECOND_MS = 1000;
const READING_S = 40;

/** When somebody took the telephone up, a while before the result was written down. */
const begunAt = ({ at, line }: PastCall): Date =>
  new Date(at.getTime() - (READING_S + (line?.ring ?? 0) + (line?.talk ?? 0)) * SECOND_MS);

/** Writes a call down and lets it move the case. */
export function note(past: CaseHistory, made: PastCall): void {
  past.calls.push(made);
  if (past.openedAt === null) open(past, begunAt(made));
  if (made.line) attempt(past, begunAt(made));
  const event = eventOfResult(made.callResult);
  addEvent(past, event, made.at);
  past.willingness = willingnessAfter(past.willingness, made.callResult);
  const next = nextActionAfter({ ...made, followUpAt: null, now: made.at });
  past.nextActionAt = next ?? past.nextActionAt;
  const { promisedAmount, promisedAt, at } = made;
  if (event === 'promiseBroken') Object.assign(past, { promisedAmount: null, promisedAt: null, promiseMadeAt: null });
  else if (promisedAt) Object.assign(past, { promisedAmount, promisedAt, promiseMadeAt: at });
}

/** Lets money come in. */
export function pay(past: CaseHistory, amount: number, { at, type = '1' }: { at: Date; type?: DeductionType }): void {
  past.payments.push({ at, type, status: '2', amount });
  past.amount -= amount;
  addEvent(past, past.amount === 0 ? 'paidInFull' : 'paidInPart', at);
}
