import { asc, eq } from 'drizzle-orm';
import type { Role } from '@/contract/codes/userCodes';
import type { OwnFactors } from '@/contract/entities/users/secondFactor';
import { PASSWORD_CONFIRMED_MS, TOTP_PERIOD_S } from '@/contract/ourLimits';
import { recoveryCode, secondFactor } from '../../../server/database/tables/factorTables';
import { trailEntry } from '../../../server/database/tables/trailTables';
import { userHistory } from '../../../server/database/tables/userTables';
import { openLine } from '../../support/server/liveLine';
import { makeInstitution, signInAs, type SignedIn } from '../../support/server/people';
import { enrollTotp, prove, totpCode } from '../../support/server/secondFactors';
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
const secretsOf = (userId: number) =>
  server.database.select().from(secondFactor).where(eq(secondFactor.userId, userId));
const historyOf = async (userId: number) =>
  (
    await server.database.select().from(userHistory).where(eq(userHistory.userId, userId)).orderBy(asc(userHistory.id))
  ).map(({ kind }) => kind);
const trailOf = async (userId: number) =>
  (
    await server.database.select().from(trailEntry).where(eq(trailEntry.userId, userId)).orderBy(asc(trailEntry.id))
  ).flatMap(({ event, outcome }) => (event === 'factorChanged' ? [outcome] : []));

describe('own account', () => {
  test('ID-02 an authenticator app counts only after its first code, and its secret is never shown again', async () => {
    const { id, username, headers } = await person();
    const url = '/prod/login/ownFactors/totp';
    const added = await call<{ id: string; secret: string; uri: string }>(server, {
      method: 'POST',
      url,
      headers,
      payload: { name: 'Phone' },
    });
    const { secret, uri, id: factorId } = added.data;
    expect(uri).toBe(
      `otpauth://totp/Saldo:${username}?issuer=Saldo&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await list(headers)).factors).toEqual([]);
    expect((await attempt(server, { username })).data.loginResult).toBe(true);
    expect(await post(headers, 'login/ownFactors/totp/confirm', { id: factorId, code: '000000' })).toBe('132');
    const code = totpCode(secret, clock);
    expect(await post(headers, 'login/ownFactors/totp/confirm', { id: factorId, code })).toBe('00');
    const { factors, ...rest } = await list(headers);
    expect(factors).toEqual([
      { id: factorId, kind: 'totp', name: 'Phone', createdAt: clock.toISOString(), lastUsedAt: null },
    ]);
    expect(rest).toEqual({ recoveryCodesLeft: 10, requiredFrom: null });
    expect((await attempt(server, { username })).data.loginResult).toBe(false);
    // Confirmed once, it cannot be confirmed again.
    expect(await post(headers, 'login/ownFactors/totp/confirm', { id: factorId, code })).toBe('20');
    expect(Buffer.from((await secretsOf(id))[0]?.sealedSecret ?? []).toString('latin1')).not.toContain(secret);
  });

  test('ID-02 a second app brings no new recovery codes; renewed ones replace the old', async () => {
    const { id, headers } = await person();
    const first = await enroll(headers);
    expect((await enroll(headers, 'Tablet')).recoveryCodes).toBeNull();
    expect((await list(headers)).factors.map(({ name }) => name)).toEqual(['Phone', 'Tablet']);
    const renewed = await call<{ recoveryCodes: string[] }>(server, {
      method: 'POST',
      url: '/prod/login/ownFactors/recoveryCodes',
      headers,
    });
    expect(renewed.data.recoveryCodes).toHaveLength(10);
    expect(renewed.data.recoveryCodes).not.toEqual(first.recoveryCodes);
    const stored = await server.database.select().from(recoveryCode).where(eq(recoveryCode.userId, id));
    expect(stored).toHaveLength(10);
    expect(stored.every(({ codeHash }) => codeHash.startsWith('$argon2id$'))).toBe(true);
  });

  test('ID-02 without a factor there are no recovery codes to renew', async () => {
    expect(await post((await person()).headers, 'login/ownFactors/recoveryCodes')).toBe('20');
  });

  test('ID-02 a factor is renamed and removed; recovery codes go with the last one', async () => {
    const { id, username, headers } = await person();
    const app = await enroll(headers);
    expect(await post(headers, 'login/ownFactors/rename', { id: app.id, name: 'Old phone' })).toBe('00');
    expect((await list(headers)).factors[0]?.name).toBe('Old phone');
    expect(await post(headers, 'login/ownFactors/remove', { id: app.id })).toBe('00');
    expect(await list(headers)).toEqual({ factors: [], recoveryCodesLeft: 0, requiredFrom: null });
    expect((await attempt(server, { username })).data.loginResult).toBe(true);
    const changes = ['factorAdded', 'factorRenamed', 'factorRemoved'];
    expect([await historyOf(id), await trailOf(id)]).toEqual([changes, changes]);
  });

  test('ID-02 every change requires the own password after some minutes', async () => {
    const { headers } = await person();
    const { id } = await enroll(headers);
    wait(PASSWORD_CONFIRMED_MS);
    expect([
      await post(headers, 'login/ownFactors/totp', { name: 'x' }),
      await post(headers, 'login/ownFactors/totp/confirm', { id, code: '000000' }),
      await post(headers, 'login/ownFactors/rename', { id, name: 'x' }),
      await post(headers, 'login/ownFactors/remove', { id }),
      await post(headers, 'login/ownFactors/recoveryCodes'),
    ]).toEqual(['72', '72', '72', '72', '72']);
  });

  test("RO-01 another user's factor is as absent as an unknown one, also from another institution", async () => {
    const owner = await person();
    const { id } = await enroll(owner.headers);
    const others = [await person(), await person('admin', await makeInstitution(server.database))];
    for (const { headers } of others) {
      for (const absent of [id, '999999', 'x']) {
        expect(await post(headers, 'login/ownFactors/rename', { id: absent, name: 'Mine' })).toBe('20');
        expect(await post(headers, 'login/ownFactors/remove', { id: absent })).toBe('20');
        expect(await post(headers, 'login/ownFactors/totp/confirm', { id: absent, code: '000000' })).toBe('20');
      }
    }
    expect((await list(owner.headers)).factors.map(({ name }) => name)).toEqual(['Phone']);
  });

  test('ID-02 five wrong codes lock the setup, not the sign-in', async () => {
    const { username, headers } = await person();
    const { data } = await call<{ id: string; secret: string }>(server, {
      method: 'POST',
      url: '/prod/login/ownFactors/totp',
      headers,
      payload: { name: 'Phone' },
    });
    const confirm = (code: string) => post(headers, 'login/ownFactors/totp/confirm', { id: data.id, code });
    for (let wrong = 0; wrong < 5; wrong += 1) expect(await confirm('000000')).toBe('132');
    expect(await confirm(totpCode(data.secret, clock))).toBe('13');
    expect((await attempt(server, { username })).code).toBe('00');
  });

  test('ID-02 a change is announced to the other sessions of the user, and to this one not', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { id, session, headers } = await person();
    const other = await signInAs(server.database, id, { now: clock });
    const open = async (who: SignedIn) => {
      const line = await openLine(address, who);
      expect(await line.next()).toEqual({ type: 'welcome' });
      return line;
    };
    const [here, there] = [await open(session), await open(other)];
    await enroll(headers);
    expect(await there.next()).toEqual({ type: 'factorsChanged' });
    expect(here.unread()).toEqual([]);
    here.socket.close();
    there.socket.close();
  });
});

test('ID-02 the code of an app that was removed no longer signs in', async () => {
  const { username, headers } = await person();
  const [phone] = [await enroll(headers), await enroll(headers, 'Tablet')];
  expect(await post(headers, 'login/ownFactors/remove', { id: phone.id })).toBe('00');
  wait(TOTP_PERIOD_S * 1000);
  const half = getHeaders(await attempt(server, { username }));
  expect((await prove(server, half, { kind: 'totp', code: totpCode(phone.secret, clock) })).code).toBe('132');
});
