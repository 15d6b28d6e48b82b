import type { ListCount } from '@/contract/entities/cases/listPreferences';
import { type Cells, get, makeCase, setCase } from '../../support/cases/cases';
import { makeUser, signInAs } from '../../support/server/people';
import { DAY_OVER, LAST_MOMENT, PromiseDesk, UNTIL } from '../../support/results/promiseDesk';

let desk: PromiseDesk;

beforeAll(async () => {
  desk = await PromiseDesk.open();
});
afterAll(() => desk.server.close());
beforeEach(() => desk.newAgent());

const due = async (when: string, more: Cells = {}): Promise<string[]> =>
  (await desk.listed({ promiseDue: when, ...more })).map(({ loanId }) => loanId).toSorted();
const counts = async (): Promise<ListCount> =>
  (await get<ListCount>(desk.server, desk.agent, { path: '/prod/task/listCount' })).data;
const until = (time: string) => desk.promise({ promisedAmount: 500, promisedTime: time });

describe('CL-01 promises due, by the institution’s calendar', () => {
  test('today, tomorrow, and past without fulfilled ones', async () => {
    const tonight = await until('2026-03-11T05:59:59.999Z');
    const tomorrow = await until('2026-03-11T06:00:00Z');
    const late = await until(LAST_MOMENT);
    await until(DAY_OVER);
    expect(await due('today')).toEqual([tonight.loanNo]);
    expect(await due('tomorrow')).toEqual([tomorrow.loanNo, late.loanNo].toSorted());
    expect(await due('past')).toEqual([]);
    await desk.pay(late, { amount: 500, time: UNTIL });
    await desk.pay(tomorrow, { amount: 5, time: UNTIL });
    await desk.at(LAST_MOMENT);
    expect(await due('today')).toEqual([tomorrow.loanNo, late.loanNo].toSorted());
    expect(await due('today', { promiseState: 'kept' })).toEqual([late.loanNo]);
    expect(await due('past')).toEqual([tonight.loanNo]);
    expect(await counts()).toMatchObject({ promisesToday: 1, promisesTomorrow: 1, promisesBroken: 1 });
    await desk.at(DAY_OVER);
    expect(await due('past')).toEqual([tonight.loanNo, tomorrow.loanNo].toSorted());
    expect(await counts()).toMatchObject({ promisesToday: 1, promisesTomorrow: 0, promisesBroken: 2 });
  });

  test('cases that have ended wait for nothing', async () => {
    const held = await until(UNTIL);
    await setCase(desk.server.database, held.id, { status: 'C40', nextFollowUpAt: new Date(UNTIL) });
    expect(await due('tomorrow')).toEqual([]);
    expect(await desk.listed({ nextFollowUpTo: '2026-03-20' })).toEqual([]);
    expect(await counts()).toEqual({
      fresh: 0,
      promisesToday: 0,
      promisesTomorrow: 0,
      promisesBroken: 0,
      followUps: 0,
      unreadReplies: 0,
    });
  });

  test('each number is that of the list, and of the caller’s own cases alone', async () => {
    const caseRow = await desk.fresh();
    await desk.record(caseRow, { callResult: 'ND', nextFollowUpTime: '2026-03-11T05:59:59Z' });
    await desk.record(await desk.fresh(), { callResult: 'ND', nextFollowUpTime: '2026-03-11T06:00:00Z' });
    await desk.fresh();
    const { server, institutionId, now } = desk;
    await makeCase(server.database, { institutionId, now });
    expect(await counts()).toMatchObject({ fresh: 1, followUps: 1 });
    expect((await desk.listed({ nextFollowUpTo: '2026-03-10' })).map(({ id }) => id)).toEqual([String(caseRow.id)]);
    const admin = await signInAs(server.database, await makeUser(server.database, { institutionId, role: 'admin' }), {
      now,
    });
    expect((await get(server, admin, { path: '/prod/task/listCount' })).data).toMatchObject({
      fresh: 0,
      followUps: 0,
    });
  });

  test('CL-05 neighbours go by the same filters', async () => {
    const first = await until('2026-03-11T16:00:00Z');
    await until(DAY_OVER);
    const second = await until('2026-03-11T17:00:00Z');
    const input = { promiseDue: 'tomorrow', promiseState: 'open', sort: 'promisedTime', taskId: String(first.id) };
    expect((await get(desk.server, desk.agent, { path: '/prod/task/neighbours', input })).data).toMatchObject({
      previous: null,
      next: { id: String(second.id), loanId: second.loanNo },
      position: 1,
      totalCount: 2,
    });
  });
});
