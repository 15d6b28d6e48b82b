import { get, readCase } from '../../support/cases/cases';
import { noonAfter, getParts, PlanDesk, TODAY } from '../../support/plans/planDesk';
import { PromiseDesk, UNTIL } from '../../support/results/promiseDesk';
import { addDays } from '../../../server/values/toCalendarDay';

let desk: PromiseDesk;
let plans: PlanDesk;

beforeAll(async () => {
  desk = await PromiseDesk.open();
  plans = new PlanDesk(desk);
});
afterAll(() => desk.server.close());
beforeEach(() => desk.newAgent());

test('MI-08 the worked example of docs/money.md: each part is kept, partly kept or broken by money alone, and a reversal is counted again', async () => {
  const caseRow = await plans.plan([5, 200], [10, 200], [20, 100]);
  expect(await plans.states(caseRow)).toEqual([
    ['open', 0],
    ['open', 0],
    ['open', 0],
  ]);
  expect(await plans.page(caseRow)).toMatchObject({ promisedAmount: 200, promiseState: 'open', status: 'C20' });

  await desk.at(noonAfter(3));
  const first = await plans.paid(caseRow, 250, noonAfter(3));
  expect(await plans.states(caseRow)).toEqual([
    ['kept', 200],
    ['open', 50],
    ['open', 0],
  ]);
  // The promise of the case is the next part, and with it when to act.
  const next = await plans.stored(caseRow);
  expect(next).toMatchObject({ promisedAmount: 20_000, promisedBefore: 20_000 });
  expect(next.promisedAt?.toISOString()).toBe('2026-03-21T05:59:59.999Z');
  expect(next.nextActionAt).toEqual(next.promisedAt);

  await desk.at(noonAfter(11));
  expect(await plans.states(caseRow)).toEqual([
    ['kept', 200],
    ['partly', 50],
    ['open', 0],
  ]);
  expect(await plans.page(caseRow)).toMatchObject({ promisedAmount: 200, promiseState: 'partly' });

  await plans.paid(caseRow, 250, noonAfter(11));
  expect(await plans.states(caseRow)).toEqual([
    ['kept', 200],
    ['partly', 50],
    ['kept', 100],
  ]);

  await plans.bounced(caseRow, first);
  expect(await plans.states(caseRow)).toEqual([
    ['broken', 0],
    ['broken', 0],
    ['open', 0],
  ]);
  expect(await plans.page(caseRow)).toMatchObject({ promiseState: 'broken' });
  expect((await plans.stored(caseRow)).promisedBefore).toBe(0);
});

test.each([
  ['promisedParts', getParts([1, 100])],
  ['promisedParts', getParts(...Array.from({ length: 13 }, (_, at) => [at, 10] as const))],
  ['promisedParts.1.day', getParts([5, 100], [5, 100])],
  ['promisedParts.1.day', getParts([5, 100], [3, 100])],
  ['promisedParts.0.day', getParts([-1, 100], [3, 100])],
  ['promisedParts.1.day', getParts([5, 100], [367, 100])],
  ['promisedParts', getParts([5, 600], [6, 400.01])],
  ['promisedParts', getParts([5, 0], [6, 400])],
])('MI-08 a wrong plan is refused at %s and nothing is written: %j', async (field, promisedParts) => {
  const caseRow = await desk.fresh();
  const reply = await desk.record(caseRow, { promisedParts });
  expect(reply).toMatchObject({ code: '10', message: expect.stringContaining(field) as string });
  expect(await readCase(desk.server.database, caseRow.loanNo)).toEqual(caseRow);
});

test('MI-08 a plan goes with a promise alone, and instead of one amount and time', async () => {
  const caseRow = await desk.fresh();
  const promisedParts = getParts([1, 100], [2, 100]);
  const said = [{ callResult: 'WTP' }, { promisedAmount: 100 }, { promisedTime: UNTIL }];
  for (const more of said) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await desk.record(caseRow, { promisedParts, ...more })).toMatchObject({ code: '10' });
  }
});

test('MI-08 above the limits of the next role a plan is refused in words: the length, and the first part', async () => {
  const caseRow = await desk.fresh();
  expect(await plans.page(caseRow)).toMatchObject({ planLimits: { days: 60, firstPercent: 20 } });
  const refused = { code: '93', message: expect.stringMatching(/120.*10/u) as string };
  expect(await desk.record(caseRow, { promisedParts: getParts([1, 200], [121, 200]) })).toMatchObject(refused);
  expect(await desk.record(caseRow, { promisedParts: getParts([1, 49], [60, 450]) })).toMatchObject(refused);
  expect(await desk.record(caseRow, { promisedParts: getParts([1, 100], [60, 400]) })).toMatchObject({ code: '00' });
});

test('MI-08 a new promise takes the place of the plan; a promise found broken ends it', async () => {
  const caseRow = await plans.plan([5, 200], [10, 200]);
  await desk.record(caseRow, { promisedAmount: 10, promisedTime: UNTIL });
  expect(await plans.page(caseRow)).toMatchObject({ promisePlan: null, promisedAmount: 10 });
  await desk.record(caseRow, { promisedParts: getParts([2, 30], [3, 40]) });
  expect((await plans.page(caseRow)).promisePlan?.parts).toHaveLength(2);
  await desk.record(caseRow, { callStatus: 'VERIFY', callResult: 'BP' });
  expect(await plans.page(caseRow)).toMatchObject({ promisePlan: null, promisedTime: null, status: 'C10' });
});

test('MI-08 log and timeline tell all parts, and one more promise is one more line', async () => {
  const caseRow = await plans.plan([5, 200], [10, 200.5]);
  const parts = [
    { day: addDays(TODAY, 5), amount: 200 },
    { day: addDays(TODAY, 10), amount: 200.5 },
  ];
  const logs = await get(desk.server, desk.agent, { path: `/prod/task/collectionLogs/${caseRow.id}` });
  expect(logs.data).toMatchObject([{ promisedAmount: 200, promisedParts: parts }]);
  const told = await get(desk.server, desk.agent, {
    path: `/prod/task/timeline/${caseRow.id}`,
    input: { kinds: 'log' },
  });
  expect(told.data).toMatchObject({ result: [{ amount: 200, parts }] });
});

test('MI-08 lists follow the next open part', async () => {
  const caseRow = await plans.plan([0, 200], [1, 200]);
  const isListed = async (promiseDue: string) =>
    (await desk.listed({ promiseDue })).some(({ id }) => id === String(caseRow.id));
  expect([await isListed('today'), await isListed('tomorrow')]).toEqual([true, false]);
  await desk.at(noonAfter(0.1));
  await plans.paid(caseRow, 200, noonAfter(0.1));
  expect([await isListed('today'), await isListed('tomorrow')]).toEqual([false, true]);
  await desk.at(noonAfter(3));
  expect(await isListed('past')).toBe(true);
  expect((await desk.listed({ promiseState: 'broken' })).map(({ id }) => id)).toContain(String(caseRow.id));
});

test('MI-08 what another loan pays keeps no part, and all parts kept is a kept promise', async () => {
  const caseRow = await plans.plan([0, 200], [1, 200]);
  await desk.at(noonAfter(0.1));
  await plans.paid(await desk.fresh(), 400, noonAfter(0.1));
  expect(await plans.states(caseRow)).toEqual([
    ['open', 0],
    ['open', 0],
  ]);
  await desk.at(noonAfter(0.2));
  await plans.paid(caseRow, 400, noonAfter(0.1));
  expect(await plans.page(caseRow)).toMatchObject({ promiseState: 'kept', promisedAmount: 200 });
});
