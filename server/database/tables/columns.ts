import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** The row's own number. */
export const rowId = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
/** Another row's number. */
export const rowRef = () => bigint({ mode: 'number' });
/** An amount in minor units of the institution's currency. */
export const minor = () => bigint({ mode: 'number' });
/** A point in time, UTC. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
