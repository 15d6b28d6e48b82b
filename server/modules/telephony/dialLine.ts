import type { FastifyBaseLogger } from 'fastify';
import type { DialLine } from '../../kernel/services';
import type { Surroundings } from '../../access/surroundings';
import { SimulatedLine } from './simulatedLine';

/** The agent's own dialler makes the call, and tells us nothing about it. */
const agentsDialler: DialLine = {
  start: () => undefined,
  end: async () => undefined,
  stop: async () => undefined,
};

/** Starts the line that the settings name (DIALLER). */
export const startDialLine = (surroundings: Omit<Surroundings, 'services'>, log: FastifyBaseLogger): DialLine =>
  surroundings.settings.dialler === 'link' ? agentsDialler : new SimulatedLine(surroundings, log);
