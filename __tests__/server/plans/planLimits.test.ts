import { get, send } from '../../support/cases/cases';
import { noonAfter, getParts, PlanDesk } from '../../support/plans/planDesk';
import { PromiseDesk } from '../../support/results/promiseDesk';
import { makeUser, signInAs } from '../../support/server/people';

let desk: PromiseDesk;

beforeAll(async () => {
  desk = await PromiseDesk.open();
});
afterAll(() => desk.server.close());

const LIMITS = {
  memberDays: 10,
  memberFirstPercent: 50,
  leaderDays: 20,
  leaderFirstPercent: 0,
  adminDays: 30,
  adminFirstPercent: 0,
};

test('MI-08 an administrator sets how far each role may go; it is in force at once, in the history, and nobody else’s', async () => {
  const { server, institutionId, now } = desk;
  const admin = await signInAs(server.database, await makeUser(server.database, { institutionId, role: 'admin' }), {
    now,
  });
  const path = '/prod/manage/config/promisePlan';
  expect(await get(server, admin, { path })).toMatchObject({ data: { memberDays: 60, lastChange: null } });
  expect(await send(server, admin, { path: `${path}/update`, body: LIMITS })).toMatchObject({ code: '00' });
  expect(await get(server, admin, { path })).toMatchObject({ data: LIMITS });
  expect(await get(server, admin, { path: '/prod/manage/config/changes' })).toMatchObject({
    data: { result: [{ key: 'promisePlan', after: expect.stringContaining('memberDays: 10') as string }] },
  });
  const caseRow = await desk.fresh();
  expect(await desk.record(caseRow, { promisedParts: getParts([1, 100], [11, 100]) })).toMatchObject({ code: '69' });
  // Another plan while that one waits.
  expect(await desk.record(caseRow, { promisedParts: getParts([1, 99], [2, 100]) })).toMatchObject({ code: '78' });
  expect(await desk.record(caseRow, { promisedParts: getParts([1, 100], [10, 100]) })).toMatchObject({ code: '00' });

  const other = await PromiseDesk.open();
  expect(await new PlanDesk(other).page(await other.fresh())).toMatchObject({ planLimits: { days: 60 } });
  await other.server.close();
});

test.each([{ memberDays: 367 }, { memberFirstPercent: 101 }, { leaderDays: -1 }, { adminDays: 1.5 }, { of: 'nobody' }])(
  'MI-08 limits that cannot be are refused: %j',
  async (wrong) => {
    const { server, institutionId, now } = desk;
    const admin = await signInAs(server.database, await makeUser(server.database, { institutionId, role: 'admin' }), {
      now,
    });
    const body = { ...LIMITS, ...wrong };
    expect(await send(server, admin, { path: '/prod/manage/config/promisePlan/update', body })).toMatchObject({
      code: '10',
    });
  },
);

test('MI-08 a case that has ended takes no plan, and the same intent is carried out once', async () => {
  await desk.at(noonAfter(0));
  const caseRow = await desk.fresh();
  const plans = new PlanDesk(desk);
  await plans.paid(caseRow, 1000, noonAfter(0));
  expect(await desk.record(caseRow, { promisedParts: getParts([1, 100], [2, 100]) })).toMatchObject({ code: '10' });
});
