import { type SQL, sql } from 'drizzle-orm';
import { matchesRow } from '../../database/matchesRow';
import { caseLoad } from '../../database/tables/queueTables';
import { collectionLog, task } from '../../database/tables/caseTables';
import { payLog } from '../../database/tables/moneyTables';
import {
  toLocalDay,
  IS_BOUND,
  isPromiseKept,
  isLatestPromise,
  isNew,
  isRecovered,
  isSettled,
  selectPromiseRows,
  selectWork,
} from './boardDefinitionStore';
import { IS_NEWEST_CASE, NEWEST_CASE } from '../../access/caseOfPayment';
import {
  type BoardConnection,
  type BoardSelection,
  isLimitedToCases,
  restrictToAgents,
  restrictToCases,
  restrictToHolders,
} from '../../access/boardScope';

/** Keys to group facts by. */
export type BoardKey = 'day' | 'agent' | 'queue';

/** Names of the counted kinds of recorded work. */
const WORK_NAMES = [
  'handledCases',
  'calls',
  'connectedCalls',
  'reachedCases',
  'rightPartyCases',
  'promisedCases',
] as const;

/** Counted facts of one key; amounts in minor units. All of them are additive. */
export const FACT_NAMES = [
  'recovered',
  'payments',
  ...WORK_NAMES,
  'promisesDue',
  'promisesKept',
  'newCases',
  'settledCases',
  'boundCases',
  'dueAmount',
] as const;

/** Name of a fact. */
export type FactName = (typeof FACT_NAMES)[number];

/** Facts of one day, agent and queue; null for keys that are not grouped by. */
export interface BoardFact {
  readonly day: string | null;
  readonly agentId: number | null;
  readonly queueId: number | null;
  readonly facts: Readonly<Partial<Record<FactName, number>>>;
}

interface KeyColumns {
  readonly time: SQL;
  readonly agent: SQL;
}

interface BoardFactInput {
  readonly selection: BoardSelection;
  readonly by: readonly BoardKey[];
}

/** Selects the key columns; unused keys are null, so that one GROUP BY serves all. */
function getKeys({ time, agent }: KeyColumns, { selection, by }: BoardFactInput): SQL {
  const day = by.includes('day') ? sql`${toLocalDay(time, selection.viewer.timeZone)}::text` : sql`null::text`;
  const ofAgent = by.includes('agent') ? agent : sql`null::bigint`;
  const queue = by.includes('queue') ? sql`${task.queueId}` : sql`null::bigint`;
  return sql`${day} as day, ${ofAgent} as agent_id, ${queue} as queue_id`;
}

const WITH_CASE_OF_PAYMENT = sql`cross join lateral ${NEWEST_CASE} left join ${task} on ${IS_NEWEST_CASE}`;

/** Selects the successful payments, with their case only on request: joining the cases of many payments reads every case. */
export const selectPayments = (selection: BoardSelection, isByCase = false): SQL => sql`
  from ${payLog} ${isByCase || isLimitedToCases(selection) ? WITH_CASE_OF_PAYMENT : sql``}
  where ${payLog.institutionId} = ${selection.viewer.institutionId} and ${isRecovered(selection.period)}
    and ${restrictToAgents(sql`${payLog.agentId}`, selection, sql`${payLog.opAt}`)} and ${restrictToCases(selection)}`;

const payments = (input: BoardFactInput): SQL => sql`
  select ${getKeys({ time: sql`${payLog.opAt}`, agent: sql`${payLog.agentId}` }, input)},
    sum(${payLog.amount}) as recovered, count(*) as payments
  ${selectPayments(input.selection, input.by.includes('queue'))} group by 1, 2, 3`;

const { isCall, isReached, isRightParty, isPromise } = collectionLog;

const OF_ONE_CASE = sql`1 as "handledCases", count(*) filter (where ${isCall}) as calls,
  count(*) filter (where ${isReached} and ${isCall}) as "connectedCalls", bool_or(${isReached})::int as "reachedCases",
  bool_or(${isRightParty})::int as "rightPartyCases", bool_or(${isPromise})::int as "promisedCases"`;

const WORK_SUMS = sql.join(
  WORK_NAMES.map((name) => sql`sum(${sql.identifier(name)}) as ${sql.identifier(name)}`),
  sql`, `,
);

/** Counts a case for each agent and each day that it was handled on, so that lines add up to totals. */
const work = ({ selection, by }: BoardFactInput): SQL => {
  const [isByDay, isByAgent, isByQueue] = [by.includes('day'), by.includes('agent'), by.includes('queue')];
  const day = isByDay ? sql`worked.day` : sql`null::date`;
  const queue = isByQueue ? sql`worked.queue_id` : sql`null::bigint`;
  const fold = (rows: SQL): SQL =>
    sql`select ${day} as day, ${queue} as queue_id, ${WORK_SUMS} from (${rows}) as worked group by 1, 2`;
  return sql`
  select ${day}::text as day, ${isByAgent ? sql`worked.agent_id` : sql`null::bigint`} as agent_id, ${queue} as queue_id, ${WORK_SUMS}
  ${selectWork(selection, { columns: OF_ONE_CASE, isByDay, isByQueue, fold })} group by 1, 2, 3`;
};

/** Selects the promises due, with their case. */
export const selectPromises = (selection: BoardSelection): SQL => sql`
  from ${selectPromiseRows(selection.viewer.timeZone)} join ${task} on ${matchesRow(task, collectionLog.taskId)}
  where ${collectionLog.institutionId} = ${selection.viewer.institutionId}
    and ${collectionLog.promisedAt} >= ${selection.period.start} and ${collectionLog.promisedAt} <= ${selection.period.end}
    and ${restrictToAgents(sql`${collectionLog.agentId}`, selection, sql`${collectionLog.promisedAt}`)} and ${restrictToCases(selection)} and ${isLatestPromise(selection.viewer.timeZone)}`;

const promises = (input: BoardFactInput): SQL => sql`
  select ${getKeys({ time: sql`${collectionLog.promisedAt}`, agent: sql`${collectionLog.agentId}` }, input)},
    count(*) as "promisesDue", count(*) filter (where ${isPromiseKept(input.selection.viewer.timeZone)}) as "promisesKept"
  ${selectPromises(input.selection)} group by 1, 2, 3`;

/** Selects the cases of the selected agents: of the period, or without one those of the current holders. */
export const selectCases = (selection: BoardSelection, condition: SQL, time?: SQL): SQL => sql`
  from ${task} where ${task.institutionId} = ${selection.viewer.institutionId} and ${condition}
    and ${time === undefined ? restrictToHolders(sql`${task.agentId}`, selection) : restrictToAgents(sql`${task.agentId}`, selection, time)}
    and ${restrictToCases(selection)}`;

const countedCases = (input: BoardFactInput, { time, is, name }: { time: SQL; is: SQL; name: FactName }): SQL => sql`
  select ${getKeys({ time, agent: sql`${task.agentId}` }, input)}, count(*) as ${sql.identifier(name)}
  ${selectCases(input.selection, is, time)} group by 1, 2, 3`;

/** Reads the stored case loads, for selections of whole queues. */
const loads = ({ selection, by }: BoardFactInput): SQL => {
  const { viewer, queueId } = selection;
  return sql`
  select null::text as day, ${by.includes('agent') ? sql`${caseLoad.agentId}` : sql`null::bigint`} as agent_id,
    ${by.includes('queue') ? sql`${caseLoad.queueId}` : sql`null::bigint`} as queue_id,
    sum(${caseLoad.cases}) as "boundCases", sum(${caseLoad.amount}) as "dueAmount"
  from ${caseLoad} where ${caseLoad.institutionId} = ${viewer.institutionId} and ${caseLoad.agentId} is not null
    and ${restrictToHolders(sql`${caseLoad.agentId}`, selection)} and ${queueId === undefined ? sql`true` : sql`${caseLoad.queueId} = ${queueId}`}
  group by 1, 2, 3 having sum(${caseLoad.cases}) > 0`;
};

const params = ({ selection, by }: BoardFactInput): SQL => sql`
  select ${getKeys({ time: sql`null::timestamptz`, agent: sql`${task.agentId}` }, { selection, by: by.filter((key) => key !== 'day') })},
    count(*) as "boundCases", sum(${task.amount}) as "dueAmount"
  ${selectCases(selection, IS_BOUND)} group by 1, 2, 3`;

type FactRow = Record<string, string | null>;

const getNumbers = (row: FactRow): BoardFact['facts'] =>
  Object.fromEntries(FACT_NAMES.flatMap((name) => (row[name] === undefined ? [] : [[name, Number(row[name])]])));

const idOrNull = (text: string | null | undefined): number | null => (text ? Number(text) : null);

async function read(tx: BoardConnection, query: SQL): Promise<BoardFact[]> {
  const { rows } = await tx.execute<FactRow>(query);
  return rows.map((row) => ({
    day: row['day'] ?? null,
    agentId: idOrNull(row['agent_id']),
    queueId: idOrNull(row['queue_id']),
    facts: getNumbers(row),
  }));
}

async function readEach(tx: BoardConnection, queries: readonly SQL[]): Promise<BoardFact[]> {
  const counted: BoardFact[] = [];
  for (const query of queries) counted.push(...(await read(tx, query)));
  return counted;
}

/** Reads the facts of a period that payments determine, grouped by the keys: the payments and the promises due. */
export const readPaymentFlows = (tx: BoardConnection, input: BoardFactInput): Promise<BoardFact[]> =>
  readEach(tx, [payments(input), promises(input)]);

/** Counts all events of the period, grouped by the keys; one statement per kind. */
export function readFlows(tx: BoardConnection, input: BoardFactInput): Promise<BoardFact[]> {
  const { period } = input.selection;
  const isBy = { new: isNew(period), settled: isSettled(period) };
  return readEach(tx, [
    payments(input),
    work(input),
    promises(input),
    countedCases(input, { time: sql`${task.assignedAt}`, is: isBy.new, name: 'newCases' }),
    countedCases(input, { time: sql`${task.settledAt}`, is: isBy.settled, name: 'settledCases' }),
  ]);
}

/** Reads the cases held now, grouped by agent and queue. */
export const readHeldCases = (tx: BoardConnection, input: BoardFactInput): Promise<BoardFact[]> =>
  read(tx, isLimitedToCases({ ...input.selection, queueId: undefined }) ? params(input) : loads(input));
