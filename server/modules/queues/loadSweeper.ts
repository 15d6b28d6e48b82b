import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../../access/appContext';
import { startPollingWorker, type PollingWorker } from '../../kernel/pollingWorker';
import { compactLoads, listFragmentedLoads } from './caseLoadStore';

const EVERY_MS = 60_000;
/** Number of changes that can still be read with the merged rows in a millisecond or two. */
const LEAST = 5000;

/** Starts the worker that merges the changes of open cases (case_load), so that the table stays small. */
export const startLoadSweeper = (
  { database }: Pick<AppContext, 'database'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): PollingWorker => {
  const round = async (signal: AbortSignal): Promise<void> => {
    for (const institution of await listFragmentedLoads(database, LEAST)) {
      if (!signal.aborted) await compactLoads(database, institution);
    }
  };
  return startPollingWorker({ everyMs: EVERY_MS, round, log, failure: 'open cases were not added up' });
};
