import type { FastifyBaseLogger } from 'fastify';
import type { DialLine } from '../../kernel/services';
import type { WorkContext } from '../../access/appContext';
import { SimulatedLine } from './simulatedLine';

/** The agent's own dialer makes the call, and reports nothing back. */
const agentsDialler: DialLine = {
  start: () => undefined,
  end: async () => undefined,
  stop: async () => undefined,
};

/** Starts the line that the settings name (DIALLER). */
export const startDialLine = (appContext: WorkContext, log: FastifyBaseLogger): DialLine =>
  appContext.settings.dialler === 'link' ? agentsDialler : new SimulatedLine(appContext, log);
