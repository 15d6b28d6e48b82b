import type { LoanItem } from '@/contract/entities/loanItem';
import { contactsOf, everything, get, send, type StoredTask } from '../../support/cases/cases';
import { type ComplaintHouse, openComplaintHouse } from '../../support/complaints/complaintHouse';
import { openLine } from '../../support/server/liveLine';

let house: ComplaintHouse;

beforeAll(async () => {
  house = await openComplaintHouse();
});
afterAll(() => house.close());

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
    body: { taskId: String(id), codeType: '2', payChannel: 'BANK', amount: 1 },
  }),
};

const firstContact = async (on: StoredTask): Promise<string> =>
  String((await contactsOf(house.server.database, on))[0]?.id);

/** Completes a work order along the table. */
async function complete(id: string): Promise<void> {
  const { act, admin, leader } = house;
  await act(admin, 'allocation', { id, userId: String(admin.userId) });
  await act(admin, 'processing', { id, step: 'taken' });
  await act(admin, 'processing', { id, step: 'proposed', note: 'Settled' });
  expect((await act(leader, 'done', { id })).code).toBe('00');
}

test.each(Object.entries(FORBIDDEN))(
  'CM-01 an open complaint holds the case: %s is refused and does nothing, and works again once it is completed',
  async (_, ask) => {
    const on = await house.fresh();
    const contactId = await firstContact(on);
    const id = await house.complain(on);
    const before = await everything(house.server.database);
    const sent = ask(on, contactId);
    for (const who of [house.agent, house.leader, house.admin]) {
      expect(await send(house.server, who, sent)).toMatchObject({
        code: '60',
        message: 'A complaint is open, the case is held',
      });
    }
    expect(await everything(house.server.database)).toEqual(before);
    await complete(id);
    const { code } = await send(house.server, house.agent, sent);
    expect(code).toBe(sent.path.endsWith('autoDialSms') ? '20' : '00');
    await house.server.database.$client.query("update phone_call set state = 'ended'");
  },
);

const loanItemOf = async (on: StoredTask): Promise<LoanItem> =>
  (
    await get<LoanItem>(house.server, house.agent, {
      path: `/prod/task/loanItemInfo/${on.loanNo}`,
      input: { taskId: String(on.id) },
    })
  ).data;

test('CM-01 the case says which work order holds it, also after the first of two is completed; results can be recorded', async () => {
  const on = await house.fresh();
  expect((await loanItemOf(on)).heldBy).toBeNull();
  const first = await house.complain(on);
  const second = await house.complain(on);
  expect((await loanItemOf(on)).heldBy).toEqual({ workOrderId: first });
  await complete(first);
  expect((await loanItemOf(on)).heldBy).toEqual({ workOrderId: second });
  const log = { callStatus: 'NOA', callResult: 'RETRY', type: '01', contactId: await firstContact(on) };
  const recorded = await send(house.server, house.agent, {
    path: '/prod/task/record',
    body: { taskId: String(on.id), ...log },
  });
  expect(recorded.code).toBe('00');
  await complete(second);
  expect((await loanItemOf(on)).heldBy).toBeNull();
});

test('CM-01 2.3.4 a deduction and a complaint at the same moment: either the money moved before, or not at all', async () => {
  for (let round = 0; round < 8; round += 1) {
    const on = await house.fresh();
    const deducting = send(house.server, house.agent, {
      path: '/prod/task/partDeduce',
      body: { taskId: String(on.id), amount: 1 },
    });
    const [deducted, id] = await Promise.all([deducting, house.complain(on)]);
    expect(['00', '60']).toContain(deducted.code);
    const { rows } = await house.server.database.$client.query<{ moved: string }>(
      'select count(*) as moved from pay_log where task_id = $1',
      [on.id],
    );
    expect(rows[0]?.moved).toBe(deducted.code === '00' ? '1' : '0');
    const after = await send(house.server, house.agent, {
      path: '/prod/task/partDeduce',
      body: { taskId: String(on.id), amount: 2 },
    });
    expect(after.code).toBe('60');
    expect(Number(id)).toBeGreaterThan(0);
  }
});

test('AP-08 CM-01 that a case is held and free again is heard of at once, by its agent and by who handles the complaint', async () => {
  const address = await house.server.app.listen({ port: 0, host: '127.0.0.1' });
  const on = await house.fresh();
  const agent = await openLine(address, house.agent);
  const mate = await openLine(address, house.mate);
  expect([await agent.next(), await mate.next()]).toEqual([{ type: 'welcome' }, { type: 'welcome' }]);
  const changed = { type: 'caseChanged', taskId: String(on.id) };
  const id = await house.complain(on);
  expect(await agent.next()).toEqual(changed);
  await house.act(house.leader, 'allocation', { id, userId: String(house.mate.userId) });
  expect([await agent.next(), await mate.next()]).toEqual([changed, changed]);
  await house.act(house.mate, 'processing', { id, step: 'taken' });
  await house.act(house.mate, 'processing', { id, step: 'proposed', note: 'Settled' });
  for (let told = 0; told < 2; told += 1) expect(await agent.next()).toEqual(changed);
  await house.act(house.leader, 'done', { id });
  expect(await agent.next()).toEqual(changed);
  agent.socket.terminate();
  mate.socket.terminate();
});
