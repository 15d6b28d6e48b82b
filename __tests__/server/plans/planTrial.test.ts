import type { PromisePlanTrial } from '@/contract/entities/money/promisePlan';
import { get } from '../../support/cases/cases';
import { noonAfter, PlanDesk } from '../../support/plans/planDesk';
import { PromiseDesk } from '../../support/results/promiseDesk';
import { makeUser, signInAs } from '../../support/server/people';

let desk: PromiseDesk;

beforeAll(async () => {
  desk = await PromiseDesk.open();
});
afterAll(() => desk.server.close());

const USUAL = {
  memberDays: '60',
  memberFirstPercent: '20',
  leaderDays: '120',
  leaderFirstPercent: '10',
  adminDays: '180',
  adminFirstPercent: '0',
};

const tryLimits = async (limits: Partial<typeof USUAL>) => {
  const { server, institutionId, now } = desk;
  const admin = await makeUser(server.database, { institutionId, role: 'admin' });
  return get<PromisePlanTrial>(server, await signInAs(server.database, admin, { now }), {
    path: '/prod/manage/config/promisePlan/trial',
    input: { ...USUAL, ...limits },
  });
};

test('MI-08 a changed limit moves the number of past plans that would have waited or been refused', async () => {
  const plans = new PlanDesk(desk);
  expect((await tryLimits({})).data.roles).toEqual([]);
  await plans.plan([1, 500], [10, 500]);
  await plans.plan([1, 200], [50, 800]);
  const made = { role: 'member', plans: 2 };
  expect((await tryLimits({})).data.roles).toEqual([{ ...made, waiting: 0, refused: 0 }]);
  expect((await tryLimits({ memberDays: '49' })).data.roles).toEqual([{ ...made, waiting: 1, refused: 0 }]);
  expect((await tryLimits({ memberFirstPercent: '51' })).data.roles).toEqual([{ ...made, waiting: 2, refused: 0 }]);
  const short = { memberDays: '9', leaderDays: '49' };
  expect((await tryLimits(short)).data.roles).toEqual([{ ...made, waiting: 1, refused: 1 }]);
  // The days of a plan are counted from the day on which it was made.
  await desk.at(noonAfter(20));
  expect((await tryLimits({ memberDays: '50' })).data.roles).toEqual([{ ...made, waiting: 0, refused: 0 }]);
  await desk.at(noonAfter(31));
  expect((await tryLimits({ memberDays: '0' })).data.roles).toEqual([]);
  expect(await tryLimits({ memberDays: '367' })).toMatchObject({ code: '10' });
});
