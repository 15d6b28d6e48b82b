import { type SQL, sql } from 'drizzle-orm';
import { index } from 'drizzle-orm/pg-core';
import { CASE, OPEN_CASE_STATUSES } from '@/contract/codes/caseCodes';
import { MESSAGE_RESULTS } from '@/contract/codes/contactCodes';
import { toCodeLiteral } from '../toCodeLiteral';
import { columnName } from '../columnName';

type Indexed = Parameters<ReturnType<typeof index>['on']>[0];

/** Builds an index for each sortable column of an institution's list of cases; it serves the filters on the column as well. */
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
 * Indexes for the default order of an agent's, a group's, a queue's and an institution's cases; the last includes the filter columns of
 * the list. So distant matches are found without reading the cases before them. Excludes texts from imports, which may exceed the index
 * limit.
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

/** Indexes for the numbers of borrower and loan. A payment without a case finds its case by the loan. */
const foundBy = (
  table: Readonly<Record<'institutionId' | 'loanNo' | 'borrowerNo' | 'loanId' | 'borrowerId', Indexed>>,
) => [
  index('task_loan_no').on(table.institutionId, table.loanNo),
  index('task_borrower').on(table.borrowerId),
  index('task_borrower_no').on(table.institutionId, table.borrowerNo),
  index('task_loan').on(table.loanId),
];

/** Indexes for code filters in default order; without them all preceding rows would be read. */
const getNext = (
  table: Readonly<Record<'institutionId' | 'nextActionAt' | 'id', Indexed>>,
  codes: Readonly<Record<string, Indexed>>,
) =>
  Object.entries(codes).map(([name, code]) =>
    index(`task_${name}_next`).on(table.institutionId, code, table.nextActionAt, table.id),
  );

/** Indexes for the names of the last caller and the agent: the few names that match a search are looked up first. */
const namedBy = (table: Readonly<Record<'institutionId' | 'lastCallAgent' | 'agentName', Indexed>>) => [
  partialIndex('task_last_call_agent', [table.institutionId, table.lastCallAgent], sql`last_call_agent is not null`),
  partialIndex('task_agent_name', [table.institutionId, table.agentName], sql`agent_name is not null`),
];

const OF_WORK = ['taskId', 'isCall', 'isReached', 'isRightParty', 'isPromise'] as const;

/** Covering index for all figures of an agent's work and the handling times of cases, because the rows are scattered over the table. */
export const getWork = (
  table: Readonly<Record<'institutionId' | 'createdAt' | 'agentId' | 'callStatus' | (typeof OF_WORK)[number], Indexed>>,
) => [
  // The institution comes first. After a range of times, PostgreSQL estimates the condition on it as thousands of searches, and
  // chooses another index.
  index('collection_log_agent').on(
    table.institutionId,
    table.agentId,
    table.createdAt,
    ...OF_WORK.map((name) => table[name]),
  ),
  // Includes the outcomes of calls: the recently usual one is read at each opening of a case (LC-06).
  index('collection_log_work').on(table.institutionId, table.createdAt, table.agentId, table.taskId, table.callStatus),
];

const OF_PROMISE = ['agentId', 'taskId', 'createdAt', 'id', 'promisedAmount'] as const;

/** Covers all queries on promises by their day, and on later promises of the same case. */
export const getPromiseLines = (
  table: Readonly<Record<'institutionId' | 'promisedAt' | (typeof OF_PROMISE)[number], Indexed>>,
) =>
  partialIndex(
    'collection_log_promise',
    [table.institutionId, table.promisedAt, ...OF_PROMISE.map((name) => table[name])],
    sql`promised_at is not null`,
  );

/** Partial index of the cases with a delivered or undelivered message. */
export const getMessageLines = (table: Readonly<Record<'institutionId' | 'callResult' | 'taskId', Indexed>>) =>
  partialIndex(
    'collection_log_message',
    [table.institutionId, table.callResult, table.taskId],
    sql`call_result in (${toCodeLiteral(...MESSAGE_RESULTS)})`,
  );

/** Indexes for the dashboard's counts of cases by assignment and settlement time, and for the agent of a case with a recorded result. */
const getCounted = (
  table: Readonly<
    Record<'institutionId' | 'id' | 'loanId' | 'agentId' | 'queueId' | 'status' | 'assignedAt' | 'settledAt', Indexed>
  >,
) => [
  index('task_board_agent').on(table.institutionId, table.agentId, table.id, table.queueId),
  index('task_board_case').on(table.institutionId, table.id, table.queueId, table.loanId),
  index('task_board_assigned').on(table.institutionId, table.assignedAt, table.agentId, table.queueId),
  partialIndex(
    'task_board_settled',
    [table.institutionId, table.settledAt, table.status, table.agentId, table.queueId],
    sql`settled_at is not null`,
  ),
];

/** Builds a partial index with a condition. */
export const partialIndex = (name: string, columns: readonly [Indexed, ...Indexed[]], which: SQL) =>
  index(name)
    .on(...columns)
    .where(which);

const IS_OPEN = sql`status in (${toCodeLiteral(...OPEN_CASE_STATUSES)})`;

const OF_OPEN = ['agentId', 'queueId', 'groupId', 'amount'] as const;
const OF_AGING = ['borrowerId', 'penaltyDate', 'amount', 'lastCallAt', 'borrowerName'] as const;

/**
 * Covering indexes for open cases: the dashboard's counts (docs/board.md), the queues' counts in list order, and the pages of the
 * long-aging list.
 */
const getOpen = (
  table: Readonly<Record<'institutionId' | 'id' | (typeof OF_OPEN)[number] | (typeof OF_AGING)[number], Indexed>>,
) => [
  partialIndex('task_open', [table.institutionId, ...OF_OPEN.map((name) => table[name])], IS_OPEN),
  partialIndex('task_queue_day', [table.institutionId, table.queueId, table.penaltyDate, table.id], IS_OPEN),
  partialIndex(
    'task_long_aging',
    [table.institutionId, ...OF_AGING.map((name) => table[name])],
    sql`long_aging and ${IS_OPEN}`,
  ),
];

/** Indexes for cases ended by extension: their number per month and queue (QU-01), and the day of their return (MI-07). */
const getExtended = (
  table: Readonly<Record<'institutionId' | 'settledAt' | 'queueId' | 'id' | 'penaltyDate', Indexed>>,
) => {
  const isExtended = sql`status = ${toCodeLiteral(CASE.extended)}`;
  return [
    partialIndex('task_extended', [table.institutionId, table.settledAt, table.queueId, table.id], isExtended),
    partialIndex('task_extended_until', [table.penaltyDate], isExtended),
  ];
};

/** Index of the few cases with unread replies, in the usual order. */
const getUnread = (table: Readonly<Record<'institutionId' | 'nextActionAt' | 'id', Indexed>>) =>
  partialIndex('task_unread_reply', [table.institutionId, table.nextActionAt, table.id], sql`unread_replies > 0`);

const BY_DAY = ['promisedAt', 'promiseStanding', 'nextActionAt', 'id'] as const;
const OF_PROMISES = ['institutionId', 'promiseStanding', 'nextActionAt', 'id', 'promisedAt'] as const;

/**
 * Indexes of cases with a promise: by agent and day; by institution and state in the usual order; open ones by day; those of a payment
 * plan.
 */
const getPromised = (table: Readonly<Record<(typeof OF_PROMISES)[number] | 'agentId' | 'loanId', Indexed>>) => {
  const isPromised = sql`promised_at is not null`;
  const [first, ...others] = OF_PROMISES;
  return [
    partialIndex('task_agent_promise', [table.agentId, table.promisedAt], isPromised),
    partialIndex('task_promise_next', [table[first], ...others.map((name) => table[name])], isPromised),
    partialIndex(
      'task_promise_due',
      [table[first], ...BY_DAY.map((name) => table[name])],
      sql`${isPromised} and ${IS_OPEN}`,
    ),
    partialIndex('task_promise_plan', [table.loanId], sql`promise_plan_id is not null`),
  ];
};

/** Indexes for substring searches of the borrower's name and phone numbers (functions: migration 0045). */
export const searchIndexes = (
  table: Readonly<Record<'institutionId' | 'name' | 'mobilePhone' | 'homePhone', Indexed>>,
) => [
  index('borrower_name_pieces').using('gin', sql`saldo_name_pieces(${table.institutionId}, ${table.name})`),
  index('borrower_number_pieces').using(
    'gin',
    sql`saldo_number_pieces(${table.institutionId}, ${table.mobilePhone}, ${table.homePhone})`,
  ),
];

/** Indexes for prefix searches of a lender's number in its search form, with and without its leading letters. */
export const numberIndexes = (table: 'borrower' | 'loan', institutionId: Indexed, number: Indexed) =>
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

/** All indexes for the search and sort order of the case lists. */
export const caseIndexes = (table: CaseColumns) => [
  ...getUsualOrder(table),
  ...getPromised(table),
  ...getExtended(table),
  getUnread(table),
  ...listedBy(table, ['penaltyDate', 'amount', 'unpaidRepayment', 'lastCallAt']),
  ...listedBy(table, ['lastFollowUpAt', 'promisedAt', 'borrowerName', 'status']),
  ...getNext(table, { status: table.status, result: table.lastCallResult }),
  ...foundBy(table),
  ...namedBy(table),
  ...getOpen(table),
  ...getCounted(table),
];

/** Index of the few results that contradict the line, for alerts. */
export const getLinesAgainstLine = (table: Readonly<Record<'institutionId' | 'createdAt', Indexed>>) =>
  partialIndex('collection_log_against_line', [table.institutionId, table.createdAt], sql`line_status is not null`);
