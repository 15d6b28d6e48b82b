import { type ComplaintEvent, getNextComplaintState } from '@/machines/complaintLifecycle';
import type { ComplaintState } from '@/contract/codes/complaintCodes';
import { openSeeded, type Seeded } from '../../support/server/seeded';

let seeded: Seeded;

beforeAll(async () => {
  seeded = await openSeeded(600);
}, 60_000);
afterAll(() => seeded.test.drop());

interface Line {
  readonly order: string;
  readonly event: ComplaintEvent | 'registered';
  readonly from: ComplaintState | null;
  readonly to: ComplaintState;
  readonly state: ComplaintState;
}

test('CM-01 synthetic complaints stand where their history brought them, each step along the table, none in the future', async () => {
  const lines = await seeded.rows<Line>(
    'select e.work_order_id as "order", e.event, e.from_state as "from", e.to_state as "to", o.state from work_order_event e join work_order o on o.id = e.work_order_id order by e.id',
  );
  const standing = new Map<string, ComplaintState | null>();
  for (const { order, event, from, to } of lines) {
    const before = standing.get(order) ?? null;
    expect(from).toBe(before);
    expect(to).toBe(before === null || event === 'registered' ? 'pending' : getNextComplaintState(before, event));
    standing.set(order, to);
  }
  expect(lines.filter(({ order, state }) => standing.get(order) !== state)).toEqual([]);
  expect(new Set(lines.map(({ state }) => state)).size).toBe(4);
  expect(await seeded.one("select count(*) from work_order_event where created_at > '2026-03-10T21:30:00Z'")).toBe(0);
});

test('CM-01 nobody handles a complaint about themselves', async () => {
  expect(await seeded.one('select count(*) from work_order')).toBeGreaterThan(20);
  expect(await seeded.one('select count(*) from work_order where handler_id = accused_id')).toBe(0);
});
