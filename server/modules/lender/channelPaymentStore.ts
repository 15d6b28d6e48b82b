import type { DeductionType } from '@/contract/codes/deductionType';
import type { Minor } from '@/contract/minor';
import type { Transaction } from '../../database/connect';
import { lenderEvent } from '../../database/tables/lenderTables';
import { closeBatch, openBatch } from './acceptStore';
import type { BookedDeduction, LenderEvent } from './lenderBooks';
import { EVENT_COLUMNS } from './lenderEventStore';

/** Money that the payment channel took from a borrower's account, or with a code. */
export interface ChannelPayment {
  readonly institutionId: number;
  /** The key of deduction or code at the channel: once in an institution. */
  readonly reference: string;
  /** Empty where only the code's reference is known, which nobody knows. */
  readonly loanNo: string;
  readonly payType: DeductionType;
  readonly amount: Minor;
  readonly currency: string;
  /** When it counts. */
  readonly valueAt: Date;
  readonly deduction?: BookedDeduction;
  readonly now: Date;
}

/** Writes down what the channel took as a payment that is to be booked, with its batch; undefined where there is an event of that reference: the lender was quicker. */
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
