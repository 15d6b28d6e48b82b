import { giveTo } from '../../support/server/people';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { getContacts, everything, get, send, type StoredTask } from '../../support/cases/cases';
import { nothingUnderWay } from '../../support/cases/nothingUnderWay';
import { type ComplaintRig, openComplaintRig } from '../../support/complaints/complaintRig';
import { openLine } from '../../support/server/liveLine';

let rig: ComplaintRig;

beforeAll(async () => {
  rig = await openComplaintRig();
  await giveTo(rig.server.database, { institutionId: rig.institutionId, userId: rig.agent.userId }, ['sms.freeText']);
});
afterAll(() => rig.close());

/** Everything that reaches the borrower or the borrower's money, by both clients; the path and body for a case. */
const FORBIDDEN: Record<string, (on: StoredTask, contactId: string) => { path: string; body: object }> = {
  'task/dial': ({ id }, contactId) => ({ path: '/prod/task/dial', body: { taskId: String(id), contactId } }),
  'sms/manual/send': ({ id }, contactId) => ({
    path: '/prod/sms/manual/send',
    body: { taskId: String(id), contactId, content: 'Hola' },
  }),
  'older sms/send': ({ id }, contactId) => ({
    path: '/api/sms/send',
    body: { taskId: String(id), contactId, content: 'Hola' },
  }),
  'task/autoDialSms': ({ id }) => ({ path: '/prod/task/autoDialSms', body: { taskId: String(id), phoneCallId: '1' } }),
  'task/partDeduce': ({ id }) => ({ path: '/prod/task/partDeduce', body: { taskId: String(id), amount: 1 } }),
  'older repay/deduct': ({ id }) => ({ path: `/api/repay/deduct/${id}`, body: { amount: 1.5 } }),
  'repay/repaymentCode/update/new': ({ id }) => ({
    path: '/prod/repay/repaymentCode/update/new',
    body: { taskId: String(id), codeType: '1', payChannel: 'BANK', amount: 1 },
  }),
  'extension code': ({ id }) => ({
    path: '/prod/repay/repaymentCode/update/new',
    body: { taskId: String(id), codeType: '2', payChannel: 'BANK', amount: 1, days: 7 },
  }),
};

const firstContact = async (on: StoredTask): Promise<string> =>
  String((await getContacts(rig.server.database, on))[0]?.id);

/** Completes a work order along the table. */
async function complete(id: string): Promise<void> {
  const { act, admin, leader } = rig;
  await act(admin, 'allocation', { id, userId: String(admin.userId) });
  await act(admin, 'processing', { id, step: 'taken' });
  await act(admin, 'processing', { id, step: 'proposed', note: 'Settled' });
  expect((await act(leader, 'done', { id })).code).toBe('00');
}

test.each(Object.entries(FORBIDDEN))(
  'CM-01 an open complaint holds the case: %s is refused and does nothing, and works again once it is completed',
  async (_, ask) => {
    const on = await rig.fresh();
    const contactId = await firstContact(on);
    const id = await rig.complain(on);
    const before = await everything(rig.server.database);
    const sent = ask(on, contactId);
    for (const who of [rig.agent, rig.leader, rig.admin]) {
      expect(await send(rig.server, who, sent)).toMatchObject({
        code: '60',
        message: 'A complaint is open, the case is held',
      });
    }
    expect(await everything(rig.server.database)).toEqual(before);
    await complete(id);
    const { code } = await send(rig.server, rig.agent, sent);
    expect(code).toBe(sent.path.endsWith('autoDialSms') ? '20' : '00');
    await rig.server.database.$client.query("update phone_call set state = 'ended'");
    await nothingUnderWay(rig.server.database);
  },
);

test('CM-01 MI-07 an open complaint holds back an extension, which would end the case, and lets it once it is completed', async () => {
  const on = await rig.fresh();
  const id = await rig.complain(on);
  const extend = () =>
    send(rig.server, rig.leader, {
      path: '/prod/task/manualDelay',
      body: { taskId: String(on.id), days: 3, remark: 'paid the fee' },
    });
  const before = await everything(rig.server.database);
  expect(await extend()).toMatchObject({ code: '60' });
  expect(await everything(rig.server.database)).toEqual(before);
  await complete(id);
  expect(await extend()).toMatchObject({ code: '00', data: { status: 'C32' } });
});

const getLoanItem = async (on: StoredTask): Promise<LoanItem> =>
  (
    await get<LoanItem>(rig.server, rig.agent, {
      path: `/prod/task/loanItemInfo/${on.loanNo}`,
      input: { taskId: String(on.id) },
    })
  ).data;

test('CM-01 the case says which work order holds it, also after the first of two is completed; results can be recorded', async () => {
  const on = await rig.fresh();
  expect((await getLoanItem(on)).heldBy).toBeNull();
  const first = await rig.complain(on);
  const second = await rig.complain(on);
  expect((await getLoanItem(on)).heldBy).toEqual({ workOrderId: first });
  await complete(first);
  expect((await getLoanItem(on)).heldBy).toEqual({ workOrderId: second });
  const log = { callStatus: 'NOA', callResult: 'RETRY', type: '01', contactId: await firstContact(on) };
  const recorded = await send(rig.server, rig.agent, {
    path: '/prod/task/record',
    body: { taskId: String(on.id), ...log },
  });
  expect(recorded.code).toBe('00');
  await complete(second);
  expect((await getLoanItem(on)).heldBy).toBeNull();
});

test('CM-01 2.3.4 a deduction and a complaint at the same moment: either the money moved before, or not at all', async () => {
  for (let round = 0; round < 8; round += 1) {
    const on = await rig.fresh();
    const deducting = send(rig.server, rig.agent, {
      path: '/prod/task/partDeduce',
      body: { taskId: String(on.id), amount: 1 },
    });
    const [deducted, id] = await Promise.all([deducting, rig.complain(on)]);
    expect(['00', '60']).toContain(deducted.code);
    const { rows } = await rig.server.database.$client.query<{ moved: string }>(
      'select count(*) as moved from pay_log where task_id = $1',
      [on.id],
    );
    expect(rows[0]?.moved).toBe(deducted.code === '00' ? '1' : '0');
    const after = await send(rig.server, rig.agent, {
      path: '/prod/task/partDeduce',
      body: { taskId: String(on.id), amount: 2 },
    });
    expect(after.code).toBe('60');
    expect(Number(id)).toBeGreaterThan(0);
  }
  await nothingUnderWay(rig.server.database);
});

test('AP-08 CM-01 hold and release of a case are published at once to its agent and to the handler of the complaint', async () => {
  const address = await rig.server.app.listen({ port: 0, host: '127.0.0.1' });
  const on = await rig.fresh();
  const agent = await openLine(address, rig.agent);
  const mate = await openLine(address, rig.mate);
  expect([await agent.next(), await mate.next()]).toEqual([{ type: 'welcome' }, { type: 'welcome' }]);
  const changed = { type: 'caseChanged', taskId: String(on.id) };
  const id = await rig.complain(on);
  expect(await agent.next()).toEqual(changed);
  await rig.act(rig.leader, 'allocation', { id, userId: String(rig.mate.userId) });
  expect([await agent.next(), await mate.next()]).toEqual([changed, changed]);
  await rig.act(rig.mate, 'processing', { id, step: 'taken' });
  await rig.act(rig.mate, 'processing', { id, step: 'proposed', note: 'Settled' });
  for (let told = 0; told < 2; told += 1) expect(await agent.next()).toEqual(changed);
  await rig.act(rig.leader, 'done', { id });
  expect(await agent.next()).toEqual(changed);
  agent.socket.terminate();
  mate.socket.terminate();
});
