import { type SQL, sql } from 'drizzle-orm';
import { index } from 'drizzle-orm/pg-core';
import { CASE, OPEN_CASE_STATUSES } from '@/contract/codes/caseStatus';
import { MESSAGE_RESULTS } from '@/contract/codes/logChannel';
import { codeLiteral } from '../codeLiteral';
import { columnName } from '../columnName';

type Indexed = Parameters<ReturnType<typeof index>['on']>[0];

/** An index for each column that an institution's list of cases can be sorted by, which serves the filters on it as well. */
const listedBy = <Name extends string>(
  table: Readonly<Record<Name | 'institutionId' | 'id', Indexed>>,
  names: readonly Name[],
) => names.map((name) => index(`task_list_${columnName(name)}`).on(table.institutionId, table[name], table.id));

const OWNERS = { agent: 'agentId', group: 'groupId', institution: 'institutionId', queue: 'queueId' } as const;
const OF_FILTERS = [
  'status',
  'willingness',
  'lastCallResult',
  'lastCallStatus',
  'lastCallAgent',
  'agentName',
  'penaltyDate',
  'amount',
  'unpaidRepayment',
  'lastCallAt',
  'lastFollowUpAt',
  'nextFollowUpAt',
  'promisedAt',
  'promiseStanding',
] as const;

/**
 * Cases in their usual order: an agent's, a group's, a queue's, and an institution's with what a list of them is filtered by. Where those
 * that fit stand far behind, they are found without reading the cases before them. Not by the import's own texts, which may be longer
 * than an index can hold.
 */
const getUsualOrder = (
  table: Readonly<
    Record<(typeof OWNERS)[keyof typeof OWNERS] | 'nextActionAt' | 'id' | (typeof OF_FILTERS)[number], Indexed>
  >,
) =>
  Object.entries(OWNERS).map(([name, owner]) =>
    index(`task_${name}_next`).on(
      table[owner],
      table.nextActionAt,
      table.id,
      ...(owner === 'institutionId' ? OF_FILTERS.map((filter) => table[filter]) : []),
    ),
  );

/** Cases by the numbers of their borrower and loan. A payment that came in without its case finds it by the loan. */
const foundBy = (
  table: Readonly<Record<'institutionId' | 'loanNo' | 'borrowerNo' | 'loanId' | 'borrowerId', Indexed>>,
) => [
  index('task_loan_no').on(table.institutionId, table.loanNo),
  index('task_borrower').on(table.borrowerId),
  index('task_borrower_no').on(table.institutionId, table.borrowerNo),
  index('task_loan').on(table.loanId),
];

/** An index for each code of which a list shows one, in its usual order: otherwise all that comes before is read past. */
const getNext = (
  table: Readonly<Record<'institutionId' | 'nextActionAt' | 'id', Indexed>>,
  codes: Readonly<Record<string, Indexed>>,
) =>
  Object.entries(codes).map(([name, code]) =>
    index(`task_${name}_next`).on(table.institutionId, code, table.nextActionAt, table.id),
  );

/** Cases by the names of who called last and who holds them: the few names that fit a part of one are looked up first. */
const namedBy = (table: Readonly<Record<'institutionId' | 'lastCallAgent' | 'agentName', Indexed>>) => [
  indexOfSome('task_last_call_agent', [table.institutionId, table.lastCallAgent], sql`last_call_agent is not null`),
  indexOfSome('task_agent_name', [table.institutionId, table.agentName], sql`agent_name is not null`),
];

const OF_WORK = ['taskId', 'isCall', 'isReached', 'isRightParty', 'isPromise'] as const;

/** All that the dashboard counts of an agent's work, and which cases were handled when: the lines themselves lie all over the table and are not read. */
export const getWork = (
  table: Readonly<Record<'institutionId' | 'createdAt' | 'agentId' | 'callStatus' | (typeof OF_WORK)[number], Indexed>>,
) => [
  // The institution first: behind a range of times PostgreSQL takes the condition on it for thousands of searches, and chooses another index.
  index('collection_log_agent').on(
    table.institutionId,
    table.agentId,
    table.createdAt,
    ...OF_WORK.map((name) => table[name]),
  ),
  // With how the calls went: what is usual of late is asked at each opening of a case (LC-06).
  index('collection_log_work').on(table.institutionId, table.createdAt, table.agentId, table.taskId, table.callStatus),
];

const OF_PROMISE = ['agentId', 'taskId', 'createdAt', 'id', 'promisedAmount'] as const;

/** All that is asked of promises by their day, and of those that came later on a case. */
export const getPromiseLines = (
  table: Readonly<Record<'institutionId' | 'promisedAt' | (typeof OF_PROMISE)[number], Indexed>>,
) =>
  indexOfSome(
    'collection_log_promise',
    [table.institutionId, table.promisedAt, ...OF_PROMISE.map((name) => table[name])],
    sql`promised_at is not null`,
  );

/** The cases of which a message was, or was not, delivered. */
export const getMessageLines = (table: Readonly<Record<'institutionId' | 'callResult' | 'taskId', Indexed>>) =>
  indexOfSome(
    'collection_log_message',
    [table.institutionId, table.callResult, table.taskId],
    sql`call_result in (${codeLiteral(...MESSAGE_RESULTS)})`,
  );

/** What the dashboard counts of cases by when they were given and when they ended, and whose a case is that something was recorded on. */
const getCounted = (
  table: Readonly<
    Record<'institutionId' | 'id' | 'loanId' | 'agentId' | 'queueId' | 'status' | 'assignedAt' | 'settledAt', Indexed>
  >,
) => [
  index('task_board_agent').on(table.institutionId, table.agentId, table.id, table.queueId),
  index('task_board_case').on(table.institutionId, table.id, table.queueId, table.loanId),
  index('task_board_assigned').on(table.institutionId, table.assignedAt, table.agentId, table.queueId),
  indexOfSome(
    'task_board_settled',
    [table.institutionId, table.settledAt, table.status, table.agentId, table.queueId],
    sql`settled_at is not null`,
  ),
];

/** An index of those rows alone that a condition picks out. */
export const indexOfSome = (name: string, columns: readonly [Indexed, ...Indexed[]], which: SQL) =>
  index(name)
    .on(...columns)
    .where(which);

const IS_OPEN = sql`status in (${codeLiteral(...OPEN_CASE_STATUSES)})`;

const OF_OPEN = ['agentId', 'queueId', 'groupId', 'amount'] as const;
const OF_AGING = ['borrowerId', 'penaltyDate', 'amount', 'lastCallAt', 'borrowerName'] as const;

/** What the dashboard (docs/board.md) and the queues count of open cases, a queue's in the order of its list, and whose the long-aging list is a page of, each in an index alone. */
const getOpen = (
  table: Readonly<Record<'institutionId' | 'id' | (typeof OF_OPEN)[number] | (typeof OF_AGING)[number], Indexed>>,
) => [
  indexOfSome('task_open', [table.institutionId, ...OF_OPEN.map((name) => table[name])], IS_OPEN),
  indexOfSome('task_queue_day', [table.institutionId, table.queueId, table.penaltyDate, table.id], IS_OPEN),
  indexOfSome(
    'task_long_aging',
    [table.institutionId, ...OF_AGING.map((name) => table[name])],
    sql`long_aging and ${IS_OPEN}`,
  ),
];

/** Cases ended by extension: how many of a month each queue has (QU-01), and by the day until which, for then they come back (MI-07). */
const getExtended = (
  table: Readonly<Record<'institutionId' | 'settledAt' | 'queueId' | 'id' | 'penaltyDate', Indexed>>,
) => {
  const isExtended = sql`status = ${codeLiteral(CASE.extended)}`;
  return [
    indexOfSome('task_extended', [table.institutionId, table.settledAt, table.queueId, table.id], isExtended),
    indexOfSome('task_extended_until', [table.penaltyDate], isExtended),
  ];
};

const BY_DAY = ['promisedAt', 'promiseStanding', 'nextActionAt', 'id'] as const;
const OF_PROMISES = ['institutionId', 'promiseStanding', 'nextActionAt', 'id', 'promisedAt'] as const;

/** Cases with a promise: an agent's by its day, an institution's by how far it is kept, in the usual order, and open ones by the day, and those of a payment plan. */
const getPromised = (table: Readonly<Record<(typeof OF_PROMISES)[number] | 'agentId' | 'loanId', Indexed>>) => {
  const isPromised = sql`promised_at is not null`;
  const [first, ...others] = OF_PROMISES;
  return [
    indexOfSome('task_agent_promise', [table.agentId, table.promisedAt], isPromised),
    indexOfSome('task_promise_next', [table[first], ...others.map((name) => table[name])], isPromised),
    indexOfSome(
      'task_promise_due',
      [table[first], ...BY_DAY.map((name) => table[name])],
      sql`${isPromised} and ${IS_OPEN}`,
    ),
    indexOfSome('task_promise_plan', [table.loanId], sql`promise_plan_id is not null`),
  ];
};

/** The pieces of a borrower's name, and of the own numbers, by which a part of them is found (migration 0045 makes the functions). */
export const searchedBy = (
  table: Readonly<Record<'institutionId' | 'name' | 'mobilePhone' | 'homePhone', Indexed>>,
) => [
  index('borrower_name_pieces').using('gin', sql`saldo_name_pieces(${table.institutionId}, ${table.name})`),
  index('borrower_number_pieces').using(
    'gin',
    sql`saldo_number_pieces(${table.institutionId}, ${table.mobilePhone}, ${table.homePhone})`,
  ),
];

/** A lender's number as searches compare it, with and without its leading letters, by which its first characters find it. */
export const numberedBy = (table: 'borrower' | 'loan', institutionId: Indexed, number: Indexed) =>
  ['form', 'core'].map((part) =>
    index(`${table}_number_${part}`).on(
      institutionId,
      sql`${sql.raw(`saldo_number_${part}`)}(${number}) text_pattern_ops`,
    ),
  );

type CaseColumns = Parameters<typeof getUsualOrder>[0] &
  Parameters<typeof getPromised>[0] &
  Parameters<typeof getExtended>[0] &
  Parameters<typeof foundBy>[0] &
  Parameters<typeof namedBy>[0] &
  Parameters<typeof getOpen>[0] &
  Parameters<typeof getCounted>[0] &
  Readonly<Record<'borrowerName', Indexed>>;

/** All indexes by which the lists find and sort cases. */
export const caseIndexes = (table: CaseColumns) => [
  ...getUsualOrder(table),
  ...getPromised(table),
  ...getExtended(table),
  ...listedBy(table, ['penaltyDate', 'amount', 'unpaidRepayment', 'lastCallAt']),
  ...listedBy(table, ['lastFollowUpAt', 'promisedAt', 'borrowerName', 'status']),
  ...getNext(table, { status: table.status, result: table.lastCallResult }),
  ...foundBy(table),
  ...namedBy(table),
  ...getOpen(table),
  ...getCounted(table),
];
