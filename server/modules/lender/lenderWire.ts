import type { LenderAnswer } from '@/contract/codes/lenderCodes';
import type { LenderBatchRow, LenderUploadPreview } from '@/contract/entities/lender/lenderUpload';
import type { LenderItemAnswer } from '@/contract/entities/lender/lenderCall';
import type { ClarificationRow, LenderDay, LenderEventRow } from '@/contract/entities/lender/lender';
import type { Minor } from '@/contract/minor';
import type { Caller } from '../../kernel/caller';
import { sumToWire, serializeTime, serializeTimeOrNull, toWire, toWireOrNull } from '../../values/wire';
import type { StoredBatch } from './intake/batchStore';
import type { ParsedLenderFile } from './intake/readUpload';
import type { LenderKeySummary } from './intake/keyStore';
import type { ItemOutcome } from './intake/stageItemsStore';
import { isAssignable } from './clarifications/isAssignable';
import type { StoredClarification } from './clarifications/clarificationStore';
import type { ListedEvent } from './eventListStore';
import type { StoredLenderDay } from './lenderDayStore';

type Digits = Pick<Caller, 'currencyDigits'>;

/** Converts a lender event to its wire shape. */
export const serializeEvent =
  ({ currencyDigits }: Digits) =>
  ({ id, loanNo, valueAt, receivedAt, clarifyReason, handle, amount, ...event }: ListedEvent): LenderEventRow => ({
    ...event,
    id: String(id),
    loanId: loanNo,
    amount: toWireOrNull(amount, currencyDigits),
    valueTime: serializeTime(valueAt),
    receivedTime: serializeTime(receivedAt),
    reasonCode: clarifyReason,
    handleType: handle,
  });

/** Converts a clarification to its wire shape. */
export const serializeClarification =
  (caller: Pick<Caller, 'currency' | 'currencyDigits'>) =>
  (row: StoredClarification): ClarificationRow => ({
    id: String(row.id),
    reference: row.reference,
    kind: row.kind,
    loanId: row.loanNo,
    ofReference: row.ofReference,
    valueTime: serializeTime(row.valueAt),
    receivedTime: serializeTime(row.receivedAt),
    reasonCode: row.reason,
    amount: toWire(row.amount, caller.currencyDigits),
    currency: row.currency,
    state: row.state,
    assignable: isAssignable(row, caller),
    assignedLoanId: row.assignedLoanNo,
    decidedTime: serializeTimeOrNull(row.decidedAt),
    actorName: row.actorName,
    note: row.note,
    remark: row.remark,
  });

/** Converts the outcome of an item of a signed call to its wire shape. */
export const serializeItemResult = ({
  reference,
  faults,
  taken,
}: Pick<LenderItemAnswer, 'reference' | 'faults'> & { readonly taken: ItemOutcome | undefined }): LenderItemAnswer => {
  if (taken === undefined) return { reference, answer: 'refused', eventId: null, faults };
  const { isSame, eventId } = taken;
  const answer: LenderAnswer = isSame ? 'taken' : 'contradictory';
  return { reference, answer, eventId: isSame ? String(eventId) : null, faults };
};

/** Converts the preview of a file to its wire shape. */
export function serializePreview(
  { events, mistakes, rows }: Pick<ParsedLenderFile, 'events' | 'mistakes' | 'rows'>,
  counts: Pick<LenderUploadPreview, 'fresh' | 'known' | 'contradictory'>,
  digits: Digits,
): LenderUploadPreview {
  const sums = new Map<string, { count: number; sum: number }>();
  for (const { event } of events) {
    const { count, sum } = sums.get(event.kind) ?? { count: 0, sum: 0 };
    sums.set(event.kind, { count: count + 1, sum: sum + (event.amount ?? 0) });
  }
  return {
    rows,
    ...counts,
    errorCount: mistakes.count,
    errors: mistakes.first.map(({ row, column, fault = 'form', value = null }) => ({ row, column, fault, value })),
    isStopped: mistakes.isFull,
    problem: null,
    kinds: [...sums].map(([kind, { count, sum }]) => ({ kind, count, amount: moneyBy(digits)(sum) })),
  };
}

/** Converts a batch of events to its wire shape. */
export const serializeBatch = ({ id, name, handle, createdAt, finishedAt, ...row }: StoredBatch): LenderBatchRow => ({
  id: String(id),
  fileName: name,
  handleType: handle,
  actorName: row.actorName,
  rows: row.rows,
  fresh: row.fresh,
  known: row.known,
  contradictory: row.contradictory,
  done: row.done,
  createdTime: serializeTime(createdAt),
  finishedTime: serializeTimeOrNull(finishedAt),
});

/** Converts the existence of a key to its wire shape. */
export const serializeKey = (known: LenderKeySummary | undefined, acceptsApiKeys: boolean) => ({
  acceptsApiKeys,
  createdTime: serializeTimeOrNull(known?.createdAt ?? null),
  actorName: known?.actorName ?? null,
});

/** Converts the pending part of an amount to its wire shape. */
export const serializePendingPart = (left: Minor, { currencyDigits }: Digits): { left: number } => ({
  left: toWire(left, currencyDigits),
});

const moneyBy =
  ({ currencyDigits }: Digits) =>
  (sum: string | number): number =>
    sumToWire(sum, currencyDigits);

/** Converts a day of the reconciliation to its wire shape. */
export const serializeLenderDay =
  (digits: Digits) =>
  (row: StoredLenderDay): LenderDay => {
    const money = moneyBy(digits);
    const { sent, booked, waiting, returned, reversed } = row;
    const notYet = row.not_yet;
    const placed = [booked, waiting, returned, reversed, notYet].reduce((sum, each) => sum + Number(each), 0);
    return {
      day: row.day,
      handleType: row.handle,
      currency: row.currency,
      events: Number(row.events),
      known: Number(row.known),
      contradictory: Number(row.contradictory),
      refused: Number(row.refused),
      waitingEvents: Number(row.waiting_events),
      sentAmount: money(sent),
      bookedAmount: money(booked),
      waitingAmount: money(waiting),
      returnedAmount: money(returned),
      reversedAmount: money(reversed),
      notYetAmount: money(notYet),
      contradictoryAmount: money(row.contradictory_amount),
      difference: money(Number(sent) - placed),
    };
  };
