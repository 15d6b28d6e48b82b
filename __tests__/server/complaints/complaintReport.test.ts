import { eq } from 'drizzle-orm';
import type { ComplaintReport } from '@/contract/entities/management/complaintReport';
import { behavior } from '../../../server/database/tables/workTables';
import { readSpreadsheet } from '../../../server/values/spreadsheet/readSpreadsheet';
import { COMPLAINT_START, type ComplaintRig, openComplaintRig } from '../../support/complaints/complaintRig';
import type { SignedIn } from '../../support/server/people';

let rig: ComplaintRig;
beforeAll(async () => {
  rig = await openComplaintRig();
});
afterAll(() => rig.close());

const HOUR = 3_600_000;
const inHours = (hours: number): string => new Date(COMPLAINT_START.getTime() + hours * HOUR).toISOString();
/** Moves the registration back in time, because a session ends before a deadline does. */
const isFrom = (id: string, hours: number) =>
  rig.server.database.$client.query(
    'update work_order set created_at = $2, due_at = due_at - (created_at - $2::timestamptz) where id = $1',
    [id, inHours(-hours)],
  );
const report = async (who: SignedIn, days = '30') => (await rig.read<ComplaintReport>(who, 'report', { days })).data;
const NONE = { registered: 0, completed: 0, inTime: 0, open: 0, overdue: 0 };

test('CM-01 the report counts by cause and age, and the share in time; what was split counts as its parts', async () => {
  expect(await report(rig.admin)).toMatchObject({ from: '2026-02-09', to: '2026-03-10', total: NONE, byKind: [] });
  const done = async (id: string) => rig.act(rig.admin, 'done', { id });
  await done(await rig.broughtTo('pendingClosure'));
  const task = await rig.fresh();
  const both = await rig.complain(task, {
    priority: 'urgent',
    matters: [
      { taskId: String(task.id), kind: 'harassment' },
      { taskId: String(task.id), kind: 'other' },
    ],
  });
  await isFrom(both, 200);
  await rig.act(rig.leader, 'splitting', { id: both });
  const late = await rig.broughtTo('pendingClosure');
  await isFrom(late, 170);
  await done(late);
  expect(await report(rig.leader)).toEqual({
    from: '2026-02-09',
    to: '2026-03-10',
    total: { registered: 4, completed: 2, inTime: 1, open: 2, overdue: 2 },
    byKind: [
      { kind: 'harassment', registered: 3, completed: 2, inTime: 1, open: 1, overdue: 1 },
      { kind: 'other', registered: 1, completed: 0, inTime: 0, open: 1, overdue: 1 },
    ],
    byAge: [
      { age: 'day', open: 0, overdue: 0 },
      { age: 'threeDays', open: 0, overdue: 0 },
      { age: 'week', open: 0, overdue: 0 },
      { age: 'month', open: 2, overdue: 2 },
      { age: 'older', open: 0, overdue: 0 },
    ],
  });
  // A complaint registered before these seven days and completed in them counts as completed.
  expect((await report(rig.admin, '7')).total).toEqual({ registered: 1, completed: 2, inTime: 1, open: 2, overdue: 2 });
  expect((await report(rig.otherLeader)).total).toEqual(NONE);
  expect((await report(rig.foreign)).total).toEqual(NONE);
});

test('CM-01 AP-06 the report is saved as xlsx with the same figures', async () => {
  const reply = await rig.server.app.inject({
    url: '/prod/customer/service/report/download?days=30',
    headers: { ...rig.auditor.headers, 'accept-language': 'en' },
  });
  expect(reply.headers['content-disposition']).toContain('saldo-complaints-2026-02-09-2026-03-10.xlsx');
  const rows = await readSpreadsheet(reply.rawPayload);
  expect(rows[0]).toEqual(['Cause', 'Registered', 'Completed', 'In time', 'In time %', 'Open', 'Overdue']);
  expect(rows.at(-1)).toEqual(['All', '4', '2', '1', '50', '2', '2']);
  const taken = await rig.server.database.select().from(behavior).where(eq(behavior.userId, rig.auditor.userId));
  expect(taken).toMatchObject([{ type: 'exportList', detail: 'complaints report 2026-02-09_2026-03-10' }]);
});
