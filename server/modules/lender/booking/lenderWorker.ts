import { inTenantTransaction } from '../../../database/callTransaction';
import type { Database } from '../../../database/connect';
import { openBooks, bookSlice } from './bookSlice';
import { clarifyFullAmount } from './clarify';
import { markBooked, listReceivedEvents, tryLockBooking, listInstitutionsWithEvents } from './lenderEventStore';
import { getBookKeeping } from './lenderLoanStore';
import { writeBooks } from './writeBooksStore';
import type { FastifyBaseLogger } from 'fastify';
import type { AppContext, WorkContext } from '../../../access/appContext';
import { DatabaseUnavailable } from '../../../database/connectionFault';
import { startPollingWorker, type PollingWorker } from '../../../kernel/pollingWorker';

/** Moves the next event of an institution, which cannot be booked, to clarification, so that it does not block the following ones. */
const clarifyFailed = (database: Database, institutionId: number, now: Date): Promise<void> =>
  inTenantTransaction(database, { institutionId }, async (tx) => {
    if (!(await tryLockBooking(tx, institutionId))) return;
    const own = await listReceivedEvents(tx, { institutionId, most: 1 });
    const books = await openBooks(tx, await getBookKeeping(tx, institutionId, now), { own, spokenOf: [], waiting: [] });
    for (const event of own) clarifyFullAmount(books, event, 'notBooked');
    await writeBooks(tx, books, own);
    await markBooked(tx, { institutionId, ids: own.map(({ id }) => id), now });
  });

/** Maximum delay until the events of a new file, or those that another server left, are found. */
const EVERY_MS = 2000;
/** Maximum number of events of a slice: an agent who saves one of its cases waits for the whole slice. */
const SLICE_MOST = 500;

interface Slice {
  readonly institutionId: number;
  readonly size: number;
  readonly now: Date;
}

/**
 * Books the next events of an institution in a separate transaction. Returns their number, 0 if none are left, undefined if
 * another server is booking.
 */
export const bookNext = (database: Database, { institutionId, size, now }: Slice): Promise<number | undefined> =>
  inTenantTransaction(database, { institutionId }, async (tx) => {
    if (!(await tryLockBooking(tx, institutionId))) return undefined;
    const events = await listReceivedEvents(tx, { institutionId, most: size });
    if (events.length > 0) await bookSlice(tx, { institutionId, now, events });
    return events.length;
  });

/**
 * Books all received events of an institution. A slice that fails is retried in smaller ones; an event that fails alone moves
 * to clarification, and the others continue.
 */
export async function bookAll(
  { database, now, log }: Pick<AppContext, 'database' | 'now'> & { readonly log: Pick<FastifyBaseLogger, 'error'> },
  institutionId: number,
  goesOn: () => boolean = () => true,
): Promise<void> {
  let size = SLICE_MOST;
  while (goesOn()) {
    try {
      const booked = await bookNext(database, { institutionId, size, now: now() });
      if (booked === undefined || booked === 0) return;
      size = Math.min(SLICE_MOST, size * 2);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      log.error({ err: error }, 'events of a lender were not booked');
      if (size === 1) await clarifyFailed(database, institutionId, now());
      size = Math.max(1, Math.floor(size / 8));
    }
  }
}

/** Starts the worker that books lender events; events that another server left are resumed (MI-01). */
export const startLenderWorker = (parts: WorkContext, log: FastifyBaseLogger): PollingWorker => {
  const round = async (signal: AbortSignal): Promise<void> => {
    for (const institutionId of await listInstitutionsWithEvents(parts.database)) {
      await bookAll({ ...parts, log }, institutionId, () => !signal.aborted);
    }
  };
  return startPollingWorker({ everyMs: EVERY_MS, round, log, failure: 'events of lenders wait: they were not read' });
};
