import { announcement } from '../../../server/database/tables/workTables';
import { send, type StoredTask } from '../../support/cases/cases';
import { type ComplaintRig, idOf, openComplaintRig } from '../../support/complaints/complaintRig';

let rig: ComplaintRig;
let held: StoredTask;

beforeAll(async () => {
  rig = await openComplaintRig();
  held = await rig.fresh();
});
afterAll(() => rig.close());

const codeOf = async (reply: Promise<{ code: string }>): Promise<string> => (await reply).code;

const ticket = (id: string, more: object = {}) => ({
  id,
  userId: idOf(rig.agent),
  irregularities: 'Called after ten',
  processResult: 'Written warning',
  ...more,
});

test('CM-01 SH-05 a penalty becomes an announcement for that person alone, once a work order, naming no borrower', async () => {
  const { act, admin, agent, mate, server } = rig;
  const id = await rig.broughtTo('pendingClosure', held);
  const issued = await act<{ msgId: string }>(admin, 'penalty', ticket(id, { amount: 250.5 }));
  expect(issued.code).toBe('00');
  const unread = async (who: typeof agent) =>
    (
      await send<{ result: { msgId: string; processResult: string; content: string; name: string }[] }>(server, who, {
        path: '/prod/msg/queryMsg',
        body: { page: 1, size: 10, status: '0' },
      })
    ).data.result;
  const [own] = await unread(agent);
  expect(own).toMatchObject({ msgId: issued.data.msgId, processResult: 'Written warning (MXN 250.50)' });
  expect(own?.content).not.toContain(held.borrowerName);
  expect(await unread(mate)).toEqual([]);
  expect(await codeOf(act(admin, 'penalty', ticket(id)))).toBe('64');
  expect(await rig.detail(id)).toMatchObject({
    penalty: { amount: 250.5, irregularities: 'Called after ten', currency: 'MXN' },
  });
});

test('CM-01 two penalties at once: one is issued, and there is one announcement', async () => {
  const id = await rig.broughtTo('processing');
  const before = (await rig.server.database.select().from(announcement)).length;
  const codes = await Promise.all([
    codeOf(rig.act(rig.admin, 'penalty', ticket(id))),
    codeOf(rig.act(rig.leader, 'penalty', ticket(id))),
  ]);
  expect(codes.toSorted()).toEqual(['00', '64']);
  expect(await rig.server.database.select().from(announcement)).toHaveLength(before + 1);
});

test('CM-01 a leader penalises the own group; nobody else’s people exist', async () => {
  const id = await rig.broughtTo('processing');
  expect(await codeOf(rig.act(rig.leader, 'penalty', ticket(id, { userId: idOf(rig.otherMate) })))).toBe('20');
  expect(await codeOf(rig.act(rig.admin, 'penalty', ticket(id, { userId: idOf(rig.foreign) })))).toBe('20');
  expect(await codeOf(rig.act(rig.mate, 'penalty', ticket(id)))).toBe('21');
  expect(await codeOf(rig.act(rig.leader, 'penalty', ticket(id, { amount: 0.001 })))).toBe('10');
  expect((await rig.detail(id)).penalty).toBeNull();
});
