import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../../access/appContext';
import { startPollingWorker, type PollingWorker } from '../../kernel/workLoop';
import { addUpLoads, scatteredLoads } from './caseLoadStore';

const EVERY_MS = 60_000;
/** So many changes are still read with the rest in a millisecond or two. */
const LEAST = 5000;

/** Starts to add up what the database writes down of each change of the open cases (case_load), so that it stays short. */
export const startLoadSweeper = (
  { database }: Pick<AppContext, 'database'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): PollingWorker => {
  const round = async (signal: AbortSignal): Promise<void> => {
    for (const institution of await scatteredLoads(database, LEAST)) {
      if (!signal.aborted) await addUpLoads(database, institution);
    }
  };
  return startPollingWorker({ everyMs: EVERY_MS, round, log, failure: 'open cases were not added up' });
};
