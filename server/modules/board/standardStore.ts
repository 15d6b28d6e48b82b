import { and, asc, eq, isNull, sql, gt } from 'drizzle-orm';
import { achievementStandard } from '../../database/tables/boardTables';
import { queue } from '../../database/tables/organizationTables';
import type { CallerContext } from '../../access/callContext';
import { INDICATOR, type Indicator } from '@/contract/codes/boardCodes';
import type { BoardConnection } from '../../access/boardScope';

type StandardContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** Stored standard. */
type StoredStandard = typeof achievementStandard.$inferSelect;
/** Editable fields of a standard; an amount in minor units. */
export type StandardFields = Pick<StoredStandard, 'indicator' | 'target' | 'weight' | 'enabled'>;

const isOf = (queueId: number | null, { caller }: StandardContext) =>
  and(
    eq(achievementStandard.institutionId, caller.institutionId),
    queueId === null ? isNull(achievementStandard.queueId) : eq(achievementStandard.queueId, queueId),
  );

/** Lists the standards of a queue, or of the institution if null, including disabled ones. */
export const listOwnStandards = (queueId: number | null, context: StandardContext): Promise<StoredStandard[]> =>
  context.tx.select().from(achievementStandard).where(isOf(queueId, context)).orderBy(asc(achievementStandard.id));

/** Queue that can have separate standards. */
export interface StandardQueue {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly isOwn: boolean;
}

const isOwn = sql<boolean>`exists (select 1 from achievement_standard s where s.institution_id = queue.institution_id and s.queue_id = queue.id)`;

/** Returns the institution's queues by code, and whether they have standards of their own. */
export const listStandardQueues = ({ tx, caller }: StandardContext): Promise<StandardQueue[]> =>
  tx
    .select({ id: queue.id, code: queue.code, name: queue.name, isOwn })
    .from(queue)
    .where(eq(queue.institutionId, caller.institutionId))
    .orderBy(asc(queue.code));

/** Replaces the existing standards. */
export async function replaceStandards(
  queueId: number | null,
  standards: readonly StandardFields[],
  context: StandardContext,
): Promise<void> {
  const { tx, caller, now } = context;
  const { institutionId } = caller;
  // A second administrator at the same time waits for the lock and replaces all standards of the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`standards of ${institutionId}`}, 0))`);
  await tx.delete(achievementStandard).where(isOf(queueId, context));
  if (standards.length === 0) return;
  await tx.insert(achievementStandard).values(
    standards.map(({ indicator, target, weight, enabled }) => ({
      institutionId,
      queueId,
      indicator,
      target,
      weight,
      enabled,
      updatedAt: now,
    })),
  );
}

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
export const resolveQueueStandards = (standards: StandardsByQueue, queueId: number | null): readonly Standard[] =>
  standards.get(queueId) ?? standards.get(null) ?? [];
