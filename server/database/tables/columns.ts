import { getTableName } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  foreignKey,
  primaryKey,
  type UpdateDeleteAction,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { columnName } from '../columnName';
import type { Minor } from '@/contract/minor';
import { getCodeValues, type CodeTable } from '@/contract/codes/codeTable';

interface TableColumns {
  readonly institutionId: AnyPgColumn;
  readonly id: AnyPgColumn;
}

/** Generated number of the row; the primary key also includes the institution (tenantPrimaryKey). */
export const tenantScopedId = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity();

/** Primary key of a numbered row. It includes the institution, so that rows can be distributed by it. */
export const tenantPrimaryKey = ({ institutionId, id }: TableColumns) => primaryKey({ columns: [institutionId, id] });

type Columns = Readonly<Record<string, AnyPgColumn>> & Pick<TableColumns, 'institutionId'>;

/** Foreign keys to rows of the same institution. */
export const tenantForeignKeys = <Table extends Columns>(
  table: Table,
  rows: Partial<Record<keyof Table, TableColumns>>,
  onDelete: UpdateDeleteAction = 'no action',
) =>
  Object.entries(rows).map(([key, row]) => {
    const { institutionId, [key]: column } = table;
    if (column === undefined || row === undefined) throw new Error(`there is no column ${key}`);
    return foreignKey({
      name: `${getTableName(column.table)}_${columnName(key)}_row`,
      columns: [institutionId, column],
      foreignColumns: [row.institutionId, row.id],
    }).onDelete(onDelete);
  });

/** Primary key column with a generated number. */
export const rowId = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
/** Another row's number. */
export const foreignId = () => bigint({ mode: 'number' });
/** Institution of a row with a composite foreign key to the institution's rows; no separate reference is needed (tenantForeignKeys). */
export const institutionIdColumn = () => foreignId().notNull();
/** An amount in minor units of the institution's currency. */
export const minor = () => bigint({ mode: 'number' }).$type<Minor>();
/** A point in time, UTC. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
/** A code of one of the contract's tables. */
export const code = <Code extends string>(table: CodeTable<Code>) => text({ enum: getCodeValues(table) });
