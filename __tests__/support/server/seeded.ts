import { sql } from 'drizzle-orm';
import { seedDatabase } from '../../../server/seed/seedDatabase';
import { type TestDatabase, freshDatabase } from './database';

/** The day of the seeded databases, half past three in the afternoon in Mexico City. */
export const SEEDED_NOW = new Date('2026-03-10T21:30:00Z');

/** Looks into a seeded database. */
export interface Seeded {
  readonly test: TestDatabase;
  readonly rows: <Row>(statement: string) => Promise<Row[]>;
  /** The first value of the first row, as a number. */
  readonly one: (statement: string) => Promise<number>;
}

/** A database with so many synthetic cases. */
export const openSeeded = async (cases: number): Promise<Seeded> => {
  const test = await freshDatabase();
  await seedDatabase(test.database, { cases, now: SEEDED_NOW, production: false });
  const rows = async <Row>(statement: string): Promise<Row[]> =>
    (await test.database.execute(sql.raw(statement))).rows as Row[];
  const one = async (statement: string): Promise<number> =>
    Number(Object.values((await rows<Record<string, unknown>>(statement))[0] ?? {})[0]);
  return { test, rows, one };
};
