import { EventEmitter, once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { lenderKey } from '../../../server/database/tables/lenderTables';
import { institution } from '../../../server/database/tables/organizationTables';
import { getSignedHeaders } from '../../support/lender/signedHeaders';
import { send, type StoredTask } from '../../support/cases/cases';
import { type CodeRig, openCodeRig } from '../../support/money/codeRig';
import { untilCodesGiven } from '../../support/money/codes';
import { getPays, untilAskedAgain, untilChannelSpoke } from '../../support/money/ledger';

const SECRET = 'key-of-this-test';

let rig: CodeRig;
let code = '';
beforeAll(async () => {
  rig = await openCodeRig();
  const { database } = rig.server;
  const { institutionId } = rig;
  await database.insert(lenderKey).values({ institutionId, secret: SECRET, actorName: 'Ada', createdAt: rig.now() });
  const [of] = await database.select().from(institution).where(eq(institution.id, institutionId));
  code = of?.code ?? '';
});
afterAll(() => rig.close());
beforeEach(() => rig.beforeTest());
afterEach(() => rig.afterTest());

/** The channel calls back; what is left out is right. */
async function callBack(keys: string[], { secret = SECRET, minutes = 0 } = {}) {
  const body = JSON.stringify({ keys });
  const time = String(Math.floor(rig.now().getTime() / 1000) + minutes * 60);
  const reply = await rig.server.app.inject({
    method: 'POST',
    url: '/prod/repay/channelNews',
    headers: getSignedHeaders({ code, secret, time, body }),
    payload: body,
  });
  return reply.json<{ code: string; data: { result: { key: string; answer: string }[] } }>();
}
const answers = async (keys: string[]) => (await callBack(keys)).data.result.map(({ answer }) => answer);

/** A deduction that the channel has under way, and has carried out since. */
async function underWay() {
  const caseRow = await rig.ask('pending');
  await untilAskedAgain(rig.server.database, caseRow);
  const [paid] = await getPays(rig.server.database, caseRow);
  return { held: caseRow, key: `deduction-${rig.institutionId}-${paid?.id}` };
}

test('MI-05 after a callback to /prod/repay/channelNews the deduction is polled and booked at once; duplicate and late ones change nothing', async () => {
  const { held, key } = await underWay();
  expect(await answers([key, key])).toEqual(['asked', 'asked']);
  await untilChannelSpoke(rig.server.database, held);
  expect(await rig.dueOf(held)).toBe(7000);
  expect(await answers([key])).toEqual(['known']);
  expect(await rig.dueOf(held)).toBe(7000);
});

test('MI-05 MI-06 a paid code is booked at once by a call-back, also one that had ended; many at the same time book it once', async () => {
  const { held, key } = await rig.given();
  const ended = await rig.given();
  await rig.told({ kind: 'newDueDate', new_due_day: '2026-04-01', loan_no: ended.held.loanNo });
  await rig.untilCodes(ended.held, ([each]) => each?.askAt === null);
  for (const each of [key, ended.key]) rig.house.codes.pay(each, { amount: '40.00', at: rig.now() });
  await Promise.all(Array.from({ length: 5 }, () => callBack([ended.key, key])));
  for (const each of [held, ended.held]) {
    await rig.untilCodes(each, ([one]) => one?.paidAt !== null);
    expect(await rig.dueOf(each)).toBe(6000);
  }
  expect(await answers([key, ended.key])).toEqual(['known', 'known']);
});

test('MI-05 a callback before the channel has acted causes a lookup, and nothing is booked', async () => {
  const { held, key } = await rig.given();
  expect(await answers([key])).toEqual(['asked']);
  expect(await rig.dueOf(held)).toBe(10_000);
});

/** Runs code while the channel has received a request but not responded. */
async function whileItAnswers<T>(start: () => Promise<T>, then: (started: T) => Promise<void>): Promise<T> {
  const gate = new EventEmitter();
  rig.house.answersAfter = once(gate, 'open').then(() => undefined);
  const started = await start();
  while (!rig.house.heard.some((request) => request.startsWith('POST'))) await setImmediate();
  await then(started);
  rig.house.answersAfter = undefined;
  gate.emit('open');
  return started;
}

test('MI-05 a call-back that comes while the channel says that it is not done yet is not forgotten', async () => {
  const held = await whileItAnswers(
    () => rig.ask('pending'),
    async (asked) => {
      const [paid] = await getPays(rig.server.database, asked);
      expect(await answers([`deduction-${rig.institutionId}-${paid?.id}`])).toEqual(['asked']);
    },
  );
  await untilChannelSpoke(rig.server.database, held);
  expect(await rig.dueOf(held)).toBe(7000);
});

const refresh = async ({ id }: StoredTask): Promise<void> => {
  const path = '/prod/repay/repayment/refreshRepayCode';
  await send(rig.server, rig.agent, { path, body: { taskId: String(id) } });
};

test('MI-06 a code in a lookup with a pending response is looked up again at once', async () => {
  const held = await whileItAnswers(async () => {
    const wanted = await rig.fresh();
    rig.house.manners = ['pending'];
    await rig.request(wanted);
    return wanted;
  }, refresh);
  const [given] = await untilCodesGiven(rig.server.database, held);
  expect(given?.code).toMatch(/^\d+$/);
});

test('MI-05 unknown keys, those of another institution and invalid keys are reported as such, next to known ones', async () => {
  const { key } = await rig.given();
  const own = rig.institutionId;
  const wrong = [`deduction-${own}-999999`, `code-${own}-999999`, `code-${own + 1}-1`, 'x', ''];
  expect(await answers([...wrong, key])).toEqual([...wrong.map(() => 'unknown'), 'asked']);
});

test('MI-05 a forged and an old callback to /prod/repay/channelNews are refused, each with a separate message, and nothing is looked up', async () => {
  const { held, key } = await underWay();
  expect(await callBack([key], { secret: 'another' })).toMatchObject({ code: '76' });
  for (const minutes of [-6, 6]) expect(await callBack([key], { minutes })).toMatchObject({ code: '77' });
  expect(await callBack([])).toMatchObject({ code: '10' });
  expect(await rig.dueOf(held)).toBe(10_000);
  expect(await answers([key])).toEqual(['asked']);
  await untilChannelSpoke(rig.server.database, held);
});
