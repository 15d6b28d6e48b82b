import type { Indicator } from '@/contract/codes/boardCodes';
import type { DailyStandard, ScorePart } from './dailyScoreStore';
import type { Standard } from '../standardStore';
import { type Facts, getRates } from '../boardFigures';

/** Maximum ratio of an indicator to its target in a day's score. */
const SCORE_CAP = 1.2;

/** A day's result by its standards. */
export interface DayScore {
  readonly score: number | null;
  readonly parts: readonly ScorePart[];
}

/** Returns the actual value of an indicator; null if it could not be measured. Amounts in minor units, rates in per cent. */
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

/** Resolves the standards of a user with this daily target, in minor units. */
export const resolveStandards = (standards: readonly Standard[], ownTarget: number): DailyStandard[] =>
  standards.map(({ indicator, target, weight }) => ({ indicator, target: target ?? ownTarget, weight }));

function getPart({ indicator, target, weight }: DailyStandard, facts: Facts): ScorePart[] {
  const actual = getActual(indicator, facts);
  // A target of zero cannot be measured against.
  if (actual === null || target <= 0) return [];
  const points = twoPlaces(Math.min(actual / target, SCORE_CAP) * FULL);
  return [{ indicator, actual, target, weight, points }];
}

/**
 * Calculates the final score of a day: Σ weight × min(actual ÷ target, cap) ÷ Σ weight, out of 100 (docs/board.md). Indicators
 * that could not be measured, such as kept promises on a day without due ones, are omitted on both sides.
 */
export function getDayScore(facts: Facts, standards: readonly DailyStandard[]): DayScore {
  const parts = standards.flatMap((standard) => getPart(standard, facts));
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  if (weight === 0) return { score: null, parts };
  return { score: twoPlaces(parts.reduce((sum, part) => sum + part.weight * part.points, 0) / weight), parts };
}

/** Returns false for a day off: a user without work and without planned duty has no score. */
export const hasWorked = ({ handledCases = 0, recovered = 0 }: Facts, isOnDuty: boolean): boolean =>
  handledCases > 0 || recovered > 0 || isOnDuty;

/** User who may be ranked. */
interface Scored {
  readonly userId: number;
  readonly groupId: number | null;
  readonly score: number | null;
  readonly isRanked: boolean;
}

/** Ranks within each group, the best first; equal scores share a rank. Users who are not ranked, or without group or score, have none. */
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
