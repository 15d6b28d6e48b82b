import { announcement } from '../../../server/database/tables/workTables';
import { send, type StoredTask } from '../../support/cases/cases';
import { type ComplaintRig, getId, openComplaintRig } from '../../support/complaints/complaintRig';

let rig: ComplaintRig;
let caseRow: StoredTask;

beforeAll(async () => {
  rig = await openComplaintRig();
  caseRow = await rig.fresh();
});
afterAll(() => rig.close());

const getCode = async (reply: Promise<{ code: string }>): Promise<string> => (await reply).code;

const ticket = (id: string, more: object = {}) => ({
  id,
  userId: getId(rig.agent),
  irregularities: 'Called after ten',
  processResult: 'Written warning',
  ...more,
});

test('CM-01 SH-05 a penalty becomes an announcement for that person alone, once a work order, naming no borrower', async () => {
  const { act, admin, agent, mate, server } = rig;
  const id = await rig.broughtTo('pendingClosure', caseRow);
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
  expect(own?.content).not.toContain(caseRow.borrowerName);
  expect(await unread(mate)).toEqual([]);
  expect(await getCode(act(admin, 'penalty', ticket(id)))).toBe('64');
  expect(await rig.detail(id)).toMatchObject({
    penalty: { amount: 250.5, irregularities: 'Called after ten', currency: 'MXN' },
  });
});

test('CM-01 two penalties at once: one is issued, and there is one announcement', async () => {
  const id = await rig.broughtTo('processing');
  const before = (await rig.server.database.select().from(announcement)).length;
  const codes = await Promise.all([
    getCode(rig.act(rig.admin, 'penalty', ticket(id))),
    getCode(rig.act(rig.leader, 'penalty', ticket(id))),
  ]);
  expect(codes.toSorted()).toEqual(['00', '64']);
  expect(await rig.server.database.select().from(announcement)).toHaveLength(before + 1);
});

test('CM-01 a leader penalises the own group; nobody else’s people exist', async () => {
  const id = await rig.broughtTo('processing');
  expect(await getCode(rig.act(rig.leader, 'penalty', ticket(id, { userId: getId(rig.otherMate) })))).toBe('20');
  expect(await getCode(rig.act(rig.admin, 'penalty', ticket(id, { userId: getId(rig.foreign) })))).toBe('20');
  expect(await getCode(rig.act(rig.mate, 'penalty', ticket(id)))).toBe('21');
  expect(await getCode(rig.act(rig.leader, 'penalty', ticket(id, { amount: 0.001 })))).toBe('10');
  expect((await rig.detail(id)).penalty).toBeNull();
});

test('PS-07 CM-01 SH-05 a penalty is withdrawn with a reason: history, announcement, and another one can be issued', async () => {
  const { act, admin, agent, mate, leader, server } = rig;
  const id = await rig.broughtTo('processing', caseRow);
  expect(await getCode(act(admin, 'penaltyWithdrawal', { id, note: 'Too early' }))).toBe('61');
  await act(admin, 'penalty', ticket(id, { amount: 250 }));
  expect(await getCode(act(admin, 'penaltyWithdrawal', { id }))).toBe('10');
  expect(await getCode(act(mate, 'penaltyWithdrawal', { id, note: 'Wrong person' }))).toBe('21');
  expect(await getCode(act(leader, 'penaltyWithdrawal', { id, note: 'Wrong person' }))).toBe('00');
  const shown = await rig.detail(id);
  expect(shown.penalty).toMatchObject({ amount: 250, withdrawn: { reason: 'Wrong person', by: expect.any(String) } });
  expect(shown.actions).toContain('penalised');
  expect(shown.actions).not.toContain('penaltyWithdrawn');
  expect(shown.workedBy).toContainEqual({ id: getId(agent), name: expect.any(String) });
  const { data } = await send<{ result: { processResult: string }[] }>(server, agent, {
    path: '/prod/msg/queryMsg',
    body: { page: 1, size: 10, status: '0' },
  });
  expect(data.result[0]?.processResult).toContain('Wrong person');
  expect(await getCode(act(admin, 'penaltyWithdrawal', { id, note: 'Again' }))).toBe('61');
  expect(await getCode(act(admin, 'penalty', ticket(id)))).toBe('00');
  expect((await rig.detail(id)).penalty).toMatchObject({ amount: null, withdrawn: null });
});
