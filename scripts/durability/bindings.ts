import type { Database } from '../../server/database/connect';

const one = async (database: Database, statement: string, values: unknown[]): Promise<number> => {
  const { rows } = await database.$client.query<{ n: number }>(statement, values);
  return rows[0]?.n ?? 0;
};

/** Counts running assignments whose processed cases are no clean prefix of the list, or whose number differs from the recorded one. */
export const findBrokenStarts = (database: Database): Promise<number> =>
  one(
    database,
    `select count(*)::int as n from binding_operation o cross join lateral (
        select count(*) filter (where outcome is not null) as gone, coalesce(max(place) filter (where outcome is not null), -1) + 1 as reach
        from binding_item i where i.operation_id = o.id) as items
      where o.state = 'running' and (o.done <> items.gone or o.done <> items.reach)`,
    [],
  );

/** Counts cases of a finished assignment whose state differs from the recorded one. */
const wrongItems = (database: Database, operationId: string): Promise<number> =>
  one(
    database,
    `select count(*)::int as n from binding_item i join binding_operation o on o.id = i.operation_id join task t on t.id = i.task_id
      where i.operation_id = $1 and (o.done <> o.total or o.changed <> o.total or i.outcome is distinct from 'changed' or t.agent_id is distinct from i.to_agent_id)`,
    [operationId],
  );

/** Cases that a binding gave away not exactly once. */
const notOnce = (database: Database, operationId: string): Promise<number> =>
  one(
    database,
    `select abs(o.total - (select count(*) from case_event e join binding_item i on i.task_id = e.task_id and i.operation_id = o.id
        where e.event = 'assigned' and e.created_at >= o.started_at and e.created_at <= o.finished_at))::int as n
      from binding_operation o where o.id = $1`,
    [operationId],
  );

/** Finds faulty assignments: partial or duplicate ones. */
export const judgeBindings = async (
  database: Database,
  operationIds: readonly string[],
): Promise<{ halfDone: number; twice: number }> => {
  const last = operationIds.at(-1);
  const halfDone = last === undefined ? 0 : await wrongItems(database, last);
  let twice = 0;
  for (const id of operationIds) twice += await notOnce(database, id);
  return { halfDone, twice };
};

/** Counts the holders of cases that are always assigned together; more than one means a partial assignment. */
export const getHolders = (database: Database, taskIds: readonly string[]): Promise<number> =>
  one(database, 'select count(distinct coalesce(agent_id, 0))::int as n from task where id = any($1::bigint[])', [
    taskIds,
  ]);

/** Counts idle transactions and awaited locks after all writes have ended. */
export const findStuckOperations = (database: Database): Promise<number> =>
  one(
    database,
    `select ((select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in transaction%' and state_change < now() - interval '1 second')
      + (select count(*) from pg_locks where not granted))::int as n`,
    [],
  );
