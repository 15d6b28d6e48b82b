import { and, eq, sql, asc, desc, inArray, isNull, lt } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { institution, systemSetting } from '../../database/tables/organizationTables';
import { routingRun } from '../../database/tables/queueTables';
import type { Routing } from './routingStore';

/** Day of an institution's last routing by the rules; '' if it must be repeated (QU-01). */
const KEY = 'queues.sortedDay';

const write = (tx: Pick<Transaction, 'execute'>, institutionId: number, day: string) =>
  tx.execute(sql`insert into ${systemSetting} (institution_id, key, value) values (${institutionId}, ${KEY}, ${day})
    on conflict ((coalesce(institution_id, 0)), key) do update set value = excluded.value where system_setting.value <> excluded.value`);

/** Marks the cases for routing after a rule change; any server picks it up. */
export const markForRouting = ({
  tx,
  caller,
}: {
  readonly tx: Pick<Transaction, 'execute'>;
  readonly caller: { readonly institutionId: number };
}): Promise<unknown> => write(tx, caller.institutionId, '');

/**
 * Locks routing of an institution for a day; false if another server has just completed it. Concurrent rule changes and routings wait
 * until the end of the transaction, so that no change is missed.
 */
export async function lockRouting(
  tx: Pick<Transaction, 'execute'>,
  institutionId: number,
  day: string,
): Promise<boolean> {
  const { rowCount } = await write(tx, institutionId, day);
  return rowCount === 1;
}

/** Institution with the day of its last routing. */
export interface RoutedInstitution {
  readonly id: number;
  readonly timeZone: string;
  readonly routedDay: string | null;
}

/** Lists all institutions with their last routing days. */
export const listRoutedInstitutions = (tx: Pick<Transaction, 'select'>): Promise<RoutedInstitution[]> =>
  tx
    .select({ id: institution.id, timeZone: institution.timeZone, routedDay: systemSetting.value })
    .from(institution)
    .leftJoin(systemSetting, and(eq(systemSetting.institutionId, institution.id), eq(systemSetting.key, KEY)));

/** Cases on their way to their queues, as the database keeps it. */
export type StoredRun = typeof routingRun.$inferSelect;

/** Retention of a finished run's result. */
const KEPT_MS = 30 * 86_400_000;

const isUnderWay = inArray(routingRun.state, ['waiting', 'running']);

/** Keeps what is to be done; what was done long ago is forgotten. */
export async function addRun(
  tx: Pick<Transaction, 'insert' | 'delete'>,
  { institutionId, manualIds = [], by, now }: Routing,
  total: number,
): Promise<StoredRun> {
  const old = new Date(now.getTime() - KEPT_MS);
  await tx.delete(routingRun).where(and(eq(routingRun.institutionId, institutionId), lt(routingRun.finishedAt, old)));
  const [made] = await tx
    .insert(routingRun)
    .values({
      institutionId,
      state: 'waiting',
      manualIds: [...manualIds],
      actorId: by?.userId ?? null,
      actorName: by?.name ?? null,
      total,
      createdAt: now,
    })
    .returning();
  if (!made) throw new Error('no run was kept');
  return made;
}

/** Pending or started run, with the time zone that determines the day. */
export interface ActiveRun {
  readonly run: StoredRun;
  readonly timeZone: string;
}

/** Lists all of them, oldest first. */
export const listActiveRuns = (tx: Pick<Transaction, 'select'>): Promise<ActiveRun[]> =>
  tx
    .select({ run: routingRun, timeZone: institution.timeZone })
    .from(routingRun)
    .innerJoin(institution, eq(institution.id, routingRun.institutionId))
    .where(isUnderWay)
    .orderBy(asc(routingRun.id));

/** Locks a run until the end of the transaction; undefined if another server holds it. The lock ends if its server dies. */
export async function claimRun(tx: Transaction, { id }: StoredRun): Promise<StoredRun | undefined> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`routing ${id}`}, 0)) as mine`,
  );
  if (rows[0]?.mine !== true) return undefined;
  const [row] = await tx
    .select()
    .from(routingRun)
    .where(and(eq(routingRun.id, id), isUnderWay))
    .for('update');
  return row;
}

/** Stores the progress of a run. */
export const updateRun = (
  tx: Pick<Transaction, 'update'>,
  { id }: StoredRun,
  change: Partial<Pick<StoredRun, 'state' | 'total' | 'done' | 'reach' | 'moves' | 'finishedAt'>>,
): Promise<unknown> =>
  tx
    .update(routingRun)
    .set(change)
    .where(and(eq(routingRun.id, id), isUnderWay));

/** Returns an institution's automatic run in progress, as opposed to one started by a user; locked until the end of the transaction. */
export async function findOwnRun(
  tx: Pick<Transaction, 'select'>,
  institutionId: number,
): Promise<StoredRun | undefined> {
  const [row] = await tx
    .select()
    .from(routingRun)
    .where(and(eq(routingRun.institutionId, institutionId), isUnderWay, isNull(routingRun.actorId)))
    .limit(1)
    .for('update');
  return row;
}

/** Returns the newest run of an institution. */
export async function findNewestRun(
  tx: Pick<Transaction, 'select'>,
  institutionId: number,
): Promise<StoredRun | undefined> {
  const [row] = await tx
    .select()
    .from(routingRun)
    .where(eq(routingRun.institutionId, institutionId))
    .orderBy(desc(routingRun.id))
    .limit(1);
  return row;
}

/** Requests that a run of an institution stops at its next step; false if there is no such run. */
export async function requestRunStop(
  tx: Pick<Transaction, 'update'>,
  { id, institutionId }: { readonly id: number; readonly institutionId: number },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(routingRun)
    .set({ stopAsked: true })
    .where(and(eq(routingRun.id, id), eq(routingRun.institutionId, institutionId)));
  return rowCount === 1;
}
