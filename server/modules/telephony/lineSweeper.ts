import type { FastifyBaseLogger } from 'fastify';
import type { WorkContext } from '../../access/appContext';
import { type PollingWorker, startPollingWorker } from '../../kernel/pollingWorker';
import { missUnreportedCalls } from './acceptInboundEvent';
import { endUnreportedCalls } from './moveCall';

const EVERY_MS = 30_000;

/** Starts the worker that ends calls whose end the telephone system has not reported. */
export const startLineSweeper = ({ database, now }: WorkContext, log: FastifyBaseLogger): PollingWorker =>
  startPollingWorker({
    everyMs: EVERY_MS,
    round: async () => (await endUnreportedCalls(database, now())) + (await missUnreportedCalls(database, now())),
    log,
    failure: 'calls without a reported end were not ended',
  });
