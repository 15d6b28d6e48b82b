import * as z from 'zod/mini';
import { SHARING_WEIGHT_MAX } from '../ourLimits';
import { count, id, numberInQuery, percent } from '../schemas';
import { lastChange } from './systemConfig';

const weight = z.number().check(z.int(), z.gte(0), z.lte(SHARING_WEIGHT_MAX));

/**
 * By how much more somebody gets, in per cent of an equal share, when cases are shared out by weight: for a capacity that is all free, and for promises
 * that were all kept; in between in proportion. 0 and 0: everybody gets the same.
 */
const weights = { capacity: weight, skill: weight };

/** Body of manage/config/sharing/update (QU-02; ours). */
export const sharingRequest = z.strictObject(weights);

/** The weights by which cases are shared out. */
export type SharingWeights = z.output<typeof sharingRequest>;

/** Answer of manage/config/sharing. */
export const sharingConfig = z.object({ ...weights, lastChange });

/** The weights, and who changed them last. */
export type SharingConfig = z.output<typeof sharingConfig>;

const weightInQuery = z.pipe(numberInQuery, weight);

/** Query of manage/config/sharing/trial: weights that are not in force yet. */
export const sharingTrialQuery = z.strictObject({ capacity: weightInQuery, skill: weightInQuery });

/** What the weights would have made of the bindings of the last seven days, each among those who got cases by it. */
export const sharingTrial = z.object({
  /** Bindings to more than one agent. */
  bindings: count,
  cases: count,
  /** Of these the cases that would have stayed: whoever works them would have been full. */
  full: z.optional(count),
  agents: z.array(
    z.object({
      agentId: id,
      name: z.string(),
      /** Cases that somebody got, and would have got. */
      got: count,
      would: count,
      /** How much of the capacity would be free without these cases, as it is now; null where nothing is planned. */
      freePercent: z.nullable(percent),
      /** Of the promises that fell due in the last 30 days, the kept ones; null without any. */
      keptPercent: z.nullable(percent),
    }),
  ),
});

/** What the weights would have made of the last seven days. */
export type SharingTrial = z.output<typeof sharingTrial>;
