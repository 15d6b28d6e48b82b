import * as z from 'zod/mini';
import { INDICATOR, UNIT_OF_INDICATOR } from '../../codes/boardCodes';
import { getCodeValues } from '../../codes/codeTable';
import { PERCENT_MAX, PERCENT_MIN } from '../../limits';
import { STANDARD_TARGET_MAX } from '../../ourLimits';
import { code, codeInput, count, id, idInput } from '../../schemas';

/** Target of an indicator on a day (§3 achievement standard). The fields are not in the specification. */
export const achievementStandard = z.object({
  /** contract/codes/boardCodes */
  indicator: code,
  /** In the indicator's unit: an amount of the currency, a percentage, or a number. */
  target: z.number(),
  /** Weight in the score, in percent. */
  weight: count,
  enabled: z.boolean(),
});

export type AchievementStandard = z.output<typeof achievementStandard>;

/** The standards in force for a queue, or for all queues without their own (§7 achievementBoard/standards; shape ours). */
export const achievementStandards = z.object({
  standards: z.array(achievementStandard),
  /** Origin of the targets: the queue, the institution, or the product's default if none is configured. */
  origin: z.enum(['queue', 'institution', 'default']),
  /** The institution's queues; `isOwn` marks queues with separate standards. */
  queues: z.array(z.object({ id, name: z.string(), isOwn: z.boolean() })),
  /** ISO 4217 code of the targets that are amounts. */
  currency: z.string(),
});

/** The standards in force for a queue, or for all. */
export type AchievementStandards = z.output<typeof achievementStandards>;

/** Query of achievementBoard/standards. */
export const standardsQuery = z.strictObject({ queueId: z.optional(idInput) });

const standardInput = z
  .strictObject({
    indicator: codeInput(INDICATOR),
    target: z.number().check(z.gte(0), z.lte(STANDARD_TARGET_MAX)),
    weight: z.number().check(z.int(), z.gte(0), z.lte(PERCENT_MAX)),
    enabled: z.boolean(),
  })
  .check(
    z.refine(({ indicator, target }) => UNIT_OF_INDICATOR[indicator] !== 'percent' || target <= PERCENT_MAX, {
      path: ['target'],
    }),
    // §5: 1 to 100; a disabled indicator has no weight.
    z.refine(({ enabled, weight }) => !enabled || weight >= PERCENT_MIN, { path: ['weight'] }),
  );

/**
 * Body of achievementBoard/standards/update. An empty list restores the institution's standards for a queue, and the product's defaults for
 * the institution.
 */
export const standardsRequest = z.strictObject({
  queueId: z.nullish(idInput),
  standards: z.array(standardInput).check(
    z.maxLength(getCodeValues(INDICATOR).length),
    z.refine((rows) => new Set(rows.map(({ indicator }) => indicator)).size === rows.length),
  ),
});
