import { openBehaviourRig } from '../../support/monitoring/behaviorRig';
import type { BehaviorCount, BehaviorDetails } from '@/contract/entities/management/behavior';
import { BORROWERS_UNUSUAL_MIN, REVEALS_UNUSUAL_MIN } from '../../../server/modules/monitoring/behaviorSigns';
import { eq } from 'drizzle-orm';
import { behavior } from '../../../server/database/tables/workTables';
import { get } from '../../support/cases/cases';
import type { SignedIn } from '../../support/server/people';
import { csvLines } from '../../support/values/csvLines';

type JourneyRig = Awaited<ReturnType<typeof openBehaviourRig>>;

let server: JourneyRig['server'];
let people: JourneyRig['people'];
let foreign: JourneyRig['foreign'];
let held: JourneyRig['held'];

beforeAll(async () => {
  ({ server, people, foreign, held } = await openBehaviourRig());
});
afterAll(() => server.close());

const counts = async (by: SignedIn, input: Record<string, string> = {}) =>
  (
    await get<{ result: BehaviorCount[]; totalCount: number }>(server, by, {
      path: '/prod/user/behavior/count/list',
      input,
    })
  ).data;
const details = (by: SignedIn, input: Record<string, string> = {}) =>
  get<BehaviorDetails>(server, by, { path: '/prod/user/behavior/detail/list', input });
const seen = async (by: SignedIn) => (await counts(by)).result.map(({ userId }) => userId);
const getId = (who: SignedIn): string => String(who.userId);
const file = async (by: SignedIn, path: string): Promise<string> =>
  (await server.app.inject({ method: 'GET', url: `/prod/user/behavior/${path}`, headers: by.headers })).body;

describe('MO-01 the most unusual first, with its reason', () => {
  test('reveals, borrowers, hours and addresses, compared with the own days before and the group', async () => {
    const { result } = await counts(people.admin);
    expect(result.map(({ userId }) => userId).slice(0, 1)).toEqual([getId(people.curious)]);
    const told = Object.fromEntries(
      result.map(({ userId, severity, signs }) => [
        userId,
        [severity, signs.map(({ sign, value, ownUsual }) => [sign, value, ownUsual])],
      ]),
    );
    expect(told).toEqual({
      [getId(people.curious)]: [
        'serious',
        [
          ['manyReveals', REVEALS_UNUSUAL_MIN * 2, 5],
          ['manyBorrowers', REVEALS_UNUSUAL_MIN * 2, 1],
        ],
      ],
      [getId(people.elsewhere)]: ['noticeable', [['manyBorrowers', BORROWERS_UNUSUAL_MIN, null]]],
      [getId(people.nightly)]: ['noticeable', [['oddHours', 4, null]]],
      [getId(people.mover)]: ['noticeable', [['newAddress', 1, null]]],
      [getId(people.quiet)]: ['usual', []],
    });
    expect(result.at(-1)?.userId).toBe(getId(people.quiet));
  });

  test('counts by kind, by day of the institution and of different loans', async () => {
    const [first] = (await counts(people.admin, { user: 'user' })).result;
    expect(first).toMatchObject({
      reveals: 40,
      total: 41,
      borrowers: 41,
      days: [0, 0, 0, 0, 0, 40, 0],
      byType: [
        { type: 'revealPhone', count: 40 },
        { type: 'openCase', count: 1 },
      ],
    });
  });

  test('filters: kind, severity, user, period; a long or turned round period is refused', async () => {
    expect((await counts(people.admin, { type: 'openCase' })).result.map(({ total }) => total)).toEqual([1, 30]);
    expect((await counts(people.admin, { severity: 'serious' })).totalCount).toBe(1);
    expect((await counts(people.admin, { severity: 'noticeable' })).totalCount).toBe(4);
    expect((await counts(people.admin, { user: 'nobody' })).totalCount).toBe(0);
    expect((await counts(people.admin, { from: '2026-02-01', to: '2026-02-01' })).result).toMatchObject([
      { userId: getId(people.auditor), oddHours: 50 },
    ]);
    for (const input of [{ from: '2026-03-02', to: '2026-03-01' }, { from: '2025-01-01' }]) {
      expect((await get(server, people.admin, { path: '/prod/user/behavior/count/list', input })).code).toBe('10');
    }
  });
});

describe('MO-01 single records', () => {
  test('who, when, what, on which loan, from where; the case is linked for whom may open it', async () => {
    const { data } = await details(people.leader, { userId: getId(people.curious) });
    expect(data).toMatchObject({
      totalCount: 41,
      user: { userId: getId(people.curious) },
      timeZone: 'America/Mexico_City',
    });
    expect(data.result[0]).toMatchObject({
      type: 'openCase',
      loanId: held.loanNo,
      taskId: String(held.id),
      socketIp: '10.0.0.1',
      isOddHour: false,
      isNewAddress: false,
    });
    expect(data.result[1]).toMatchObject({ type: 'revealPhone', detail: 'mobilePhone', taskId: null });
    expect(data.hours.map((count, hour) => [hour, count]).filter(([, count]) => count !== 0)).toEqual([
      [11, 40],
      [12, 1],
    ]);
  });

  test('odd hours and new addresses are marked; hour, kind and loan narrow down', async () => {
    const nightly = (await details(people.admin, { userId: getId(people.nightly) })).data;
    expect(nightly.result.every(({ isOddHour }) => isOddHour)).toBe(true);
    const moved = (await details(people.admin, { userId: getId(people.mover) })).data;
    expect(moved.result[0]?.isNewAddress).toBe(true);
    const narrow = { userId: getId(people.curious), hour: '12' };
    expect((await details(people.admin, narrow)).data).toMatchObject({ totalCount: 1, result: [{ type: 'openCase' }] });
    expect((await details(people.admin, { loanId: held.loanNo })).data.totalCount).toBe(1);
    expect((await details(people.admin, { type: 'viewPicture' })).data.totalCount).toBe(0);
  });
});

describe('MO-01 RO-01 whose', () => {
  test('a leader sees the own group, administrators and auditors the institution, others nothing', async () => {
    expect(await seen(people.leader)).not.toContain(getId(people.elsewhere));
    expect(await seen(people.leader)).toHaveLength(4);
    expect(await seen(people.admin)).toHaveLength(5);
    expect(await seen(people.auditor)).toHaveLength(5);
    expect(await seen(people.lost)).toEqual([]);
    expect(await seen(foreign)).toEqual([]);
    expect((await details(people.leader)).data.totalCount).toBe((await details(people.admin)).data.totalCount - 30);
  });

  test('a member is refused', async () => {
    for (const path of ['count/list', 'count/export', 'detail/list', 'detail/export']) {
      expect((await get(server, people.member, { path: `/prod/user/behavior/${path}` })).code).toBe('21');
    }
  });

  test('somebody of another group or institution is as absent as nobody', async () => {
    const absent = await details(people.leader, { userId: '999999999' });
    expect(absent.code).toBe('20');
    for (const [by, of] of [
      [people.leader, people.elsewhere],
      [foreign, people.curious],
    ] as const) {
      const reply = await details(by, { userId: getId(of) });
      expect([reply.code, reply.message, reply.data]).toEqual([absent.code, absent.message, absent.data]);
    }
  });
});

test('MO-01 AP-06 both lists as files in the reader’s scope; who took them away is recorded', async () => {
  const all = await file(people.leader, 'count/export');
  expect(csvLines(all)[0]).toContain('Username,Name,Group,Severity,What is unusual');
  expect(all).toContain('Many looks at personal data: 40; Many different borrowers: 40');
  expect(csvLines(all)).toHaveLength(5);
  const single = await file(people.leader, `detail/export?userId=${people.nightly.userId}`);
  expect(csvLines(single)).toHaveLength(5);
  expect(single).toContain('2026-03-10 23:00:03');
  const taken = await server.database.select().from(behavior).where(eq(behavior.type, 'exportBehaviour'));
  expect(taken.map(({ userId, detail }) => [userId, detail])).toEqual([
    [people.leader.userId, 'behaviour 2026-03-05_2026-03-11, 4 rows'],
    [people.leader.userId, 'behaviour-detail 2026-03-05_2026-03-11, 4 rows'],
  ]);
});
