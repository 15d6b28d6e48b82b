import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { createApp } from '../../../server/app';
import { payLog } from '../../../server/database/tables/moneyTables';
import { DEDUCTIONS_DAILY } from '../../../server/modules/money/deduct';
import { readSettings } from '../../../server/settings/settings';
import { type StoredTask, send } from '../../support/cases/cases';
import { getLoan, getPays, untilChannelSpoke } from '../../support/money/ledger';
import { type MoneyRig, newKey, openMoneyRig, START } from '../../support/money/moneyRig';
import { removeGuards } from '../../support/server/database';
import type { TestServer } from '../../support/server/server';
import type { Reply } from '../../support/server/signingIn';

const AT_ONCE = 60;

let rig: MoneyRig;
let servers: readonly [TestServer, TestServer];
let second: FastifyInstance;

beforeAll(async () => {
  rig = await openMoneyRig();
  await removeGuards(rig.server, 'pay_log');
  const settings = readSettings({
    PORT: '0',
    DATABASE_URL: rig.server.url,
    CAPTCHA_TEXT: '0000',
    LOG_LEVEL: 'silent',
    SIMULATED_PAYMENTS: 'done',
    SIMULATED_CODES: 'given',
    PAYMENT_TEMPO: '0.001',
  });
  second = await createApp({ settings, database: rig.server.database, now: () => rig.clock.now });
  servers = [rig.server, { ...rig.server, app: second }];
});
afterAll(async () => {
  await second.close();
  await rig.close();
});
afterEach(() => rig.afterTest());

interface Sent {
  readonly amount: number;
  readonly again?: unknown;
  readonly key?: string;
}
interface Refused {
  readonly payLogId: string;
  readonly amount: number;
  readonly opTime: string;
}

/**
 * Sends the n-th deduction with a new key, alternating between two servers and both clients' paths; a busy server is retried after its
 * delay.
 */
const nth = async (caseRow: StoredTask, at: number, { key = newKey(), ...body }: Sent): Promise<Reply<Refused>> => {
  const reply = await send<Refused>(servers[at % 2 === 0 ? 0 : 1], rig.agent, {
    ...(at % 4 < 2
      ? { path: '/prod/task/partDeduce', body: { taskId: String(caseRow.id), ...body } }
      : { path: `/api/repay/deduct/${caseRow.id}`, body }),
    key,
  });
  return reply.code === '91' ? nth(caseRow, at, { key, ...body }) : reply;
};

/** One after the other, as the channel takes them. */
const inTurn = async (caseRow: StoredTask, at: number, body: Sent) => {
  const reply = await nth(caseRow, at, body);
  await untilChannelSpoke(rig.server.database, caseRow);
  return reply;
};

const many = (caseRow: StoredTask, body: Sent) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, at) => nth(caseRow, at, body)));

const booked = async (caseRow: StoredTask): Promise<number[]> =>
  (await getPays(rig.server.database, caseRow)).map(({ amount }) => amount);

const codes = (replies: readonly { readonly code: string }[]): Record<string, number> => {
  const counted: Record<string, number> = {};
  for (const { code } of replies) counted[code] = (counted[code] ?? 0) + 1;
  return counted;
};

test('CD-06 2.3.4 60 deductions of one amount at once on two servers and both paths, each under a new key, book one', async () => {
  const caseRow = await rig.fresh({ due_amount: '1000' });
  const replies = await many(caseRow, { amount: 11.11 });
  expect(codes(replies)).toEqual({ '00': 1, '29': AT_ONCE - 1 });
  expect(await booked(caseRow)).toEqual([1111]);
});

test('CD-06 the refusal names the executed deduction; its confirmation permits one more, also with 60 at once', async () => {
  const caseRow = await rig.fresh({ due_amount: '1000' });
  const first = await inTurn(caseRow, 0, { amount: 10 });
  rig.clock.now = new Date(START.getTime() + 120_000);
  const asked = await nth(caseRow, 1, { amount: 10 });
  const told = { payLogId: first.data.payLogId, amount: 10, opTime: START.toISOString() };
  expect(asked).toMatchObject({ code: '29', data: told });
  const replies = await many(caseRow, { amount: 10, again: told.payLogId });
  expect(codes(replies)).toEqual({ '00': 1, '29': AT_ONCE - 1 });
  expect(await booked(caseRow)).toEqual([1000, 1000]);
  await untilChannelSpoke(rig.server.database, caseRow);
  const third = replies.find(({ code }) => code === '29')?.data.payLogId;
  expect(third).not.toBe(told.payLogId);
  expect(await inTurn(caseRow, 2, { amount: 10, again: third })).toMatchObject({ code: '00' });
  expect((await getLoan(rig.server.database, caseRow)).due).toBe(97_000);
});

test('CD-06 CD-13 confirmed under the key of the refused try it is one deduction, and a late copy of that try finds the key used', async () => {
  const caseRow = await rig.fresh();
  const { data } = await inTurn(caseRow, 0, { amount: 10 });
  const key = newKey();
  expect(await nth(caseRow, 0, { amount: 10, key })).toMatchObject({ code: '29' });
  const confirmed = await nth(caseRow, 0, { amount: 10, again: data.payLogId, key });
  expect(confirmed).toMatchObject({ code: '00' });
  expect(await nth(caseRow, 0, { amount: 10, again: data.payLogId, key })).toMatchObject({
    code: '00',
    data: { payLogId: confirmed.data.payLogId },
  });
  rig.clock.now = new Date(START.getTime() + 5 * 60_000);
  expect(await nth(caseRow, 0, { amount: 10, key })).toMatchObject({ code: '23' });
  expect(await booked(caseRow)).toEqual([1000, 1000]);
});

test('CD-06 2.3.2 a loan has a maximum number of deductions a day, for any user, amount and key; the next day it starts again', async () => {
  const caseRow = await rig.fresh({ due_amount: '1000' });
  const replies: { readonly code: string }[] = [];
  for (let at = 0; at < 3 * DEDUCTIONS_DAILY; at += 1) {
    const by =
      at % 5 === 0
        ? rig.deduct(caseRow, at + 1, { who: rig.leader, key: newKey() })
        : inTurn(caseRow, at, { amount: at + 1 });
    replies.push(await by);
  }
  expect(codes(replies)).toEqual({ '00': DEDUCTIONS_DAILY, '35': 2 * DEDUCTIONS_DAILY });
  expect(await booked(caseRow)).toHaveLength(DEDUCTIONS_DAILY);
  expect(await rig.deduct(caseRow, 90)).toMatchObject({
    code: '35',
    message: `This loan has had its ${DEDUCTIONS_DAILY} deductions of today`,
  });
  // Midnight at the institution is six in the morning of UTC.
  const { database } = rig.server;
  const ofLoan = eq(payLog.loanId, caseRow.loanId);
  await database
    .update(payLog)
    .set({ opAt: new Date('2026-03-10T06:00:00Z') })
    .where(ofLoan);
  expect(await rig.deduct(caseRow, 90)).toMatchObject({ code: '35' });
  await database
    .update(payLog)
    .set({ opAt: new Date('2026-03-10T05:59:59.999Z') })
    .where(ofLoan);
  expect(await rig.deduct(caseRow, 90)).toMatchObject({ code: '00' });
});

test('CD-06 a confirmation of another deduction, of another loan or of nothing is none', async () => {
  const caseRow = await rig.fresh();
  const other = await rig.fresh();
  const { data } = await inTurn(other, 0, { amount: 10 });
  await inTurn(caseRow, 0, { amount: 10 });
  const five = await inTurn(caseRow, 0, { amount: 5 });
  for (const again of [data.payLogId, five.data.payLogId, '0', 'true']) {
    expect(await nth(caseRow, 0, { amount: 10, again })).toMatchObject({ code: '29' });
  }
  for (const again of ['', true, { id: 1 }]) {
    expect(await nth(caseRow, 0, { amount: 10, again })).toMatchObject({ code: '10' });
  }
  expect(await nth(caseRow, 0, { amount: 10, again: null })).toMatchObject({ code: '29' });
  expect(await nth(caseRow, 0, { amount: 20, again: '1' })).toMatchObject({ code: '00' });
  expect(await booked(caseRow)).toEqual([1000, 500, 2000]);
});
