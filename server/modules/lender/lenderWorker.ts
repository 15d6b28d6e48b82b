import type { FastifyBaseLogger } from 'fastify';
import type { AppContext, WorkContext } from '../../access/appContext';
import { inTenantTransaction } from '../../database/callTransaction';
import type { Database } from '../../database/connect';
import { DatabaseUnavailable } from '../../database/connectionFault';
import { startPollingWorker, type PollingWorker } from '../../kernel/workLoop';
import { bookSlice } from './bookSlice';
import { clarifyFailed } from './clarifyFailed';
import { institutionsWithReceived, receivedEvents, tryLockBooking } from './lenderEventStore';

/** What a file brought in, or another server left behind, is found within this time. */
const EVERY_MS = 2000;
/** Events of a slice: an agent who saves on a case of one of them waits for the others. */
const SLICE_MOST = 500;

interface Slice {
  readonly institutionId: number;
  readonly size: number;
  readonly now: Date;
}

/** Books the next events of an institution in a transaction of its own; how many, 0 where there is nothing more, undefined where somebody else is at it. */
export const bookNext = (database: Database, { institutionId, size, now }: Slice): Promise<number | undefined> =>
  inTenantTransaction(database, { institutionId }, async (tx) => {
    if (!(await tryLockBooking(tx, institutionId))) return undefined;
    const events = await receivedEvents(tx, { institutionId, most: size });
    if (events.length > 0) await bookSlice(tx, { institutionId, now, events });
    return events.length;
  });

/** Books all that an institution has received. A slice that fails is tried in smaller ones; the event that fails alone is put aside for a person, and the others go on. */
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

/** Starts to book what lenders have told; what a server left behind goes on where it stopped (MI-01). */
export const startLenderWorker = (parts: WorkContext, log: FastifyBaseLogger): PollingWorker => {
  const round = async (signal: AbortSignal): Promise<void> => {
    for (const institutionId of await institutionsWithReceived(parts.database)) {
      await bookAll({ ...parts, log }, institutionId, () => !signal.aborted);
    }
  };
  return startPollingWorker({ everyMs: EVERY_MS, round, log, failure: 'events of lenders wait: they were not read' });
};
