import type { CallResult } from '@/contract/codes/callResult';
import type { CallStatus } from '@/contract/codes/callStatus';
import type { CaseStatus } from '@/contract/codes/caseStatus';
import type { Willingness } from '@/contract/codes/willingness';
import type { CaseEvent } from '@/machines/caseLifecycle';
import { isOpenStatus } from '@/machines/caseLifecycle';
import { nextStatus } from '../../domain/caseTransitions';
import { nextActionAfter } from '../../domain/nextAction';
import { eventOfResult } from '../../domain/recordResult';
import { willingnessAfter } from '../../domain/willingness';

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

/** A call or a memo of a case's past. */
export interface PastCall {
  readonly at: Date;
  readonly callStatus: CallStatus;
  readonly callResult: CallResult;
  readonly contact: Reachable | null;
  readonly remarks: string | null;
  readonly promisedAmount: number | null;
  readonly promisedAt: Date | null;
}

/** Money of a case's past: a payment (2) or a failed deduction (1). */
export interface PastPayment {
  readonly at: Date;
  readonly type: '1' | '3' | '4';
  readonly status: '1' | '2';
  readonly amount: number;
}

/** What became of a case until now. */
export interface CasePast {
  status: CaseStatus;
  amount: number;
  willingness: Willingness;
  openedAt: Date | null;
  settledAt: Date | null;
  nextActionAt: Date | null;
  promisedAmount: number | null;
  promisedAt: Date | null;
  readonly calls: PastCall[];
  readonly payments: PastPayment[];
}

/** A case to which nothing has happened yet. */
export const newPast = (fresh: FreshCase): CasePast => ({
  status: 'C00',
  amount: fresh.amount,
  willingness: 'unknown',
  openedAt: null,
  settledAt: null,
  nextActionAt: fresh.collectionAt,
  promisedAmount: null,
  promisedAt: null,
  calls: [],
  payments: [],
});

/** The one way on which a past changes its status, as the living case does. */
export function happen(past: CasePast, event: CaseEvent, at: Date): void {
  past.status = nextStatus(past.status, event);
  if (isOpenStatus(past.status)) return;
  past.settledAt ??= at;
  past.nextActionAt = null;
}

/** Writes a call down and lets it move the case. */
export function note(past: CasePast, made: PastCall): void {
  past.calls.push(made);
  past.openedAt ??= new Date(made.at.getTime() - 60_000);
  const event = eventOfResult(made.callResult);
  happen(past, event, made.at);
  past.willingness = willingnessAfter(past.willingness, made.callResult);
  const next = nextActionAfter({ ...made, followUpAt: null, now: made.at });
  past.nextActionAt = next ?? past.nextActionAt;
  if (event === 'promiseBroken') Object.assign(past, { promisedAmount: null, promisedAt: null });
  else if (made.promisedAt) Object.assign(past, { promisedAmount: made.promisedAmount, promisedAt: made.promisedAt });
}

/** Lets money come in. */
export function pay(past: CasePast, amount: number, at: Date): void {
  past.payments.push({ at, type: '1', status: '2', amount });
  past.amount -= amount;
  happen(past, past.amount === 0 ? 'paidInFull' : 'paidInPart', at);
}
