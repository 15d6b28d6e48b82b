import { DEDUCTION_BY } from '@/contract/codes/deductionType';
import type { Minor } from '@/contract/minor';
import type { Transaction } from '../../database/connect';
import { lenderEvent } from '../../database/tables/lenderTables';
import { closeBatch, openBatch } from './acceptStore';
import type { BookedDeduction, LenderEvent } from './lenderBooks';
import { EVENT_COLUMNS } from './lenderEventStore';

/** Money that the payment channel took from a borrower's account. */
export interface ChannelPayment {
  readonly institutionId: number;
  /** The deduction's key at the channel: once in an institution. */
  readonly reference: string;
  readonly loanNo: string;
  readonly amount: Minor;
  readonly currency: string;
  /** When it was asked for: that is when it counts. */
  readonly valueAt: Date;
  readonly deduction: BookedDeduction;
  readonly now: Date;
}

/** Writes down what the channel took as a payment that is to be booked, with its batch. */
export async function acceptChannelPayment(
  tx: Transaction,
  { now, deduction, ...paid }: ChannelPayment,
): Promise<LenderEvent> {
  const { institutionId, reference } = paid;
  const sender = { institutionId, handle: 'channel', name: reference, actorName: null, now } as const;
  const batchId = await openBatch(tx, sender);
  const [event] = await tx
    .insert(lenderEvent)
    .values({
      ...paid,
      batchId,
      kind: 'payment',
      payType: DEDUCTION_BY.agent,
      receivedAt: now,
      fingerprint: reference,
      state: 'received',
    })
    .returning(EVENT_COLUMNS);
  if (!event) throw new Error(`the payment ${reference} was not written`);
  await closeBatch(tx, sender, { id: batchId, rows: 1, fresh: 1, known: 0, contradictory: 0, refused: 0 });
  return { ...event, deduction };
}
