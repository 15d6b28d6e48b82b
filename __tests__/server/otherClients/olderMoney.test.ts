import { everything, get, send, type StoredTask } from '../../support/cases/cases';
import { getLoan, getPays, getPlan, untilChannelSpoke } from '../../support/money/ledger';
import { type MoneyRig, newKey, openMoneyRig } from '../../support/money/moneyRig';
import { makeGroup, makeInstitution, makeUser, type SignedIn, signInAs } from '../../support/server/people';

let rig: MoneyRig;
/** Another agent of the group, the leader of another group, and an administrator of another institution. */
let others: SignedIn[];
beforeAll(async () => {
  rig = await openMoneyRig();
  const { server, institutionId, clock } = rig;
  const { database } = server;
  const sign = async (more: Parameters<typeof makeUser>[1]) =>
    signInAs(database, await makeUser(database, more), { now: clock.now });
  others = [
    await sign({ institutionId }),
    await sign({ institutionId, role: 'leader', groupId: await makeGroup(database, institutionId) }),
    await sign({ institutionId: await makeInstitution(database), role: 'admin' }),
  ];
});
afterAll(() => rig.close());
afterEach(() => rig.afterTest());

const deduct = (who: SignedIn, held: StoredTask, { key = newKey(), amount = 10 } = {}) =>
  send<{ payLogId: string }>(rig.server, who, { path: `/api/repay/deduct/${held.id}`, body: { amount }, key });

test('AP-01 CD-06 /api/repay/deduct/{id} deducts a part, once per idempotency key', async () => {
  const held = await rig.fresh({ contract_amount: '60' });
  const key = newKey();
  const first = await deduct(rig.agent, held, { key });
  expect(first).toMatchObject({ code: '00', data: { amountDue: 100, deductionStatus: '0' } });
  expect((await deduct(rig.agent, held, { key })).data.payLogId).toBe(first.data.payLogId);
  await untilChannelSpoke(rig.server.database, held);
  expect((await deduct(rig.agent, held, { key })).data.payLogId).toBe(first.data.payLogId);
  expect(await getPays(rig.server.database, held)).toMatchObject([{ type: '4', amount: 1000, status: '2' }]);
  expect(await getLoan(rig.server.database, held)).toMatchObject({ due: 9000, dueAtStart: 10_000 });
  expect(await getPlan(rig.server.database, held)).toMatchObject([{ total: 10_000, income: 1000 }]);
  // With a new key, an equal amount requires a confirmation.
  expect((await deduct(rig.agent, held)).code).toBe('29');
});

test('AP-01 RO-01 CD-06 /api/repay/deduct/{id} of another agent, group, institution or an auditor changes nothing', async () => {
  const held = await rig.fresh();
  const before = await everything(rig.server.database);
  for (const who of others) expect((await deduct(who, held)).code).toBe('20');
  expect((await deduct(rig.auditor, held)).code).toBe('21');
  expect((await deduct(rig.agent, held, { amount: 100 })).code).toBe('27');
  expect(await everything(rig.server.database)).toEqual(before);
});

test('AP-01 RO-01 CD-03 /api/repay/details and /api/repay/payLogs return plan and deductions of the case', async () => {
  const held = await rig.fresh();
  await deduct(rig.agent, held, { amount: 12 });
  await untilChannelSpoke(rig.server.database, held);
  const read = <Data>(who: SignedIn, path: string, more: Record<string, string> = {}) =>
    get<Data>(rig.server, who, { path, input: { taskId: String(held.id), ...more } });
  for (const name of ['repay/details', 'repay/payLogs']) {
    for (const who of [rig.agent, rig.leader, rig.auditor]) {
      const older = await read(who, `/api/${name}`);
      expect(older).toMatchObject({ code: '00', data: { totalCount: 1 } });
      expect(older.data).toEqual((await read(who, `/prod/${name}`)).data);
    }
    for (const who of others) expect((await read(who, `/api/${name}`)).code).toBe('20');
  }
  expect(await read(rig.agent, '/api/repay/details', { loanItemId: held.loanNo, page: '1' })).toMatchObject({
    code: '00',
    data: { result: [{ repaymentTotalAmount: 100, repaymentIncomeAmount: 12 }] },
  });
  expect((await read(rig.agent, '/api/repay/details', { loanItemId: 'ANOTHER' })).code).toBe('20');
  expect(await read(rig.agent, '/api/repay/payLogs')).toMatchObject({ data: { result: [{ amount: 12 }] } });
});
