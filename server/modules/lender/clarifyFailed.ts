import { inTenantTransaction } from '../../database/callTransaction';
import type { Database } from '../../database/connect';
import { openBooks } from './bookSlice';
import { clarifyWhole } from './clarify';
import { noteDone, receivedEvents, tryLockBooking } from './lenderEventStore';
import { getBookKeeping } from './lenderLoanStore';
import { writeBooks } from './writeBooksStore';

/** Moves the next event of an institution, which cannot be booked, to clarification, so that it does not block the following ones. */
export const clarifyFailed = (database: Database, institutionId: number, now: Date): Promise<void> =>
  inTenantTransaction(database, { institutionId }, async (tx) => {
    if (!(await tryLockBooking(tx, institutionId))) return;
    const own = await receivedEvents(tx, { institutionId, most: 1 });
    const books = await openBooks(tx, await getBookKeeping(tx, institutionId, now), { own, spokenOf: [], waiting: [] });
    for (const event of own) clarifyWhole(books, event, 'notBooked');
    await writeBooks(tx, books, own);
    await noteDone(tx, { institutionId, ids: own.map(({ id }) => id), now });
  });
