import { type SQL, sql } from 'drizzle-orm';
import { OPEN_CASE_STATUSES } from '@/contract/codes/caseStatus';
import type { Transaction } from '../../database/connect';
import { caseEvent } from '../../database/tables/callTables';
import { task } from '../../database/tables/caseTables';
import { appUser } from '../../database/tables/organisationTables';
import { bindingItem } from '../../database/tables/queueTables';
import type { StoredOperation } from './bindingPlanStore';

/** How far a binding has come. */
export interface BindingProgress {
  /** Cases gone through. */
  readonly done: number;
  /** Those that changed hands. */
  readonly changed: number;
}

interface Step {
  readonly operation: StoredOperation;
  /** Places of the cases, the last one not included. */
  readonly from: number;
  readonly until: number;
  readonly now: Date;
}

const OPEN = sql.raw(OPEN_CASE_STATUSES.map((status) => `'${status}'`).join(', '));

/** Whoever was quicker keeps the case; who has left gets none. */
const OUTCOME = sql`case when status not in (${OPEN}) then 'closed'
  when agent_id is distinct from from_agent_id then 'taken'
  when only_version is not null and version <> only_version then 'touched'
  when to_agent_id is not null and to_name is null then 'gone'
  else 'changed' end`;

/** An undo gives back what stood there before; anything else starts over for the agent (CD-11). */
const given = ({ kind }: StoredOperation, now: Date): SQL =>
  kind === 'undo'
    ? sql`assigned_at = j.assigned_before, opened_at = j.opened_before`
    : sql`assigned_at = case when j.to_agent_id is not null then ${now}::timestamptz end, opened_at = null`;

/**
 * One part of the cases in one statement. They are locked in the order of their numbers, as by every binding, so that two never
 * wait for each other; after waiting it is the newest state that is judged.
 */
const partOf = ({ operation, from, until, now }: Step): SQL => sql`
  with item as (
    select * from ${bindingItem} where operation_id = ${operation.id} and place >= ${from} and place < ${until}
  ), held as (
    select t.id, t.status, t.agent_id, t.agent_name, t.version, t.assigned_at, t.opened_at, i.place, i.from_agent_id, i.to_agent_id, i.only_version,
      i.assigned_before, i.opened_before, u.name as to_name, u.group_id as to_group
    from item i join ${task} t on t.id = i.task_id left join ${appUser} u on u.id = i.to_agent_id and u.enabled
    order by t.id for update of t
  ), judged as (select *, ${OUTCOME} as outcome from held
  ), moved as (
    update ${task} as t set agent_id = j.to_agent_id, agent_name = j.to_name, group_id = j.to_group, ${given(operation, now)}, version = t.version + 1
    from judged j where t.id = j.id and j.outcome = 'changed' returning t.id, t.version, t.status, t.agent_id
  ), noted as (
    insert into ${caseEvent} (institution_id, task_id, actor_id, actor_name, event, from_status, to_status, created_at)
    select ${operation.institutionId}::bigint, id, ${operation.actorId}::bigint, ${operation.actorName}::text,
      case when agent_id is null then 'unassigned' else 'assigned' end, status, status, ${now}::timestamptz from moved
  ), marked as (
    update ${bindingItem} as b set outcome = j.outcome, found_agent_name = case when j.outcome <> 'changed' then j.agent_name end, version_after = m.version,
      assigned_before = j.assigned_at, opened_before = j.opened_at
    from judged j left join moved m on m.id = j.id where b.operation_id = ${operation.id} and b.place = j.place returning b.outcome
  )
  select count(*) as done, count(*) filter (where outcome = 'changed') as changed from marked`;

/** Goes through some cases of a binding: those that nobody has touched change hands. */
export async function changeHandsOf(tx: Transaction, step: Step): Promise<BindingProgress> {
  const { rows } = await tx.execute<{ done: string; changed: string }>(partOf(step));
  return { done: Number(rows[0]?.done ?? 0), changed: Number(rows[0]?.changed ?? 0) };
}

/** The cases that changed hands, the other way round; each only as long as nobody has touched it since. */
export const turnRound = async (
  tx: Pick<Transaction, 'execute'>,
  done: StoredOperation,
  undoId: number,
): Promise<void> => {
  await tx.execute(sql`
    insert into ${bindingItem} (operation_id, institution_id, task_id, place, from_agent_id, to_agent_id, only_version, assigned_before, opened_before)
    select ${undoId}::bigint, institution_id, task_id, row_number() over (order by place) - 1, to_agent_id, from_agent_id, version_after, assigned_before, opened_before
    from ${bindingItem} where operation_id = ${done.id} and outcome = 'changed'`);
};

/** Those who got or lost cases by a binding. */
export async function agentsOf(tx: Transaction, operationId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct id from ${bindingItem} cross join lateral (values (from_agent_id), (to_agent_id)) as agent (id)
    where operation_id = ${operationId} and outcome = 'changed' and id is not null`);
  return rows.map(({ id }) => Number(id));
}
