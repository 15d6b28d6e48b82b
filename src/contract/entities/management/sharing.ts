import * as z from 'zod/mini';
import { SHARING_WEIGHT_MAX } from '../../ourLimits';
import { count, id, numberInQuery, percent } from '../../schemas';
import { lastChange } from './lastChange';

const weight = z.number().check(z.int(), z.gte(0), z.lte(SHARING_WEIGHT_MAX));

/**
 * Weights of the case distribution: the maximum surplus over an equal share, in percent. `capacity` applies in full if the capacity is all
 * free, `skill` if all promises were kept; values in between are proportional. 0 and 0 distribute equally.
 */
const weights = { capacity: weight, skill: weight };

/** Body of manage/config/sharing/update (QU-02; ours). */
export const sharingRequest = z.strictObject(weights);

export type SharingWeights = z.output<typeof sharingRequest>;

/** Answer of manage/config/sharing. */
export const sharingConfig = z.object({ ...weights, lastChange });

export type SharingConfig = z.output<typeof sharingConfig>;

const weightInQuery = z.pipe(numberInQuery, weight);

/** Query of manage/config/sharing/trial: weights that are not in force yet. */
export const sharingTrialQuery = z.strictObject({ capacity: weightInQuery, skill: weightInQuery });

/** Simulation of the weights on the bindings of the last seven days, each among the agents who received cases by it. */
export const sharingTrial = z.object({
  /** Bindings to more than one agent. */
  bindings: count,
  cases: count,
  /** Number of these cases that would have stayed, because the agents who work them would have been full. */
  full: z.optional(count),
  agents: z.array(
    z.object({
      agentId: id,
      name: z.string(),
      /** Number of cases that the agent received, and would have received. */
      got: count,
      would: count,
      /** Free percentage of the current capacity without these cases; null if nothing is planned. */
      freePercent: z.nullable(percent),
      /** Percentage of kept promises among those due in the last 30 days; null without any. */
      keptPercent: z.nullable(percent),
    }),
  ),
});

export type SharingTrial = z.output<typeof sharingTrial>;
