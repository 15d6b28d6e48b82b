import type { Transaction } from '../../database/connect';
import { bookSlice } from './bookSlice';
import { acceptChannelPayment, type ChannelPayment } from './channelPaymentStore';

/**
 * Books what the payment channel took as a payment like any other, in the caller's transaction, which holds the booking
 * lock and the loan's cases (MI-02, MI-05): it has an event of its own, and can be reversed by its key. Not whole: not all
 * of it found a place; what did not waits for a person, and what did has a line of payments of its own. Known: the lender
 * told of the same money before, and it was booked then.
 */
export async function bookChannelPayment(
  tx: Transaction,
  paid: ChannelPayment,
): Promise<'whole' | 'notWhole' | 'known'> {
  const { institutionId, now } = paid;
  const event = await acceptChannelPayment(tx, paid);
  if (!event) return 'known';
  await bookSlice(tx, { institutionId, now, events: [event] });
  return event.state === 'booked' && event.clarifyReason === null ? 'whole' : 'notWhole';
}
