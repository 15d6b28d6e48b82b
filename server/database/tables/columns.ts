import type { Minor } from '@/contract/minor';
import { codeValues, type CodeTable } from '@/contract/codes/codeTable';
import { bigint, text, timestamp } from 'drizzle-orm/pg-core';

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
export const code = <Code extends string>(table: CodeTable<Code>) => text({ enum: codeValues(table) });
