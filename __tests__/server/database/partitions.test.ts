import { RESULT_CODES } from '@/contract/resultCodes';
import { sql } from 'drizzle-orm';
import { seedDatabase } from '../../../server/seed/seedDatabase';
import { askAll, type Told } from '../../support/enumeration/askAll';
import { startWalk } from '../../support/enumeration/startWalk';
import { freshDatabase } from '../../support/server/database';
import { partitionTables } from '../../support/server/partitionTables';

const { deductionOpen, systemError } = RESULT_CODES;

/** Removes the parts that depend on whether the previous run is already complete. */
const timeless = ([call, role, code]: Told): Told => [call, role, code === deductionOpen.code ? '00' : code];

/** Returns all responses on partitioned or whole tables. */
const toldWith = async (options: Parameters<typeof startWalk>[0]): Promise<Told[]> => {
  const walk = await startWalk(options);
  try {
    return (await askAll(walk)).map(timeless);
  } finally {
    await walk.end();
  }
};

test('SC-01 on tables in parts by institution every call answers as on whole ones', async () => {
  const whole = await toldWith({});
  const inParts = await toldWith({ prepare: partitionTables });
  expect(inParts).toEqual(whole);
  const fine = inParts.filter(([, , code]) => code === '00');
  expect(fine.length).toBeGreaterThan(inParts.length / 4);
  expect(inParts.filter(([, , code]) => code === systemError.code)).toEqual([]);
}, 400_000);

test('SC-01 synthetic data lie in parts, each institution in its own; what stays whole is named', async () => {
  const made = await freshDatabase();
  const names = await partitionTables(made.url);
  expect(names.length).toBeGreaterThan(65);
  await seedDatabase(made.database, { cases: 200, now: new Date('2026-03-11T17:00:00Z'), production: false });
  const { rows } = await made.database.execute<{ part: string; institution_id: string }>(
    sql`select distinct tableoid::regclass::text as part, institution_id from task`,
  );
  expect(new Set(rows.map(({ institution_id: id }) => id)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(1);
  await made.drop();
}, 120_000);
