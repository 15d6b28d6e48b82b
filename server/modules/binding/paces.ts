import type { SharingWeights } from '@/contract/entities/sharing';
import { PERCENT_MAX } from '@/contract/limits';
import type { ReadBinder } from './binderStore';

/** What the weights of sharing out look at. */
export type Weighed = Pick<ReadBinder, 'load' | 'capacity' | 'duePromises' | 'keptPromises'>;

/** Of somebody of whom nothing is known: neither better nor worse than the middle. */
const UNKNOWN = 0.5;

/** The part of somebody's capacity that is free, from 0 to 1; null where nothing was planned. */
export function freePart({ load, capacity }: Weighed): number | null {
  if (capacity === null) return null;
  return capacity === 0 ? 0 : Math.max(0, (capacity - load) / capacity);
}

/** How many cases more somebody takes before the capacity is reached; as many as come where nothing was planned. */
export const getRoom = ({ load, capacity }: Weighed): number =>
  capacity === null ? Infinity : Math.max(0, capacity - load);

/** The part of the promises that were kept, from 0 to 1; null without any. */
export const keptPart = ({ duePromises, keptPromises }: Weighed): number | null =>
  duePromises === 0 ? null : keptPromises / duePromises;

/** How many cases somebody gets for each one of an equal share: 1, and more by the weights (QU-02). */
export const getPace = (agent: Weighed, { capacity, skill }: SharingWeights): number =>
  1 + (capacity * (freePart(agent) ?? UNKNOWN) + skill * (keptPart(agent) ?? UNKNOWN)) / PERCENT_MAX;

/** Those who share by weight: each with a pace, and with room up to the capacity (QU-02). */
export const pacedBy = <Agent extends Weighed>(agents: readonly Agent[], weights: SharingWeights) =>
  agents.map((agent) => ({ ...agent, pace: getPace(agent, weights), room: getRoom(agent) }));
