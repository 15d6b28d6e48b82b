import { asc, eq } from 'drizzle-orm';
import type { Role } from '@/contract/codes/userCodes';
import type { OwnFactors } from '@/contract/entities/users/secondFactor';
import { PASSWORD_CONFIRMED_MS } from '@/contract/ourLimits';
import { DEFAULT_SIGN_IN } from '../../../server/modules/signIn/signInStore';
import { recoveryCode } from '../../../server/database/tables/factorTables';
import { institution, systemSetting } from '../../../server/database/tables/organizationTables';
import { trailEntry } from '../../../server/database/tables/trailTables';
import { userHistory } from '../../../server/database/tables/userTables';
import { makeInstitution, signInAs } from '../../support/server/people';
import { enrollTotp } from '../../support/server/secondFactors';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, call, getHeaders, makeSignInUser } from '../../support/server/signingIn';

type Headers = Record<string, string>;

const START = new Date('2026-11-20T10:00:10.000Z');
let clock = START;
let server: TestServer;
let institutionId: number;
let number = 0;

beforeAll(async () => {
  server = await startApp({ now: () => clock });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock = START;
  institutionId = await makeInstitution(server.database);
});

const wait = (ms: number): void => void (clock = new Date(clock.getTime() + ms));

const person = async (role: Role = 'member', of = institutionId) => {
  number += 1;
  const username = `own${number}`;
  const { id } = await makeSignInUser(server.database, { username, role, institutionId: of });
  const session = await signInAs(server.database, id, { now: clock });
  return { id, username, session, headers: session.headers as Headers };
};
const post = async (headers: Headers, path: string, payload: object = {}) =>
  (await call(server, { method: 'POST', url: `/prod/${path}`, headers, payload })).code;
const list = async (headers: Headers) =>
  (await call<OwnFactors>(server, { method: 'GET', url: '/prod/login/ownFactors', headers })).data;
const enroll = (headers: Headers, name = 'Phone') => enrollTotp(server, headers, { name, at: clock });
const historyOf = async (userId: number) =>
  (
    await server.database.select().from(userHistory).where(eq(userHistory.userId, userId)).orderBy(asc(userHistory.id))
  ).map(({ kind }) => kind);
const trailOf = async (userId: number) =>
  (
    await server.database.select().from(trailEntry).where(eq(trailEntry.userId, userId)).orderBy(asc(trailEntry.id))
  ).flatMap(({ event, outcome }) => (event === 'factorChanged' ? [outcome] : []));

/** Requires a second factor of the members from a day on. */
const requireFrom = async (from: string) => {
  const secondFactorFrom = { member: from, leader: null, admin: null, auditor: null };
  const value = JSON.stringify({ ...DEFAULT_SIGN_IN, secondFactorFrom });
  await server.database.insert(systemSetting).values({ institutionId, key: 'signIn', value });
};

const getSubUser = async (headers: Headers) =>
  (await call(server, { method: 'GET', url: '/prod/login/getSubUser', headers })).code;

describe('required second factor', () => {
  test('ID-02 from its day on, in the time zone of the institution, a user without one may only set one up', async () => {
    const timeZone = 'Pacific/Auckland';
    await server.database.update(institution).set({ timeZone }).where(eq(institution.id, institutionId));
    await requireFrom('2026-11-22');
    const { username, headers } = await person();
    expect((await list(headers)).requiredFrom).toBe('2026-11-22');
    // In Auckland 2026-11-22 begins at 11:00 UTC of the 21st.
    clock = new Date('2026-11-21T10:59:59.000Z');
    expect((await attempt(server, { username })).data.userInfo.secondFactorFirst).toBe(false);
    const early = getHeaders(await attempt(server, { username }));
    expect(await getSubUser(early)).toBe('00');
    clock = new Date('2026-11-21T11:00:00.000Z');
    // A session from before the day is concerned, too.
    expect(await getSubUser(early)).toBe('133');
    const login = await attempt(server, { username });
    expect(login.data).toMatchObject({ loginResult: true, userInfo: { secondFactorFirst: true } });
    const own = getHeaders(login);
    expect(await getSubUser(own)).toBe('133');
    expect(await post(own, 'login/ownFactors/recoveryCodes')).toBe('133');
    const current = await call<{ userInfo: object }>(server, {
      method: 'GET',
      url: '/prod/login/currentUser',
      headers: own,
    });
    expect(current.data.userInfo).toMatchObject({ secondFactorFirst: true });
    await enroll(own);
    expect(await getSubUser(own)).toBe('00');
  });

  test('ID-02 other roles are not concerned', async () => {
    await requireFrom('2020-01-01');
    const { username } = await person('leader');
    const login = await attempt(server, { username });
    expect(login.data.userInfo.secondFactorFirst).toBe(false);
    expect(await getSubUser(getHeaders(login))).toBe('00');
  });

  test('ID-02 the last factor cannot be removed while one is required', async () => {
    const { headers } = await person();
    const [phone, tablet] = [await enroll(headers), await enroll(headers, 'Tablet')];
    await requireFrom('2020-01-01');
    expect(await post(headers, 'login/ownFactors/remove', { id: phone.id })).toBe('00');
    expect(await post(headers, 'login/ownFactors/remove', { id: tablet.id })).toBe('134');
    expect((await list(headers)).recoveryCodesLeft).toBe(10);
  });
});

const remove = (by: Headers, id: number | string) => post(by, 'manage/user/removeFactors', { id: String(id) });

describe('removal by an administrator', () => {
  test("ID-02 an administrator removes a user's factors: history and trail name it, the user signs in without", async () => {
    const [admin, owner] = [await person('admin'), await person()];
    await enroll(owner.headers);
    const info = async () =>
      (
        await call<{ secondFactors: number }>(server, {
          method: 'GET',
          url: `/prod/manage/user/info/${owner.id}`,
          headers: admin.headers,
        })
      ).data.secondFactors;
    expect(await info()).toBe(1);
    expect(await remove(admin.headers, owner.id)).toBe('00');
    expect(await info()).toBe(0);
    expect((await attempt(server, { username: owner.username })).data.loginResult).toBe(true);
    expect(await historyOf(owner.id)).toEqual(['factorAdded', 'factorsReset']);
    expect(await trailOf(owner.id)).toEqual(['factorAdded', 'factorsReset']);
    expect(await server.database.select().from(recoveryCode).where(eq(recoveryCode.userId, owner.id))).toEqual([]);
    expect(await remove(admin.headers, owner.id)).toBe('20');
  });

  test('ID-02 nobody removes the own ones so, a supervisor’s, or those of another institution; agents none at all', async () => {
    const [admin, auditor, owner] = [await person('admin'), await person('auditor'), await person()];
    const stranger = await person('admin', await makeInstitution(server.database));
    for (const { headers } of [admin, auditor, owner]) await enroll(headers);
    expect(await remove(admin.headers, admin.id)).toBe('21');
    expect(await remove(admin.headers, auditor.id)).toBe('70');
    expect(await remove(stranger.headers, owner.id)).toBe('20');
    expect(await remove(owner.headers, admin.id)).toBe('21');
    wait(PASSWORD_CONFIRMED_MS);
    expect(await remove(admin.headers, owner.id)).toBe('72');
  });
});
