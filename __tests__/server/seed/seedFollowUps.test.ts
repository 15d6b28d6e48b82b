import { sql } from 'drizzle-orm';
import { seedDatabase } from '../../../server/seed/seedDatabase';
import { type TestDatabase, freshDatabase } from '../../support/server/database';

const now = new Date('2026-03-10T21:30:00Z');

let seeded: TestDatabase;

beforeAll(async () => {
  seeded = await freshDatabase();
  await seedDatabase(seeded.database, { cases: 1500, now, production: false });
}, 120_000);
afterAll(() => seeded.drop());

const rows = async <Row>(statement: string): Promise<Row[]> =>
  (await seeded.database.execute(sql.raw(statement))).rows as Row[];

const DUE_TODAY = `(next_follow_up_at at time zone i.time_zone)::date = (timestamptz '${now.toISOString()}' at time zone i.time_zone)::date`;

test('GE-05 CL-01 every agent who works cases has follow-ups that are due today, and not on all of them', async () => {
  const agents = await rows<{ worked: string; due: string }>(`
    select count(*) filter (where t.status = 'C10') as worked, count(*) filter (where ${DUE_TODAY}) as due
    from task t join institution i on i.id = t.institution_id where agent_id is not null group by agent_id
    having count(*) filter (where t.status = 'C10' and last_call_at < timestamptz '${now.toISOString()}' - interval '1 day') > 2`);
  expect(agents.length).toBeGreaterThan(10);
  expect(agents.filter(({ due }) => Number(due) === 0)).toEqual([]);
  expect(agents.some(({ due, worked }) => Number(due) < Number(worked))).toBe(true);
});

test('GE-05 a follow-up was agreed in the call before it, and is what is next on the case', async () => {
  const [wrong] = await rows<{ count: string }>(`
    select count(*) from task t where next_follow_up_at is not null and (next_action_at <> next_follow_up_at or not exists (
      select 1 from collection_log l where l.task_id = t.id and l.created_at < t.next_follow_up_at and l.next_follow_up_at = t.next_follow_up_at))`);
  expect(wrong?.count).toBe('0');
});
