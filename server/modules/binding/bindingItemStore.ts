import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { bindingOperation, bindingItem } from '../../database/tables/queueTables';
import type { StoredOperation } from './bindingPlanStore';
import { OPEN_CASE_STATUSES } from '@/contract/codes/caseCodes';
import { caseEvent } from '../../database/tables/callTables';
import { task } from '../../database/tables/caseTables';
import { appUser } from '../../database/tables/organizationTables';

const ofOperation = ({ id }: StoredOperation) => eq(bindingOperation.id, id);
const isUnderWay = inArray(bindingOperation.state, ['waiting', 'running']);

/** Returns all queued and running bindings, oldest first. */
export const listRunningOperations = (tx: Pick<Transaction, 'select'>): Promise<StoredOperation[]> =>
  tx.select().from(bindingOperation).where(isUnderWay).orderBy(asc(bindingOperation.id));

/** Locks a binding for the rest of the transaction, so that no other server processes it; the lock ends if the server fails. */
export async function claimItem(tx: Transaction, of: StoredOperation): Promise<StoredOperation | undefined> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`binding ${of.id}`}, 0)) as mine`,
  );
  if (rows[0]?.mine !== true) return undefined;
  const [row] = await tx
    .select()
    .from(bindingOperation)
    .where(and(ofOperation(of), isUnderWay));
  return row;
}

/** Maximum wait for a case that a user is saving, because the earlier cases of the step stay locked meanwhile. */
const LOCK_WAIT_MS = 300;

/** Sets a lock timeout: a longer wait fails the transaction from here on. */
export const waitBriefly = (tx: Transaction): Promise<unknown> =>
  tx.execute(sql.raw(`set local lock_timeout = ${LOCK_WAIT_MS}`));

/** PostgreSQL's lock_not_available. */
const LOCKED = '55P03';

/** Returns true if an error was caused by a row that another transaction has locked. */
export const isLockedOut = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === LOCKED) || isLockedOut(error.cause));

/** Progress of a binding. */
export type OperationChanges = Partial<
  Pick<StoredOperation, 'state' | 'done' | 'changed' | 'startedAt' | 'finishedAt'>
>;

/** Stores the progress of a running binding. */
export const recordProgress = (tx: Transaction, of: StoredOperation, change: OperationChanges): Promise<unknown> =>
  tx
    .update(bindingOperation)
    .set(change)
    .where(and(ofOperation(of), isUnderWay));

/** Range of cases of a binding that are processed together. */
interface Step {
  readonly operation: StoredOperation;
  /** Range of positions of the cases; the end is exclusive. */
  readonly from: number;
  readonly until: number;
  readonly now: Date;
  /** True if they are undone, because the binding was canceled. */
  readonly isBack: boolean;
}

const OPEN = sql.raw(OPEN_CASE_STATUSES.map((status) => `'${status}'`).join(', '));

/** Cases that were changed meanwhile keep their agent, and disabled agents receive none. */
const OUTCOME = sql`case when status not in (${OPEN}) then 'closed'
  when agent_id is distinct from from_agent_id then 'taken'
  when only_version is not null and version <> only_version then 'touched'
  when to_agent_id is not null and to_name is null then 'gone'
  else 'changed' end`;

/** An undo restores the previous values; any other binding resets them for the new agent (CD-11). */
const selectAssigned = ({ operation: { kind }, now, isBack }: Step): SQL =>
  kind === 'undo' || isBack
    ? sql`assigned_at = j.assigned_before, opened_at = j.opened_before`
    : sql`assigned_at = case when j.to_agent_id is not null then ${now}::timestamptz end, opened_at = null`;

/** Selects the cases of a step. An undone case is reassigned in the opposite direction, and only if it is unchanged since. */
const getItems = ({ operation, from, until, isBack }: Step): SQL => {
  const ways = isBack
    ? sql`to_agent_id as from_agent_id, from_agent_id as to_agent_id, version_after as only_version`
    : sql`from_agent_id, to_agent_id, only_version`;
  return sql`select place, task_id, assigned_before, opened_before, ${ways} from ${bindingItem}
    where institution_id = ${operation.institutionId} and operation_id = ${operation.id} and place >= ${from} and place < ${until}
      and outcome ${isBack ? sql`= 'changed'` : sql`is null`}`;
};

/**
 * Stores the outcome of each case; a case that was undone returns to its planned state. The range of places is repeated: while
 * PostgreSQL assumes a small binding, it otherwise compares each case of the step with the whole binding.
 */
const marks = ({ operation, from, until, isBack }: Step): SQL =>
  isBack
    ? sql`update ${bindingItem} as b set outcome = null, version_after = null
        from judged j where b.institution_id = ${operation.institutionId} and b.operation_id = ${operation.id} and b.place = j.place and b.place >= ${from} and b.place < ${until}
          and j.outcome = 'changed' returning j.outcome`
    : sql`update ${bindingItem} as b set outcome = j.outcome, found_agent_name = case when j.outcome <> 'changed' then j.agent_name end,
          version_after = m.version, assigned_before = j.assigned_at, opened_before = j.opened_at
        from judged j left join moved m on m.id = j.id where b.institution_id = ${operation.institutionId} and b.operation_id = ${operation.id} and b.place = j.place
          and b.place >= ${from} and b.place < ${until} returning b.outcome`;

/** An undo that is itself undone makes the earlier binding undoable again. */
const undoable = ({ operation: { undoOf, institutionId } }: Step): SQL =>
  sql`update ${bindingItem} as b set version_after = m.version from moved m where b.institution_id = ${institutionId} and b.operation_id = ${undoOf} and b.task_id = m.id and b.outcome = 'changed'`;

/**
 * Processes one part of the cases in one statement. They are locked in the order of their ids, as by every binding, so that two
 * never wait for each other. After a wait the newest state is checked.
 */
const getPart = (step: Step): SQL => sql`
  with item as (${getItems(step)}
  ), held as (
    select t.id, t.status, t.agent_id, t.agent_name, t.version, t.assigned_at, t.opened_at, i.place, i.from_agent_id, i.to_agent_id, i.only_version,
      i.assigned_before, i.opened_before, u.name as to_name, u.group_id as to_group
    from item i join ${task} t on t.institution_id = ${step.operation.institutionId} and t.id = i.task_id
      left join ${appUser} u on u.institution_id = t.institution_id and u.id = i.to_agent_id and u.enabled
    order by t.id for update of t
  ), judged as (select *, ${OUTCOME} as outcome from held
  ), moved as (
    update ${task} as t set agent_id = j.to_agent_id, agent_name = j.to_name, group_id = j.to_group, ${selectAssigned(step)}, version = t.version + 1
    from judged j where t.institution_id = ${step.operation.institutionId} and t.id = j.id and j.outcome = 'changed' returning t.id, t.version, t.status, t.agent_id, j.agent_id as from_agent_id
  ), noted as (
    insert into ${caseEvent} (institution_id, task_id, actor_id, actor_name, event, from_status, to_status, from_agent_id, to_agent_id, created_at)
    select ${step.operation.institutionId}::bigint, id, ${step.operation.actorId}::bigint, ${step.operation.actorName}::text,
      case when agent_id is null then 'unassigned' else 'assigned' end, status, status, from_agent_id, agent_id, ${step.now}::timestamptz from moved
  ), marked as (${marks(step)}
  )${step.isBack && step.operation.undoOf !== null ? sql`, again as (${undoable(step)})` : sql``}
  select count(*) filter (where outcome = 'changed') as changed from marked`;

/** Processes some cases of a binding: unchanged ones are reassigned. Returns their number. */
export async function reassignBatch(tx: Transaction, step: Step): Promise<number> {
  const { rows } = await tx.execute<{ changed: string }>(getPart(step));
  return Number(rows[0]?.changed ?? 0);
}

/** Creates the reverse plan of the reassigned cases; each applies only if it is unchanged since. */
export const reverseItems = async (
  tx: Pick<Transaction, 'execute'>,
  done: StoredOperation,
  undoId: number,
): Promise<void> => {
  await tx.execute(sql`
    insert into ${bindingItem} (operation_id, institution_id, task_id, place, from_agent_id, to_agent_id, only_version, assigned_before, opened_before)
    select ${undoId}::bigint, institution_id, task_id, row_number() over (order by place) - 1, to_agent_id, from_agent_id, version_after, assigned_before, opened_before
    from ${bindingItem} where institution_id = ${done.institutionId} and operation_id = ${done.id} and outcome = 'changed'`);
};

/** Returns the users affected by a binding. */
export async function getAgents(tx: Transaction, operationId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct id from ${bindingItem} cross join lateral (values (from_agent_id), (to_agent_id)) as agent (id)
    where operation_id = ${operationId} and id is not null`);
  return rows.map(({ id }) => Number(id));
}
