import { inTenantTransaction } from '../../database/callTransaction';
import type { Database } from '../../database/connect';
import { openBooks } from './bookSlice';
import { clarifyWhole } from './clarify';
import { noteDone, receivedEvents, tryLockBooking } from './lenderEventStore';
import { getBookKeeping } from './lenderLoanStore';
import { writeBooks } from './writeBooksStore';

/** The next event of an institution cannot be booked: it waits for a person, so that those behind it do not wait for it. */
export const clarifyFailed = (database: Database, institutionId: number, now: Date): Promise<void> =>
  inTenantTransaction(database, { institutionId }, async (tx) => {
    if (!(await tryLockBooking(tx, institutionId))) return;
    const own = await receivedEvents(tx, { institutionId, most: 1 });
    const books = await openBooks(tx, await getBookKeeping(tx, institutionId, now), { own, spokenOf: [], waiting: [] });
    for (const event of own) clarifyWhole(books, event, 'notBooked');
    await writeBooks(tx, books, own);
    await noteDone(tx, { institutionId, ids: own.map(({ id }) => id), now });
  });
