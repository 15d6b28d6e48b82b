import type { Transaction } from '../../database/connect';
import { bookSlice } from './bookSlice';
import { acceptChannelPayment, type ChannelPayment } from './channelPaymentStore';

/**
 * Books what the payment channel took as a payment like any other, in the caller's transaction, which holds the booking
 * lock and the loan's cases (MI-02, MI-05): it has an event of its own, and can be reversed by its key. False: not all of
 * it found a place; what did not waits for a person, and what did has a line of payments of its own.
 */
export async function bookChannelPayment(tx: Transaction, paid: ChannelPayment): Promise<boolean> {
  const { institutionId, now } = paid;
  const event = await acceptChannelPayment(tx, paid);
  await bookSlice(tx, { institutionId, now, events: [event] });
  return event.state === 'booked' && event.clarifyReason === null;
}
