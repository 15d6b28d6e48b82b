import { DEDUCTION_BY } from '@/contract/codes/deductionType';
import type { Minor } from '@/contract/minor';
import type { Transaction } from '../../database/connect';
import { lenderEvent } from '../../database/tables/lenderTables';
import { closeBatch, openBatch } from './acceptStore';

/** Money that the payment channel took from a borrower's account. */
export interface ChannelPayment {
  readonly institutionId: number;
  /** The deduction's own: once in an institution. */
  readonly reference: string;
  readonly loanNo: string;
  readonly amount: Minor;
  readonly currency: string;
  /** When it was asked for: that is when it counts. */
  readonly valueAt: Date;
  readonly now: Date;
}

/** Takes money of the payment channel in as a payment, to be booked as any other: what finds no place on the loan waits for a person (MI-02). In the caller's transaction. */
export async function acceptChannelPayment(tx: Transaction, { now, ...paid }: ChannelPayment): Promise<void> {
  const { institutionId, reference } = paid;
  const sender = { institutionId, handle: 'channel', name: reference, actorName: null, now } as const;
  const id = await openBatch(tx, sender);
  await tx.insert(lenderEvent).values({
    ...paid,
    batchId: id,
    kind: 'payment',
    payType: DEDUCTION_BY.agent,
    receivedAt: now,
    fingerprint: reference,
    state: 'received',
  });
  await closeBatch(tx, sender, { id, rows: 1, fresh: 1, known: 0, contradictory: 0, refused: 0 });
}
