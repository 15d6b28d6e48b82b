import { readSettings } from '../../../server/settings/settings';
import { get, readCase, send, type StoredTask } from '../../support/cases/cases';
import {
  loanOf,
  makeDeductible,
  paysOf,
  untilAskedAgain,
  untilChannelSpoke,
  wrongLedgers,
} from '../../support/money/ledger';
import { clarificationsOf, newReference, tell, untilBooked, wrongSums } from '../../support/lender/lenderRig';
import { newKey } from '../../support/money/moneyRig';
import { type Manner, openPayingHouse, type PayingHouse } from '../../support/money/payingHouse';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

const START = new Date('2026-03-11T00:30:00Z');
const MINUTE_MS = 60_000;

let house: PayingHouse;
let server: TestServer;
let institutionId: number;
let agent: SignedIn;
let now = START;

beforeAll(async () => {
  house = await openPayingHouse();
  const environment = { PAYMENT_CHANNEL: 'http', PAYMENT_CHANNEL_URL: house.url, PAYMENT_CHANNEL_TOKEN: 'our-token' };
  server = await startApp({ now: () => now, environment });
  institutionId = await makeInstitution(server.database);
  agent = await signInAs(server.database, await makeUser(server.database, { institutionId }), { now: START });
});
afterAll(async () => {
  house.close();
  await server.close();
});
beforeEach(() => {
  now = START;
  house.heard.length = 0;
});
afterEach(async () => {
  const wrong = await wrongLedgers(server.database);
  if (wrong.length > 0) throw new Error(`books that do not agree: ${JSON.stringify(wrong)}`);
});

/** A case of 100.00, and 30.00 of it asked for; the house answers as told, in turn. */
const ask = async (...manners: Manner[]): Promise<StoredTask> => {
  const of = { institutionId, agentId: agent.userId, now: START, cells: { due_amount: '100' } };
  const held = await makeDeductible(server.database, of);
  house.manners = manners;
  const body = { taskId: String(held.id), amount: 30 };
  const reply = await send(server, agent, { path: '/prod/task/partDeduce', body, key: newKey() });
  expect(reply).toMatchObject({ code: '00', data: { deductionStatus: '0', amountDue: 100 } });
  return held;
};
const dueOf = async (held: StoredTask): Promise<number> => (await loanOf(server.database, held)).due;
/** The channel is asked again when the time has come. */
const afterSilence = async (held: StoredTask, wait = MINUTE_MS): Promise<void> => {
  await untilAskedAgain(server.database, held);
  now = new Date(now.getTime() + wait);
  await untilChannelSpoke(server.database, held);
};

test('MI-05 what the channel has taken falls off what is due, with the channel’s own number; it was asked once, by our key and token', async () => {
  const held = await ask('done');
  await untilChannelSpoke(server.database, held);
  const [paid] = await paysOf(server.database, held);
  const key = `deduction-${institutionId}-${paid?.id}`;
  expect(paid).toMatchObject({ status: '2', channelReference: `H-${key}`, askAt: null });
  expect(await dueOf(held)).toBe(7000);
  expect(house.heard).toEqual([`POST ${key}`]);
  expect(house.lastHeaders()).toMatchObject({ authorization: 'Bearer our-token', 'idempotency-key': key });
});

test('MI-06 an HTTP channel gives no codes yet: none is offered, and none is invented', async () => {
  const held = await ask('done');
  const body = { taskId: String(held.id), amount: 5, codeType: '1', payChannel: 'BANK' };
  expect(await send(server, agent, { path: '/prod/repay/repaymentCode/update/new', body })).toMatchObject({
    code: '74',
  });
  const { data } = await get<{ permissions: string[] }>(server, agent, { path: '/prod/menu/permissions' });
  expect(data.permissions).toContain('money.deduct');
  expect(data.permissions).not.toContain('codes.request');
  await untilChannelSpoke(server.database, held);
});

test('MI-05 what it refuses changes nothing, and the record says why', async () => {
  const held = await ask('refused');
  await untilChannelSpoke(server.database, held);
  const logs = await get(server, agent, { path: '/prod/repay/payLogs', input: { taskId: String(held.id) } });
  expect(logs).toMatchObject({ data: { result: [{ status: '1', amount: 30, failure: 'Account closed' }] } });
  expect(await dueOf(held)).toBe(10_000);
});

test.each(['takesAndHangsUp', 'lies', 'pending'] as const)(
  'MI-05 after a channel that %s the deduction stays open, is asked about by its key and booked once; a second one is refused meanwhile',
  async (manner) => {
    const held = await ask(manner);
    await untilAskedAgain(server.database, held);
    expect(await dueOf(held)).toBe(10_000);
    const body = { taskId: String(held.id), amount: 5 };
    expect(await send(server, agent, { path: '/prod/task/partDeduce', body })).toMatchObject({ code: '28' });
    await afterSilence(held);
    expect(await dueOf(held)).toBe(7000);
    expect(house.heard.map((line) => line.split(' ')[0])).toEqual(['POST', 'GET']);
    expect(await paysOf(server.database, held)).toMatchObject([{ status: '2', asked: 2 }]);
  },
);

test.each(['hangsUp', 'fails'] as const)(
  'MI-05 what a channel that %s has never heard of is asked for again under the same key, and taken once',
  async (manner) => {
    const held = await ask(manner);
    await afterSilence(held);
    expect(await dueOf(held)).toBe(7000);
    const keys = new Set(house.heard.map((line) => line.split(' ')[1]));
    expect(keys.size).toBe(1);
    expect([...house.taken.keys()].filter((key) => keys.has(key))).toHaveLength(1);
  },
);

test('MI-05 what it has not heard of within a quarter of an hour is not asked for any more', async () => {
  const held = await ask('hangsUp');
  await afterSilence(held, 16 * MINUTE_MS);
  expect(await paysOf(server.database, held)).toMatchObject([{ status: '1', failure: 'tooLate' }]);
  expect(await dueOf(held)).toBe(10_000);
  expect(house.heard.map((line) => line.split(' ')[0])).toEqual(['POST', 'GET']);
});

test('MI-02 MI-05 when less is due by the time the channel has the money, what fits is booked and what is over waits to be clarified', async () => {
  const held = await ask('pending');
  await untilAskedAgain(server.database, held);
  const { database } = server;
  const paid = {
    reference: newReference(),
    kind: 'payment',
    loan_no: held.loanNo,
    amount: '80',
    value_time: '2026-03-10',
  };
  await tell(database, { institutionId, now, rows: [paid] });
  await untilBooked(database);
  expect(await dueOf(held)).toBe(2000);
  await afterSilence(held);
  await untilBooked(database);
  expect(await dueOf(held)).toBe(0);
  expect(await readCase(database, held.loanNo)).toMatchObject({ status: 'C31' });
  const waits = (await clarificationsOf(database, institutionId)).filter(({ reason }) => reason === 'overpaid');
  expect(waits).toMatchObject([{ amount: 1000, state: 'open' }]);
  expect(await wrongSums(database, institutionId)).toEqual([]);
  expect((await paysOf(database, held)).map(({ status, amount, type }) => [status, amount, type])).toEqual([
    ['1', 3000, '4'],
    ['2', 8000, '1'],
    ['2', 2000, '4'],
  ]);
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
  expect(mistake({ PAYMENT_CHANNEL: 'http' })).toContain('PAYMENT_CHANNEL_URL: is needed');
});

test('MI-05 without a channel nothing is offered, and the call says why', async () => {
  const bare = await startApp({ environment: { PAYMENT_CHANNEL: 'none' } });
  const of = await makeInstitution(bare.database);
  const who = await signInAs(bare.database, await makeUser(bare.database, { institutionId: of }));
  const held = await makeDeductible(bare.database, { institutionId: of, agentId: who.userId, now: new Date() });
  const { data } = await get<{ permissions: string[] }>(bare, who, { path: '/prod/menu/permissions' });
  expect(data.permissions).toContain('cases.work');
  for (const each of ['money.deduct', 'codes.request']) expect(data.permissions).not.toContain(each);
  const body = { taskId: String(held.id), amount: 5 };
  expect(await send(bare, who, { path: '/prod/task/partDeduce', body })).toMatchObject({ code: '74' });
  const code = { ...body, codeType: '1', payChannel: 'BANK' };
  expect(await send(bare, who, { path: '/prod/repay/repaymentCode/update/new', body: code })).toMatchObject({
    code: '74',
  });
  expect(await paysOf(bare.database, held)).toEqual([]);
  await bare.close();
});
