import { type SQL, sql } from 'drizzle-orm';
import { index } from 'drizzle-orm/pg-core';
import { columnName } from '../columnName';

type Indexed = Parameters<ReturnType<typeof index>['on']>[0];

/** An index for each column that an institution's list of cases can be sorted by, which serves the filters on it as well. */
export const listedBy = <Name extends string>(
  table: Readonly<Record<Name | 'institutionId' | 'id', Indexed>>,
  names: readonly Name[],
) => names.map((name) => index(`task_list_${columnName(name)}`).on(table.institutionId, table[name], table.id));

/** An index for each code of which a list shows one, in its usual order: otherwise all that comes before is read past. */
export const nextOf = (
  table: Readonly<Record<'institutionId' | 'nextActionAt' | 'id', Indexed>>,
  codes: Readonly<Record<string, Indexed>>,
) =>
  Object.entries(codes).map(([name, code]) =>
    index(`task_${name}_next`).on(table.institutionId, code, table.nextActionAt, table.id),
  );

const OF_WORK = ['agentId', 'taskId', 'channel', 'callStatus', 'callResult', 'contactRelation', 'lineStatus'] as const;

/** All that the dashboard counts of a day's work, in one index: the lines themselves lie all over the table and are not read. */
export const workOf = (
  table: Readonly<Record<'institutionId' | 'createdAt' | 'promisedAt' | (typeof OF_WORK)[number], Indexed>>,
) =>
  index('collection_log_work').on(
    table.institutionId,
    table.createdAt,
    ...OF_WORK.map((name) => table[name]),
    table.promisedAt,
  );

/** An index of those rows alone that a condition picks out. */
export const indexOfSome = (name: string, columns: readonly [Indexed, ...Indexed[]], which: SQL) =>
  index(name)
    .on(...columns)
    .where(which);

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
