import { readSettings } from '../../../server/settings/settings';
import { get, send } from '../../support/cases/cases';
import { type ChannelRig, openChannelRig } from '../../support/money/channelRig';
import { makeDeductible, getPays, untilAskedAgain, untilChannelSpoke } from '../../support/money/ledger';
import { makeInstitution, makeUser, signInAs } from '../../support/server/people';
import { startApp } from '../../support/server/server';

let rig: ChannelRig;
beforeAll(async () => {
  rig = await openChannelRig();
});
afterAll(() => rig.close());
beforeEach(() => rig.beforeTest());
afterEach(() => rig.afterTest());

test('MI-05 a payment of the channel reduces the due amount, with the number of the channel; it was requested once, with our key and token', async () => {
  const caseRow = await rig.ask('done');
  await untilChannelSpoke(rig.server.database, caseRow);
  const [paid] = await getPays(rig.server.database, caseRow);
  const key = `deduction-${rig.institutionId}-${paid?.id}`;
  expect(paid).toMatchObject({ status: '2', channelReference: `H-${key}`, askAt: null });
  expect(await rig.dueOf(caseRow)).toBe(7000);
  expect(rig.house.heard).toEqual([`POST ${key}`]);
  expect(rig.house.lastHeaders()).toMatchObject({ authorization: 'Bearer our-token', 'idempotency-key': key });
});

test('MI-05 what it refuses changes nothing, and the record says why', async () => {
  const caseRow = await rig.ask('refused');
  await untilChannelSpoke(rig.server.database, caseRow);
  const logs = await get(rig.server, rig.agent, { path: '/prod/repay/payLogs', input: { taskId: String(caseRow.id) } });
  expect(logs).toMatchObject({ data: { result: [{ status: '1', amount: 30, failure: 'Account closed' }] } });
  expect(await rig.dueOf(caseRow)).toBe(10_000);
});

test.each(['takesAndHangsUp', 'lies', 'pending'] as const)(
  'MI-05 after a channel that %s the deduction stays open, is asked about by its key and booked once; a second one is refused meanwhile',
  async (manner) => {
    const caseRow = await rig.ask(manner);
    await untilAskedAgain(rig.server.database, caseRow);
    expect(await rig.dueOf(caseRow)).toBe(10_000);
    const body = { taskId: String(caseRow.id), amount: 5 };
    expect(await send(rig.server, rig.agent, { path: '/prod/task/partDeduce', body })).toMatchObject({ code: '28' });
    await rig.afterSilence(caseRow);
    expect(await rig.dueOf(caseRow)).toBe(7000);
    expect(rig.house.heard.map((line) => line.split(' ')[0])).toEqual(['POST', 'GET']);
    expect(await getPays(rig.server.database, caseRow)).toMatchObject([{ status: '2', asked: 2 }]);
  },
);

test.each(['hangsUp', 'fails'] as const)(
  'MI-05 what a channel that %s has never heard of is asked for again under the same key, and taken once',
  async (manner) => {
    const caseRow = await rig.ask(manner);
    await rig.afterSilence(caseRow);
    expect(await rig.dueOf(caseRow)).toBe(7000);
    const keys = new Set(rig.house.heard.map((line) => line.split(' ')[1]));
    expect(keys.size).toBe(1);
    expect([...rig.house.taken.keys()].filter((key) => keys.has(key))).toHaveLength(1);
  },
);

test('MI-05 a deduction unknown to the channel after a quarter of an hour is no longer polled', async () => {
  const caseRow = await rig.ask('hangsUp');
  await rig.afterSilence(caseRow, 16 * 60_000);
  expect(await getPays(rig.server.database, caseRow)).toMatchObject([{ status: '1', failure: 'tooLate' }]);
  expect(await rig.dueOf(caseRow)).toBe(10_000);
  expect(rig.house.heard.map((line) => line.split(' ')[0])).toEqual(['POST', 'GET']);
});

/** The channel of a production server with these settings, or what is wrong with them. */
const mistake = (environment: Record<string, string>): string => {
  try {
    return readSettings({ NODE_ENV: 'production', DATABASE_URL: 'postgres://x/y', ...environment }).paymentChannel;
  } catch (error) {
    return String(error);
  }
};

test('MI-05 in production there is no channel unless one is named; what would take nobody’s money is refused', () => {
  expect(mistake({})).toBe('none');
  expect(mistake({ PAYMENT_CHANNEL: 'simulated' })).toContain('PAYMENT_CHANNEL: not simulated');
  expect(mistake({ SIMULATED_PAYMENTS: 'done' })).toContain('SIMULATED_PAYMENTS: not with');
  expect(mistake({ SIMULATED_CODES: 'given' })).toContain('SIMULATED_CODES: not with');
  expect(mistake({ PAYMENT_CHANNEL: 'http' })).toContain('PAYMENT_CHANNEL_URL: is needed');
});

test('MI-05 MI-06 without a channel nothing is offered, and the call says why', async () => {
  const bare = await startApp({ environment: { PAYMENT_CHANNEL: 'none' } });
  const of = await makeInstitution(bare.database);
  const who = await signInAs(bare.database, await makeUser(bare.database, { institutionId: of }));
  const caseRow = await makeDeductible(bare.database, { institutionId: of, agentId: who.userId, now: new Date() });
  const { data } = await get<{ permissions: string[] }>(bare, who, { path: '/prod/menu/permissions' });
  expect(data.permissions).toContain('cases.work');
  for (const each of ['money.deduct', 'codes.request']) expect(data.permissions).not.toContain(each);
  const body = { taskId: String(caseRow.id), amount: 5 };
  expect(await send(bare, who, { path: '/prod/task/partDeduce', body })).toMatchObject({ code: '74' });
  const code = { ...body, codeType: '1', payChannel: 'BANK' };
  expect(await send(bare, who, { path: '/prod/repay/repaymentCode/update/new', body: code })).toMatchObject({
    code: '74',
  });
  expect(await getPays(bare.database, caseRow)).toEqual([]);
  await bare.close();
});
