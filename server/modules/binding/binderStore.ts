import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import { matchesRow } from '../../database/matchesRow';
import { caseLoad } from '../../database/tables/queueTables';
import { task } from '../../database/tables/caseTables';
import { appUser, queue, userGroup } from '../../database/tables/organizationTables';
import { seatPlan } from '../../database/tables/seatTables';
import { addDays, toCalendarDay, startOfDay } from '../../values/toCalendarDay';
import type { CallerContext } from '../../access/callContext';
import { selectPromiseStateAt } from '../cases/casesFacade';
import { selectDutyStatus } from '../../access/seatScope';
import { isOpenTask, selectVisibleBinders } from '../../access/queueScope';
import type { CaseKindFilter } from './caseKind';

/** Number of days over which an agent's kept promises are counted. */
const KEPT_PROMISE_DAYS = 30;

/** Parts of the call context that reading binders uses. */
export type BinderContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

interface BinderRow extends Record<string, unknown>, CaseKindFilter {
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

/** Agent who can receive cases; amounts in minor units. */
export interface ReadBinder extends CaseKindFilter {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  readonly groupName: string | null;
  /** True if the agent works the queue in question. */
  readonly isOfQueue: boolean;
  /** Number of open cases held now, and their due amount. */
  readonly load: number;
  readonly amount: number;
  /** Planned maximum number of cases of the agent; null if none is planned. */
  readonly capacity: number | null;
  readonly duty: string;
  /** True if a duty is planned for the user on the day. */
  readonly isPlanned: boolean;
  /** Promises due in the last days, and the kept ones among them. */
  readonly duePromises: number;
  readonly keptPromises: number;
}

const loads = ({ caller }: BinderContext): SQL => sql`
  select ${caseLoad.agentId} as agent_id, sum(${caseLoad.cases}) as cases, sum(${caseLoad.amount}) as amount
  from ${caseLoad} where ${caseLoad.institutionId} = ${caller.institutionId} and ${caseLoad.agentId} is not null group by ${caseLoad.agentId}`;

/** Selects the promises of one user due in the last days, and the kept ones among them. */
function promises(context: BinderContext): SQL {
  const { caller, now } = context;
  const today = toCalendarDay(now, caller.timeZone);
  const from = startOfDay(addDays(today, -KEPT_PROMISE_DAYS), caller.timeZone);
  const until = startOfDay(today, caller.timeZone);
  return sql`select count(*) as due, count(*) filter (where state = 'kept') as kept from (
    select ${selectPromiseStateAt(context)} as state from ${task}
    where ${task.institutionId} = ${caller.institutionId} and ${task.agentId} = ${appUser.id} and ${task.promisedAt} >= ${from} and ${task.promisedAt} < ${until}
  ) as judged`;
}

/**
 * Reads the active seat plan for the group and queue of a user; else the queue's planned cases, divided equally among its
 * agents (docs/queues.md).
 */
const capacity = (today: string): SQL => sql`coalesce(
  (select ${seatPlan.maxPerCapita} from ${seatPlan} where ${seatPlan.institutionId} = ${appUser.institutionId} and ${seatPlan.groupId} = ${appUser.groupId} and ${seatPlan.queueId} = ${appUser.queueId}
    and ${seatPlan.fromDay} <= ${today} and (${seatPlan.toDay} is null or ${seatPlan.toDay} >= ${today}) order by ${seatPlan.fromDay} desc limit 1),
  (select ceil(${queue.plannedCaseCount}::numeric / m.mates)::int from ${queue} where ${matchesRow(queue, appUser.queueId)} and ${queue.plannedCaseCount} > 0))`;

/** Counts the agents of each queue once for all. Users with a one-time password and no case do not work yet. */
const mates = ({ caller }: BinderContext): SQL => sql`
  select queue_id, count(*) as mates from ${appUser}
  where institution_id = ${caller.institutionId} and queue_id is not null and enabled and role = 'member'
    and (not must_change_password or exists (select 1 from ${task} where ${matchesRow(appUser, task.agentId)} and ${isOpenTask})) group by queue_id`;

async function read(who: SQL | undefined, queueId: number | 'none', context: BinderContext): Promise<ReadBinder[]> {
  const today = toCalendarDay(context.now, context.caller.timeZone);
  const ofQueue = queueId === 'none' ? sql`false` : sql`${appUser.queueId} is not distinct from ${queueId}`;
  const { rows } = await context.tx.execute<BinderRow>(sql`
    select ${appUser.id} as id, ${appUser.name} as name, ${appUser.username} as username, ${appUser.groupId} as group_id, ${userGroup.name} as group_name,
      ${ofQueue} as of_queue, coalesce(l.cases, 0) as load, coalesce(l.amount, 0) as amount, ${capacity(today)} as capacity,
      ${appUser.products} as products, ${appUser.loanTypes} as "loanTypes", ${selectDutyStatus(today)} as duty, p.kept, p.due
    from ${appUser} left join ${userGroup} on ${matchesRow(userGroup, appUser.groupId)}
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
    // Agents without planned duty count as present.
    duty: row.duty ?? 'onDuty',
    isPlanned: row.duty !== null,
    duePromises: Number(row.due),
    keptPromises: Number(row.kept),
  }));
}

/** Lists the agents to whom the caller may assign cases of a queue, its own users first (QU-02). */
export const listBinders = (queueId: number | 'none', context: BinderContext): Promise<ReadBinder[]> =>
  read(selectVisibleBinders(context.caller), queueId, context);

const isOneOf = (ids: readonly number[]): SQL => sql`${appUser.id} = any(${sql.param([...ids])}::bigint[])`;

/** Finds some of them; others are omitted. */
export const findBinders = (ids: readonly number[], context: BinderContext): Promise<ReadBinder[]> =>
  read(and(selectVisibleBinders(context.caller), isOneOf(ids)), 'none', context);

/** Reads the current holders of cases, enabled or not. */
export const findHolders = (ids: readonly number[], context: BinderContext): Promise<ReadBinder[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : read(and(eq(appUser.institutionId, context.caller.institutionId), isOneOf(ids)), 'none', context);
