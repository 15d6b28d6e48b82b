import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import { joinsTo } from '../../database/joinsTo';
import { caseLoad } from '../../database/tables/caseLoadTables';
import { task } from '../../database/tables/caseTables';
import { appUser, queue, userGroup } from '../../database/tables/organisationTables';
import { seatPlan } from '../../database/tables/seatTables';
import { addDays, calendarDay, startOfDay } from '../../values/calendarDay';
import type { CallerContext } from '../../access/callContext';
import { promiseState } from '../cases/casesFacade';
import { dutyOn } from '../../access/dutyOn';
import { isOpenTask, visibleBinders } from '../../access/queueScope';
import type { WorksOn } from './caseKind';

/** Kept promises of an agent are counted over so many days. */
const KEPT_PROMISE_DAYS = 30;

/** What reading binders needs of a call. */
export type BinderContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

interface BinderRow extends Record<string, unknown>, WorksOn {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly group_id: string | null;
  readonly group_name: string | null;
  readonly of_queue: boolean;
  readonly load: string;
  readonly amount: string;
  readonly capacity: string | null;
  readonly duty: string | null;
  readonly kept: string;
  readonly due: string;
}

/** Somebody who can get cases; amounts in minor units. */
export interface ReadBinder extends WorksOn {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  readonly groupName: string | null;
  /** Works the queue in question. */
  readonly isOfQueue: boolean;
  /** Open cases held now, and what is due on them. */
  readonly load: number;
  readonly amount: number;
  /** Cases that the agent should hold at most; null where nothing was planned. */
  readonly capacity: number | null;
  readonly duty: string;
  /** The schedule says so; otherwise nothing is planned. */
  readonly isPlanned: boolean;
  /** Promises that fell due in the last days, and those of them that were kept. */
  readonly duePromises: number;
  readonly keptPromises: number;
}

const loads = ({ caller }: BinderContext): SQL => sql`
  select ${caseLoad.agentId} as agent_id, sum(${caseLoad.cases}) as cases, sum(${caseLoad.amount}) as amount
  from ${caseLoad} where ${caseLoad.institutionId} = ${caller.institutionId} and ${caseLoad.agentId} is not null group by ${caseLoad.agentId}`;

/** Of one user: promises that fell due in the last days, and those of them that were kept. */
function promises(context: BinderContext): SQL {
  const { caller, now } = context;
  const today = calendarDay(now, caller.timeZone);
  const from = startOfDay(addDays(today, -KEPT_PROMISE_DAYS), caller.timeZone);
  const until = startOfDay(today, caller.timeZone);
  return sql`select count(*) as due, count(*) filter (where state = 'kept') as kept from (
    select ${promiseState(context)} as state from ${task}
    where ${task.institutionId} = ${caller.institutionId} and ${task.agentId} = ${appUser.id} and ${task.promisedAt} >= ${from} and ${task.promisedAt} < ${until}
  ) as judged`;
}

/** The seat plan in force for the group and queue of a user; else the queue's planned cases, shared out evenly among those who work it (docs/queues.md). */
const capacity = (today: string): SQL => sql`coalesce(
  (select ${seatPlan.maxPerCapita} from ${seatPlan} where ${seatPlan.institutionId} = ${appUser.institutionId} and ${seatPlan.groupId} = ${appUser.groupId} and ${seatPlan.queueId} = ${appUser.queueId}
    and ${seatPlan.fromDay} <= ${today} and (${seatPlan.toDay} is null or ${seatPlan.toDay} >= ${today}) order by ${seatPlan.fromDay} desc limit 1),
  (select ceil(${queue.plannedCaseCount}::numeric / m.mates)::int from ${queue} where ${joinsTo(queue, appUser.queueId)} and ${queue.plannedCaseCount} > 0))`;

/** Those who work each queue, counted once for all; who still has a one-time password and no case does not work yet. */
const mates = ({ caller }: BinderContext): SQL => sql`
  select queue_id, count(*) as mates from ${appUser}
  where institution_id = ${caller.institutionId} and queue_id is not null and enabled and role = 'member'
    and (not must_change_password or exists (select 1 from ${task} where ${joinsTo(appUser, task.agentId)} and ${isOpenTask})) group by queue_id`;

async function read(who: SQL | undefined, queueId: number | 'none', context: BinderContext): Promise<ReadBinder[]> {
  const today = calendarDay(context.now, context.caller.timeZone);
  const ofQueue = queueId === 'none' ? sql`false` : sql`${appUser.queueId} is not distinct from ${queueId}`;
  const { rows } = await context.tx.execute<BinderRow>(sql`
    select ${appUser.id} as id, ${appUser.name} as name, ${appUser.username} as username, ${appUser.groupId} as group_id, ${userGroup.name} as group_name,
      ${ofQueue} as of_queue, coalesce(l.cases, 0) as load, coalesce(l.amount, 0) as amount, ${capacity(today)} as capacity,
      ${appUser.products} as products, ${appUser.loanTypes} as "loanTypes", ${dutyOn(today)} as duty, p.kept, p.due
    from ${appUser} left join ${userGroup} on ${joinsTo(userGroup, appUser.groupId)}
      left join (${loads(context)}) as l on l.agent_id = ${appUser.id} cross join lateral (${promises(context)}) as p
      left join (${mates(context)}) as m on m.queue_id = ${appUser.queueId}
    where ${who} order by of_queue desc, ${appUser.role} desc, ${appUser.name}, ${appUser.id}`);
  return rows.map((row) => ({
    id: Number(row.id),
    name: row.name,
    username: row.username,
    products: row.products,
    loanTypes: row.loanTypes,
    groupName: row.group_name,
    isOfQueue: row.of_queue,
    load: Number(row.load),
    amount: Number(row.amount),
    capacity: row.capacity === null ? null : Number(row.capacity),
    // Who is not planned away is there.
    duty: row.duty ?? 'onDuty',
    isPlanned: row.duty !== null,
    duePromises: Number(row.due),
    keptPromises: Number(row.kept),
  }));
}

/** Those whom the caller may give cases of a queue, its own users first (QU-02). */
export const listBinders = (queueId: number | 'none', context: BinderContext): Promise<ReadBinder[]> =>
  read(visibleBinders(context.caller), queueId, context);

const isOneOf = (ids: readonly number[]): SQL => sql`${appUser.id} = any(${sql.param([...ids])}::bigint[])`;

/** Some of them; who is not among them is left out. */
export const findBinders = (ids: readonly number[], context: BinderContext): Promise<ReadBinder[]> =>
  read(and(visibleBinders(context.caller), isOneOf(ids)), 'none', context);

/** Those who hold cases now, enabled or not. */
export const findHolders = (ids: readonly number[], context: BinderContext): Promise<ReadBinder[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : read(and(eq(appUser.institutionId, context.caller.institutionId), isOneOf(ids)), 'none', context);
