import { readCase, send } from '../../support/cases/cases';
import { CODE_EXPIRES } from '../../support/money/codeBook';
import { answering, type CodeRig, openCodeRig, type StoredCode } from '../../support/money/codeRig';
import { untilCodesGiven } from '../../support/money/codes';

let rig: CodeRig;
beforeAll(async () => {
  rig = await openCodeRig();
});
afterAll(() => rig.close());
beforeEach(() => rig.beforeTest());
afterEach(() => rig.afterTest());

const MINUTE_MS = 60_000;
/** Nobody speaks of it just now. */
const isSpokenOfAgainSoon = ({ askAt }: StoredCode): boolean =>
  askAt !== null && askAt > rig.now() && askAt.getTime() < rig.now().getTime() + 10_000;

/** Returns the requests to the payment channel about a code. */
const methods = (key: string) =>
  rig.house.heard.flatMap((line) => (line.endsWith(` ${key}`) ? [line.split(' ')[0]] : []));

test('MI-06 a code belongs to the channel, with its expiry; it was requested once, with our key and token', async () => {
  const { held, code, key } = await rig.given();
  expect(methods(key)).toEqual(['POST']);
  expect(rig.house.lastHeaders()).toMatchObject({ authorization: 'Bearer our-token', 'idempotency-key': key });
  expect(rig.house.codes.word(key)).toMatchObject({ code: code.code, amount: '40.00' });
  expect(await rig.shown(held)).toMatchObject({
    code: code.code,
    state: 'good',
    expiresTime: CODE_EXPIRES,
    amount: 40,
  });
});

test('MI-06 a refusal gives no code, shows the reason, and another code may be requested', async () => {
  const caseRow = await rig.fresh();
  answering(rig, 'refused');
  expect(await rig.request(caseRow)).toMatchObject({ code: '00', data: { state: 'pending', code: null } });
  await untilCodesGiven(rig.server.database, caseRow);
  expect(await rig.shown(caseRow)).toMatchObject({ state: 'refused', failure: 'Account closed', code: null });
  await rig.request(caseRow);
  const codes = await rig.untilCodes(caseRow, ([, second]) => second?.code !== null);
  expect(codes).toHaveLength(2);
});

test.each(['takesAndHangsUp', 'lies', 'pending', 'hangsUp', 'fails'] as const)(
  'MI-06 after a channel that %s the code is asked about by its key, and given once',
  async (manner) => {
    const caseRow = await rig.fresh();
    answering(rig, manner);
    await rig.request(caseRow);
    await rig.untilCodes(caseRow, ([code]) => code?.asked === 1 && isSpokenOfAgainSoon(code));
    rig.turn(new Date(rig.now().getTime() + MINUTE_MS));
    const [code] = await rig.untilCodes(caseRow, ([each]) => each?.code !== null);
    const key = `code-${rig.institutionId}-${code?.id}`;
    expect(rig.house.codes.word(key)).toMatchObject({ code: code?.code });
    const isKnown = ['takesAndHangsUp', 'lies', 'pending'].includes(manner);
    expect(methods(key)).toEqual(isKnown ? ['POST', 'GET'] : ['POST', 'GET', 'POST']);
    expect(await rig.shown(caseRow)).toMatchObject({ state: 'good' });
  },
);

test('MI-06 a code expires at its exact time, before a worker notices; the channel is notified, and another amount gets one without a confirmation', async () => {
  const { held, code, key } = await rig.given();
  rig.turn(new Date(CODE_EXPIRES));
  expect(await rig.shown(held)).toMatchObject({ state: 'expired' });
  expect(await rig.request(held, { amount: 50 })).toMatchObject({ code: '00', data: { amount: 50, state: 'pending' } });
  const [old] = await rig.untilCodes(held, ([first]) => first?.askAt === null);
  expect(old).toMatchObject({ id: code.id, endedHow: 'expired' });
  expect(rig.house.heard).toContain(`DELETE ${key}`);
});

test('MI-06 a code that another takes the place of is taken back at the channel', async () => {
  const { held, code, key } = await rig.given();
  await rig.request(held, { amount: 50, replaces: String(code.id) });
  await rig.untilCodes(held, ([first]) => first?.askAt === null);
  expect(rig.house.codes.word(key)).toMatchObject({ status: 'withdrawn' });
  expect(await rig.shown(held)).toMatchObject({ amount: 50, state: expect.stringMatching(/pending|good/) });
});

test.each([
  ['is closed', { kind: 'closure' }, 'C30'],
  ['is withdrawn', { kind: 'withdrawal' }, 'C40'],
  ['is paid otherwise', { kind: 'payment', amount: '100' }, 'C31'],
  ['is put off', { kind: 'newDueDate', new_due_day: '2026-04-01' }, 'C32'],
] as const)(
  'MI-06 when a case %s, its code goes with it in the same moment, and the channel is told',
  async (_, cells, status) => {
    const { held, key } = await rig.given();
    await rig.told({ ...cells, loan_no: held.loanNo });
    expect(await readCase(rig.server.database, held.loanNo)).toMatchObject({ status });
    expect(await rig.shown(held)).toMatchObject({ state: 'withdrawn' });
    await rig.untilCodes(held, ([code]) => code?.askAt === null);
    expect(rig.house.codes.word(key)).toMatchObject({ status: 'withdrawn' });
  },
);

test('MI-06 MI-10 a request from before a hold that has not reached the channel is not sent; an issued code remains', async () => {
  const { held } = await rig.given();
  const kind = { kind: 'hardship', reason: 'lost the job', untilDay: '2026-03-20' };
  const leader = rig.leader;
  expect(
    await send(rig.server, leader, { path: '/prod/task/hold', body: { taskId: String(held.id), ...kind } }),
  ).toMatchObject({
    code: '00',
  });
  expect(await rig.shown(held)).toMatchObject({ state: 'good' });
  expect(await rig.request(held, { payChannel: 'BANK' })).toMatchObject({ code: expect.not.stringMatching('00') });
});

test('MI-06 an unpaid code is never booked, however often the channel is polled', async () => {
  const { held, code, key } = await rig.given();
  await rig.lookAt(code, new Date(rig.now().getTime() + 5 * MINUTE_MS));
  await rig.untilCodes(held, ([each]) => each?.asked === 1 && isSpokenOfAgainSoon(each));
  expect(await rig.dueOf(held)).toBe(10_000);
  expect(methods(key)).toEqual(['POST', 'GET']);
});
