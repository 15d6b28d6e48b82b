import { getCodeValues } from '@/contract/codes/codeTable';
import { INDICATOR, type Indicator, UNIT_OF_INDICATOR } from '@/contract/codes/boardCodes';
import type { AchievementStandard } from '@/contract/entities/management/achievementStandard';
import { PERCENT_MAX, PERCENT_MIN } from '@/contract/limits';

/** A standard as it is edited: every indicator has one, those that do not count too. */
export interface StandardRow {
  readonly indicator: Indicator;
  readonly target: number;
  readonly weight: number;
  readonly enabled: boolean;
}

/** All indicators, with what is in force for each. */
export const getRows = (standards: readonly AchievementStandard[]): readonly StandardRow[] =>
  getCodeValues(INDICATOR).map((indicator) => {
    const { target = 0, weight = 0, enabled = false } = standards.find((each) => each.indicator === indicator) ?? {};
    return { indicator, target, weight, enabled };
  });

/** Returns the sum of the enabled weights; 100 if they are correct. */
export const sumOfWeights = (rows: readonly StandardRow[]): number =>
  rows.filter(({ enabled }) => enabled).reduce((sum, { weight }) => sum + weight, 0);

/** Returns true if an enabled indicator has no weight (§5: 1 to 100). */
export const isWeightless = ({ weight, enabled }: StandardRow): boolean => enabled && weight < PERCENT_MIN;

/** Returns true if an enabled indicator has no target. For an amount, 0 refers to each person's individual target. */
export const isUnreachable = ({ indicator, target, enabled }: StandardRow): boolean =>
  enabled && target <= 0 && UNIT_OF_INDICATOR[indicator] !== 'amount';

/** Distributes the weights evenly over the enabled indicators; the first ones receive the remainder. */
export function spreadWeights(rows: readonly StandardRow[]): readonly StandardRow[] {
  const counting = rows.filter(({ enabled }) => enabled);
  const each = Math.floor(PERCENT_MAX / Math.max(1, counting.length));
  const rest = PERCENT_MAX - each * counting.length;
  return rows.map((row) => {
    const place = counting.indexOf(row);
    return place < 0 ? row : { ...row, weight: each + (place < rest ? 1 : 0) };
  });
}
