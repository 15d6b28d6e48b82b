import { and, eq, gt } from 'drizzle-orm';
import { INDICATOR, type Indicator } from '@/contract/codes/boardCodes';
import { achievementStandard } from '../../database/tables/boardTables';
import type { BoardConnection } from '../../access/boardScope';

/** Target of an indicator on a day, and its weight (SY-01). */
export interface Standard {
  readonly indicator: Indicator;
  /** In the indicator's unit: amounts in minor units, rates in per cent; null: the user's own target of the day. */
  readonly target: number | null;
  readonly weight: number;
}

/** Active standards by queue; under null those of every queue without its own. */
export type StandardsByQueue = ReadonlyMap<number | null, readonly Standard[]>;

/** Default standards: mostly the recovered money, then the work for it (ours). */
export const DEFAULT_STANDARDS: readonly Standard[] = [
  { indicator: 'recoveredAmount', target: null, weight: 50 },
  { indicator: 'keptPromiseRate', target: 60, weight: 20 },
  { indicator: 'handledCases', target: 40, weight: 15 },
  { indicator: 'rightPartyContactRate', target: 25, weight: 15 },
];

const isIndicator = (text: string): text is Indicator => Object.hasOwn(INDICATOR, text);

/** Returns null for an amount of 0, the user's own target; any other target of 0 cannot be reached in part. */
const getTarget = (indicator: Indicator, target: number): number | null =>
  indicator === 'recoveredAmount' && target === 0 ? null : target;

/** Reads an institution's standards; the defaults if it has none. */
export async function getStandards(tx: BoardConnection, institutionId: number): Promise<StandardsByQueue> {
  const rows = await tx
    .select()
    .from(achievementStandard)
    .where(
      and(
        eq(achievementStandard.institutionId, institutionId),
        eq(achievementStandard.enabled, true),
        gt(achievementStandard.weight, 0),
      ),
    )
    .orderBy(achievementStandard.id);
  const byQueue = new Map<number | null, Standard[]>([[null, []]]);
  for (const { queueId, indicator, target, weight } of rows) {
    if (!isIndicator(indicator)) continue;
    const standard = { indicator, target: getTarget(indicator, target), weight };
    byQueue.set(queueId, [...(byQueue.get(queueId) ?? []), standard]);
  }
  if (byQueue.get(null)?.length === 0) byQueue.set(null, [...DEFAULT_STANDARDS]);
  return byQueue;
}

/** Returns the standards for the users of a queue: its own, or those of every queue. */
export const standardsFor = (standards: StandardsByQueue, queueId: number | null): readonly Standard[] =>
  standards.get(queueId) ?? standards.get(null) ?? [];
