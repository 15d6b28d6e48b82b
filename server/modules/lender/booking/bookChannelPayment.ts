import type { Transaction } from '../../../database/connect';
import { bookSlice } from './bookSlice';
import { acceptChannelPayment, type ChannelPayment } from './channelPaymentStore';

/**
 * Books a payment of the payment channel like any other, as an event that can be reversed by its key (MI-02, MI-05). Runs in
 * the caller's transaction, which holds the booking lock and the locks of the loan's cases. Not whole: a part could not be
 * allocated and waits for a clarification; the allocated part has a payment line. Known: the lender reported the same money
 * before, and it was booked then.
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
