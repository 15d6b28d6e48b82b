import type { Indicator } from '@/contract/codes/indicator';
import type { ClosedStandard, ScorePart } from './dailyScoreStore';
import type { Standard } from './standardStore';
import { type Facts, getRates } from './boardFigures';

/** An indicator counts for no more than this many times its target in a day's score. */
const SCORE_CAP = 1.2;

/** A day's result by its standards. */
export interface DayScore {
  readonly score: number | null;
  readonly parts: readonly ScorePart[];
}

/** What an indicator reached; null where it could not be measured. Amounts in minor units, rates in per cent. */
function getActual(indicator: Indicator, facts: Facts): number | null {
  const { recovered = 0, handledCases = 0, connectedCalls = 0 } = facts;
  const counted: Partial<Record<Indicator, number | null>> = {
    recoveredAmount: recovered,
    handledCases,
    connectedCalls,
    ...getRates(facts, null),
  };
  return counted[indicator] ?? null;
}

const FULL = 100;
const twoPlaces = (number: number): number => Math.round(number * 100) / 100;

/** Fixes the standards of somebody with this daily target, in minor units. */
export const resolveStandards = (standards: readonly Standard[], ownTarget: number): ClosedStandard[] =>
  standards.map(({ indicator, target, weight }) => ({ indicator, target: target ?? ownTarget, weight }));

function getPart({ indicator, target, weight }: ClosedStandard, facts: Facts): ScorePart[] {
  const actual = getActual(indicator, facts);
  // Nobody can be measured against a target of zero.
  if (actual === null || target <= 0) return [];
  const points = twoPlaces(Math.min(actual / target, SCORE_CAP) * FULL);
  return [{ indicator, actual, target, weight, points }];
}

/**
 * The final score of a day: Σ weight × min(actual ÷ target, cap) ÷ Σ weight, out of 100 (docs/board.md). What could not be measured,
 * such as kept promises where none fell due, is left out on both sides.
 */
export function getDayScore(facts: Facts, standards: readonly ClosedStandard[]): DayScore {
  const parts = standards.flatMap((standard) => getPart(standard, facts));
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  if (weight === 0) return { score: null, parts };
  return { score: twoPlaces(parts.reduce((sum, part) => sum + part.weight * part.points, 0) / weight), parts };
}

/** A day off is not a bad day: somebody who did nothing and was not planned has no score. */
export const hasWorked = ({ handledCases = 0, recovered = 0 }: Facts, isOnDuty: boolean): boolean =>
  handledCases > 0 || recovered > 0 || isOnDuty;

/** Somebody who may be ranked. */
interface Scored {
  readonly userId: number;
  readonly groupId: number | null;
  readonly score: number | null;
  readonly isRanked: boolean;
}

/** Ranks within each group, the best first, equal scores share a rank; who is not ranked, has no group or no score has none. */
export function getRanks(all: readonly Scored[]): ReadonlyMap<number, number> {
  const entered = all.flatMap(({ userId, groupId, score, isRanked }) =>
    isRanked && groupId !== null && score !== null ? [{ userId, groupId, score }] : [],
  );
  const scoresOf = new Map<number, number[]>();
  for (const { groupId, score } of entered) scoresOf.set(groupId, [...(scoresOf.get(groupId) ?? []), score]);
  return new Map(
    entered.map(({ userId, groupId, score }) => [
      userId,
      1 + (scoresOf.get(groupId) ?? []).filter((other) => other > score).length,
    ]),
  );
}
