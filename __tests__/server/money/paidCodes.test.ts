import { readCase, send } from '../../support/cases/cases';
import { getClarifications, getEvent } from '../../support/lender/lenderRig';
import { type CodeRig, openCodeRig } from '../../support/money/codeRig';
import { getPays } from '../../support/money/ledger';

/** Divisor of all times of the channel in tests. */
const SHORTENED = 1000;

let rig: CodeRig;
beforeAll(async () => {
  rig = await openCodeRig();
});
afterAll(() => rig.close());
beforeEach(() => rig.beforeTest());
afterEach(() => rig.afterTest());

const soon = () => new Date(rig.now().getTime() + 5 * 60_000);

/** Pays with a code at the channel, which is polled five minutes later. */
async function paidAtChannel(amount = '40.00') {
  const of = await rig.given();
  rig.house.codes.pay(of.key, { amount, at: rig.now() });
  await rig.lookAt(of.code, soon());
  await rig.untilCodes(of.held, ([code]) => code?.paidAt !== null);
  return of;
}

const waiting = async () =>
  (await getClarifications(rig.server.database, rig.institutionId)).filter(({ state }) => state === 'open').at(-1);

test('MI-06 MI-01 what was paid with a code comes in by the way of the lender’s payments, under the code’s reference, for who held the case', async () => {
  const { held, key } = await paidAtChannel();
  expect(await rig.dueOf(held)).toBe(6000);
  expect(await rig.shown(held)).toMatchObject({ state: 'paid', paidTime: '2026-03-11T00:30:00.000Z' });
  expect(await getEvent(rig.server.database, key)).toMatchObject({
    kind: 'payment',
    state: 'booked',
    amount: 4000,
    payType: '1',
  });
  expect(await getPays(rig.server.database, held)).toMatchObject([
    { status: '2', type: '1', agentId: rig.agent.userId },
  ]);
});

test('MI-06 of another amount than the code’s it is booked as it was paid; beyond what is due the rest waits', async () => {
  const { held } = await paidAtChannel('120.00');
  expect(await readCase(rig.server.database, held.loanNo)).toMatchObject({ status: 'C31' });
  expect(await waiting()).toMatchObject({ reason: 'overpaid', amount: 2000 });
});

test.each(['own', 'naming'] as const)(
  'MI-06 the lender tells of it first (%s reference): the channel’s word books nothing more',
  async (way) => {
    const { held, code, key } = await rig.given();
    const row = way === 'own' ? { reference: key, loan_no: held.loanNo } : { of_reference: key, loan_no: '' };
    await rig.told({ ...row, amount: '40' });
    expect(await rig.dueOf(held)).toBe(6000);
    expect(await rig.shown(held)).toMatchObject({ state: 'paid' });
    rig.house.codes.pay(key, { amount: '40.00', at: rig.now() });
    await rig.lookAt(code, soon());
    await rig.untilCodes(held, ([each]) => each?.askAt === null);
    expect(await rig.dueOf(held)).toBe(6000);
  },
);

test('MI-06 the channel tells first: the lender’s word about the same code waits for a person, with its money', async () => {
  const { held, key } = await paidAtChannel();
  const reference = await rig.told({ of_reference: key, loan_no: '', amount: '40' });
  expect(await getEvent(rig.server.database, reference)).toMatchObject({ state: 'clarify', clarifyReason: 'codePaid' });
  expect(await waiting()).toMatchObject({ reason: 'codePaid', amount: 4000 });
  expect(await rig.dueOf(held)).toBe(6000);
});

test('MI-06 a payment that names only its code finds the code’s loan; one of no code, or of another loan’s, waits for a person', async () => {
  const { held, key } = await rig.given();
  const other = await rig.fresh();
  for (const wrong of [
    { of_reference: `code-${rig.institutionId}-999999`, loan_no: '' },
    { of_reference: key, loan_no: other.loanNo },
  ]) {
    await rig.told({ ...wrong, amount: '10' });
    expect(await waiting()).toMatchObject({ reason: 'unknownCode', amount: 1000 });
  }
  const reference = await rig.told({ of_reference: key, loan_no: '', amount: '40' });
  expect(await getEvent(rig.server.database, reference)).toMatchObject({ loanNo: held.loanNo, state: 'booked' });
  expect(await rig.dueOf(held)).toBe(6000);
  expect(await rig.dueOf(other)).toBe(10_000);
});

test('MI-06 a withdrawn code that is paid nevertheless is booked to its loan', async () => {
  const { held, code, key } = await rig.given();
  await rig.request(held, { amount: 50, replaces: String(code.id) });
  rig.house.codes.pay(key, { amount: '40.00', at: rig.now() });
  await rig.lookAt(code);
  const [old] = await rig.untilCodes(held, ([each]) => each?.paidAt !== null);
  expect(old).toMatchObject({ endedHow: 'replaced', askAt: null });
  expect(await rig.dueOf(held)).toBe(6000);
});

test('MI-06 a code of a closed case that is paid nevertheless: the money waits for a person', async () => {
  const { held, key } = await rig.given();
  rig.house.codes.pay(key, { amount: '40.00', at: rig.now() });
  await rig.told({ kind: 'closure', loan_no: held.loanNo });
  await rig.untilCodes(held, ([each]) => each?.paidAt !== null);
  expect(await waiting()).toMatchObject({ reason: 'loanEnded', amount: 4000 });
  expect(await rig.shown(held)).toMatchObject({ state: 'paid' });
});

test('MI-06 MI-10 a hold for death or insolvency takes the codes of its case back at the channel, any other leaves them', async () => {
  const hold = (taskId: number, kind: string) =>
    send(rig.server, rig.leader, {
      path: '/prod/task/hold',
      body: { taskId: String(taskId), kind, reason: 'Was told so', untilDay: '2026-03-20' },
    });
  for (const kind of ['death', 'insolvency']) {
    const { held, key } = await rig.given();
    expect(await hold(held.id, kind)).toMatchObject({ code: '00' });
    await rig.untilCodes(held, ([each]) => each?.askAt === null);
    expect(await rig.shown(held)).toMatchObject({ state: 'withdrawn' });
    expect(rig.house.codes.word(key)).toMatchObject({ status: 'withdrawn' });
  }
  const { held } = await rig.given();
  expect(await hold(held.id, 'dispute')).toMatchObject({ code: '00' });
  expect(await rig.shown(held)).toMatchObject({ state: 'good' });
});

test('MI-06 a valid code is polled after a minute, then after twice the previous delay', async () => {
  const { held } = await rig.given();
  const waits: number[] = [];
  for (let at = 0; at < 4; at += 1) {
    const isLeft = ({ askAt, asked }: { askAt: Date | null; asked: number }): boolean =>
      asked === at && askAt !== null && askAt.getTime() - rig.now().getTime() < 30_000;
    const [code] = await rig.untilCodes(held, ([each]) => each !== undefined && isLeft(each));
    waits.push(((code?.askAt?.getTime() ?? 0) - rig.now().getTime()) * SHORTENED);
    if (code) await rig.lookAt(code);
  }
  expect(waits).toEqual([60_000, 120_000, 240_000, 480_000]);
});

test('MI-04 MI-06 a payment by code that bounces is reversed by the code’s reference', async () => {
  const { held, key } = await paidAtChannel();
  await rig.told({ kind: 'reversal', loan_no: held.loanNo, of_reference: key });
  expect(await rig.dueOf(held)).toBe(10_000);
  expect(await getPays(rig.server.database, held)).toMatchObject([{ status: '1' }]);
});
