import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { get, readCase } from '../../support/cases/cases';
import { DAY_OVER, LAST_MOMENT, MADE, type Paid, PromiseDesk, UNTIL } from '../../support/results/promiseDesk';

let desk: PromiseDesk;

beforeAll(async () => {
  desk = await PromiseDesk.open();
});
afterAll(() => desk.server.close());
beforeEach(() => desk.at(MADE));

test('CD-05 amount and time of a promise are kept in the case and in its log', async () => {
  const caseRow = await desk.fresh();
  const reply = await desk.record(caseRow, { callResult: 'PTCPST', promisedAmount: 333.33, promisedTime: UNTIL });
  expect(reply).toMatchObject({ code: '00', data: { status: 'C20' } });
  const kept = { promisedAmount: 33_333, promisedAt: new Date(UNTIL), promiseMadeAt: desk.now };
  expect(await readCase(desk.server.database, caseRow.loanNo)).toMatchObject({
    ...kept,
    nextActionAt: new Date(UNTIL),
  });
  const logs = await get(desk.server, desk.agent, { path: `/prod/task/collectionLogs/${caseRow.id}` });
  expect(logs.data).toMatchObject([{ promisedAmount: 333.33, promisedTime: UNTIL }]);
  expect(await desk.rowOf(caseRow)).toMatchObject({
    promisedAmount: 333.33,
    promisedTime: UNTIL,
    promiseState: 'open',
  });
});

test('CD-05 without an amount a promise is for all that is due, without a time until the follow-up', async () => {
  const caseRow = await desk.fresh();
  await desk.record(caseRow, { nextFollowUpTime: UNTIL });
  expect(await desk.rowOf(caseRow)).toMatchObject({ promisedAmount: 1000, promisedTime: UNTIL });
});

test.each([
  ['promisedAmount', { promisedAmount: 1000.01 }],
  ['promisedAmount', { promisedAmount: 0 }],
  ['promisedAmount', { promisedAmount: -5 }],
  ['promisedTime', { promisedTime: MADE }],
  ['promisedTime', { promisedTime: '2026-06-10T18:00:00Z' }],
  ['promisedTime', { promisedTime: 'tomorrow' }],
  ['promisedAmount', { callResult: 'WTP', promisedAmount: 10 }],
  ['promisedTime', { callResult: 'DTP', promisedTime: UNTIL }],
  ['promisedAmount, promisedTime', { callResult: 'ND', promisedAmount: 10, promisedTime: UNTIL }],
])('CD-05 a wrong %s is refused and nothing is written: %j', async (field, body) => {
  const caseRow = await desk.fresh();
  expect(await desk.record(caseRow, body)).toMatchObject({
    code: '10',
    message: expect.stringContaining(field) as string,
  });
  expect(await readCase(desk.server.database, caseRow.loanNo)).toEqual(caseRow);
});

test('CD-05 all of what is due can be promised', async () => {
  expect(await desk.rowOf(await desk.promise({ promisedAmount: 1000 }))).toMatchObject({ promisedAmount: 1000 });
});

const BEFORE: Paid = { amount: 500, time: MADE };
const STATES: readonly [string, string, Paid[], string][] = [
  ['open', 'nothing came in and the day is not over', [], LAST_MOMENT],
  ['broken', 'nothing came in until the day was over', [], DAY_OVER],
  ['kept', 'all came in at the last moment of the day', [{ amount: 500, time: LAST_MOMENT }], DAY_OVER],
  ['broken', 'all came in a millisecond later', [{ amount: 500, time: DAY_OVER }], DAY_OVER],
  ['kept', 'all came in after the hour, but on the day', [{ amount: 500, time: '2026-03-12T01:00:00Z' }], DAY_OVER],
  ['kept', 'all came in before the day is over', [{ amount: 500, time: UNTIL }], UNTIL],
  ['kept', 'more than all came in', [{ amount: 501, time: UNTIL }], DAY_OVER],
  ['open', 'a part came in and the day is not over', [{ amount: 499.99, time: UNTIL }], LAST_MOMENT],
  ['partly', 'a part came in', [{ amount: 499.99, time: UNTIL }], DAY_OVER],
  [
    'partly',
    'a part on the day, the rest after it',
    [
      { amount: 200, time: UNTIL },
      { amount: 300, time: DAY_OVER },
    ],
    DAY_OVER,
  ],
  [
    'kept',
    'it came in in two parts',
    [
      { amount: 200, time: UNTIL },
      { amount: 300, time: LAST_MOMENT },
    ],
    DAY_OVER,
  ],
  ['broken', 'what came in had come before the promise', [BEFORE], DAY_OVER],
  ['broken', 'the deduction failed', [{ amount: 500, time: UNTIL, status: '1' }], DAY_OVER],
  ['broken', 'the deduction has no result yet', [{ amount: 500, time: UNTIL, status: '0' }], DAY_OVER],
];

test.each(STATES)('CD-11 MI-03 a promise is %s when %s, reported by the lender', async (...[state, , pays, read]) => {
  const caseRow = await desk.promise();
  for (const paid of pays) await desk.pay(caseRow, paid);
  await desk.at(read);
  expect(await desk.rowOf(caseRow)).toMatchObject({ promiseState: state });
  const found = await desk.listed({ promiseState: state });
  expect(found.map(({ id }) => id)).toContain(String(caseRow.id));
  for (const other of ['open', 'kept', 'partly', 'broken'].filter((each) => each !== state)) {
    expect((await desk.listed({ promiseState: other })).map(({ id }) => id)).not.toContain(String(caseRow.id));
  }
  const detail = { path: `/prod/task/loanItemInfo/${caseRow.loanNo}`, input: { taskId: String(caseRow.id) } };
  expect((await get<LoanItem>(desk.server, desk.agent, detail)).data.task).toMatchObject({ promiseState: state });
  expect((await get(desk.server, desk.agent, { path: `/api/task/info/${caseRow.id}` })).data).toMatchObject({
    promiseState: state,
  });
});

test('CD-11 what another loan or another case paid keeps no promise', async () => {
  const caseRow = await desk.promise();
  await desk.pay(await desk.fresh(), { amount: 500, time: UNTIL });
  await desk.at(DAY_OVER);
  expect(await desk.rowOf(caseRow)).toMatchObject({ promiseState: 'broken' });
});

test('CD-11 a new promise counts what comes in from then on', async () => {
  const caseRow = await desk.promise();
  await desk.pay(caseRow, { amount: 500, time: '2026-03-10T19:00:00Z' });
  desk.now = new Date('2026-03-10T18:05:00Z');
  await desk.record(caseRow, { promisedAmount: 100, promisedTime: UNTIL });
  expect(await desk.rowOf(caseRow)).toMatchObject({ promiseState: 'kept' });
  const other = await desk.promise();
  desk.now = new Date('2026-03-10T18:20:00Z');
  await desk.pay(other, { amount: 500, time: '2026-03-10T18:10:00Z' });
  await desk.record(other, { promisedAmount: 100, promisedTime: UNTIL });
  expect(await desk.rowOf(other)).toMatchObject({ promiseState: 'open' });
});

test('CD-11 a promise that was taken back has no state', async () => {
  const caseRow = await desk.promise();
  await desk.record(caseRow, { callStatus: 'VERIFY', callResult: 'BP' });
  expect(await desk.rowOf(caseRow)).toMatchObject({ promisedAmount: null, promisedTime: null, promiseState: null });
});
