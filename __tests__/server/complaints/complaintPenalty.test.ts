import { announcement } from '../../../server/database/tables/workTables';
import { send, type StoredTask } from '../../support/cases/cases';
import { type ComplaintHouse, idOf, openComplaintHouse } from '../../support/complaints/complaintHouse';

let house: ComplaintHouse;
let held: StoredTask;

beforeAll(async () => {
  house = await openComplaintHouse();
  held = await house.fresh();
});
afterAll(() => house.close());

const codeOf = async (reply: Promise<{ code: string }>): Promise<string> => (await reply).code;

const ticket = (id: string, more: object = {}) => ({
  id,
  userId: idOf(house.agent),
  irregularities: 'Called after ten',
  processResult: 'Written warning',
  ...more,
});

test('CM-01 SH-05 a penalty becomes an announcement for that person alone, once a work order, naming no borrower', async () => {
  const { act, admin, agent, mate, server } = house;
  const id = await house.broughtTo('pendingClosure', held);
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
  expect(await house.detail(id)).toMatchObject({
    penalty: { amount: 250.5, irregularities: 'Called after ten', currency: 'MXN' },
  });
});

test('CM-01 two penalties at once: one is issued, and there is one announcement', async () => {
  const id = await house.broughtTo('processing');
  const before = (await house.server.database.select().from(announcement)).length;
  const codes = await Promise.all([
    codeOf(house.act(house.admin, 'penalty', ticket(id))),
    codeOf(house.act(house.leader, 'penalty', ticket(id))),
  ]);
  expect(codes.toSorted()).toEqual(['00', '64']);
  expect(await house.server.database.select().from(announcement)).toHaveLength(before + 1);
});

test('CM-01 a leader penalises the own group; nobody else’s people exist', async () => {
  const id = await house.broughtTo('processing');
  expect(await codeOf(house.act(house.leader, 'penalty', ticket(id, { userId: idOf(house.otherMate) })))).toBe('20');
  expect(await codeOf(house.act(house.admin, 'penalty', ticket(id, { userId: idOf(house.foreign) })))).toBe('20');
  expect(await codeOf(house.act(house.mate, 'penalty', ticket(id)))).toBe('21');
  expect(await codeOf(house.act(house.leader, 'penalty', ticket(id, { amount: 0.001 })))).toBe('10');
  expect((await house.detail(id)).penalty).toBeNull();
});
