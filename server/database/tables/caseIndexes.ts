import type { SQL } from 'drizzle-orm';
import { index } from 'drizzle-orm/pg-core';
import { columnName } from '../columnName';

type Indexed = Parameters<ReturnType<typeof index>['on']>[0];

/** An index for each column that an institution's list of cases can be sorted by, which serves the filters on it as well. */
export const listedBy = <Name extends string>(
  table: Readonly<Record<Name | 'institutionId' | 'id', Indexed>>,
  names: readonly Name[],
) => names.map((name) => index(`task_list_${columnName(name)}`).on(table.institutionId, table[name], table.id));

/** An index of those rows alone that a condition picks out. */
export const indexOfSome = (name: string, columns: readonly [Indexed, ...Indexed[]], which: SQL) =>
  index(name)
    .on(...columns)
    .where(which);
