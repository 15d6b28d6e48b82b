import type { SharingWeights } from '@/contract/entities/management/sharing';
import { PERCENT_MAX } from '@/contract/limits';
import type { ReadBinder } from './binderStore';

/** Columns of an agent that determine the weights. */
export type AgentWorkload = Pick<ReadBinder, 'load' | 'capacity' | 'duePromises' | 'keptPromises'>;

/** Default for an unknown value: the middle of the range. */
const UNKNOWN = 0.5;

/** Returns the free part of an agent's capacity, from 0 to 1; null without a planned capacity. */
export function calculateFreeShare({ load, capacity }: AgentWorkload): number | null {
  if (capacity === null) return null;
  return capacity === 0 ? 0 : Math.max(0, (capacity - load) / capacity);
}

/** Returns the number of cases until the capacity is reached; infinite without a planned capacity. */
export const getFreeCapacity = ({ load, capacity }: AgentWorkload): number =>
  capacity === null ? Infinity : Math.max(0, capacity - load);

/** Returns the ratio of kept promises, from 0 to 1; null without any. */
export const calculatePromiseRatio = ({ duePromises, keptPromises }: AgentWorkload): number | null =>
  duePromises === 0 ? null : keptPromises / duePromises;

/** Returns the number of cases per case of an equal share: 1 plus the weighted capacity and skill (QU-02). */
export const getPace = (agent: AgentWorkload, { capacity, skill }: SharingWeights): number =>
  1 +
  (capacity * (calculateFreeShare(agent) ?? UNKNOWN) + skill * (calculatePromiseRatio(agent) ?? UNKNOWN)) / PERCENT_MAX;

/** Adds to each agent the pace of a split by weight, and the free capacity (QU-02). */
export const withPace = <Agent extends AgentWorkload>(agents: readonly Agent[], weights: SharingWeights) =>
  agents.map((agent) => ({ ...agent, pace: getPace(agent, weights), room: getFreeCapacity(agent) }));
