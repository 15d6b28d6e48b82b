import type { DeductionType } from '@/contract/codes/moneyCodes';
import type { Minor } from '@/contract/minor';
import type { Transaction } from '../../../database/connect';
import { lenderEvent } from '../../../database/tables/lenderTables';
import { closeBatch, openBatch } from '../intake/acceptStore';
import type { BookedDeduction, LenderEvent } from './lenderBooks';
import { EVENT_COLUMNS } from './lenderEventStore';

/** Money that the payment channel collected from a borrower's account or by a code. */
export interface ChannelPayment {
  readonly institutionId: number;
  /** Key of the deduction or code at the channel, unique in an institution. */
  readonly reference: string;
  /** Empty if only the code's reference is known, and that is unknown here. */
  readonly loanNo: string;
  readonly payType: DeductionType;
  readonly amount: Minor;
  readonly currency: string;
  /** Value time of the payment. */
  readonly valueAt: Date;
  readonly deduction?: BookedDeduction;
  readonly now: Date;
}

/**
 * Stores a payment of the channel as an event to book, with its batch; undefined if an event with that reference exists,
 * because the lender reported it first.
 */
export async function acceptChannelPayment(
  tx: Transaction,
  { now, deduction, ...paid }: ChannelPayment,
): Promise<LenderEvent | undefined> {
  const { institutionId, reference } = paid;
  const sender = { institutionId, handle: 'channel', name: reference, actorName: null, now } as const;
  const batchId = await openBatch(tx, sender);
  const [event] = await tx
    .insert(lenderEvent)
    .values({
      ...paid,
      batchId,
      kind: 'payment',
      receivedAt: now,
      fingerprint: reference,
      state: 'received',
    })
    .onConflictDoNothing({ target: [lenderEvent.institutionId, lenderEvent.reference] })
    .returning(EVENT_COLUMNS);
  const [fresh, known] = event ? [1, 0] : [0, 1];
  await closeBatch(tx, sender, { id: batchId, rows: 1, fresh, known, contradictory: 0, refused: 0 });
  return event && { ...event, deduction };
}
