import { desc, eq } from 'drizzle-orm';
import { appUser } from '../../../server/database/tables/organizationTables';
import { loginLog, session } from '../../../server/database/tables/signInTables';
import { ssoAttempt, ssoLink } from '../../../server/database/tables/singleSignOnTables';
import { trailEntry } from '../../../server/database/tables/trailTables';
import { type OpenIdProvider, signInAtProvider, startOpenIdProvider } from '../../support/login/openIdProvider';
import { finishSignIn, ORIGIN, setProvider, startSignIn } from '../../support/login/singleSignOn';
import { makeInstitution } from '../../support/server/people';
import { enrollTotp, prove, totpCode } from '../../support/server/secondFactors';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, call, getHeaders, makeSignInUser } from '../../support/server/signingIn';

let server: TestServer;
let provider: OpenIdProvider;
let clock: Date;
let institutionId: number;
let agent: number;

beforeAll(async () => {
  clock = new Date();
  [server, provider] = await Promise.all([startApp({ now: () => clock }), startOpenIdProvider({ origins: [ORIGIN] })]);
  ({ institutionId, id: agent } = await makeSignInUser(server.database, { username: 'agent' }));
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});
beforeEach(async () => {
  clock = new Date();
  await server.database.delete(ssoLink);
  const { issuer, clientSecret } = provider;
  await setProvider(server, { institutionId, issuer, clientSecret });
});

const lastRow = async () =>
  (
    await server.database
      .select()
      .from(trailEntry)
      .where(eq(trailEntry.event, 'signIn'))
      .orderBy(desc(trailEntry.id))
      .limit(1)
  )[0];

const signIn = async (account: string, name = account) => {
  const started = await startSignIn(server, name);
  return finishSignIn(server, await signInAtProvider(started.address.href, account), started);
};

test('ID-01 a good sign-in opens a session of the user, with PKCE, state and nonce, and is in the trail without a token', async () => {
  const started = await startSignIn(server, 'AGENT');
  const params = Object.fromEntries(started.address.searchParams);
  expect(started.address.origin).toBe(provider.issuer);
  expect(params).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: `${ORIGIN}/login-return`,
  });
  expect([params['state'], params['nonce'], params['code_challenge']].map((each) => (each ?? '').length)).toEqual([
    43, 43, 43,
  ]);
  const returned = await signInAtProvider(started.address.href, 'agent');
  const reply = await finishSignIn(server, returned, started);
  expect(reply).toMatchObject({ code: '00', data: { loginResult: true, userInfo: { username: 'agent' } } });
  const me = await call(server, { method: 'GET', url: '/prod/login/currentUser', headers: getHeaders(reply) });
  expect(me).toMatchObject({ code: '00', data: { userInfo: { id: String(agent) } } });
  const row = await lastRow();
  expect(row).toMatchObject({ outcome: 'success', institutionId, userId: agent });
  expect(JSON.parse(row?.detail ?? '{}')).toMatchObject({ issuer: provider.issuer, username: 'agent' });
  const everything = JSON.stringify([
    await server.database.select().from(trailEntry),
    await server.database.select().from(loginLog),
    await server.database.select().from(ssoAttempt),
  ]);
  for (const secret of [returned.searchParams.get('code'), params['state'], params['nonce'], provider.clientSecret]) {
    expect(everything).not.toContain(secret);
  }
});

test('ID-01 signing out names the sign-out of the provider, which leads back to the app; after a password there is none', async () => {
  const signedIn = await signIn('agent');
  const signOut = (reply: typeof signedIn) =>
    call<{ providerLogout: string } | null>(server, {
      method: 'GET',
      url: '/prod/login/out',
      headers: getHeaders(reply),
    });
  const { data } = await signOut(signedIn);
  const address = new URL(data?.providerLogout ?? 'about:blank');
  expect(address.origin).toBe(provider.issuer);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: provider.clientId,
    post_logout_redirect_uri: `${ORIGIN}/login-return`,
  });
  const page = await (await fetch(address)).text();
  expect(page).toContain('/session/end/confirm');
  expect(await signOut(await attempt(server))).toMatchObject({ code: '00', data: null });
});

test('ID-01 the account is linked by its subject: another name at the provider changes nothing, another subject is nobody', async () => {
  expect((await signIn('agent')).code).toBe('00');
  expect(await server.database.select().from(ssoLink)).toMatchObject([
    { userId: agent, subject: 'subject-of-agent', issuer: provider.issuer },
  ]);
  await server.database.update(appUser).set({ username: 'renamed' }).where(eq(appUser.id, agent));
  expect(await signIn('agent')).toMatchObject({ code: '00', data: { userInfo: { username: 'renamed' } } });
  // Somebody who gets the user's name at the provider does not become the user.
  const taken = await signIn('renamed');
  expect(taken).toMatchObject({ code: '156', message: expect.stringContaining('no Saldo user') });
  await server.database.update(appUser).set({ username: 'agent' }).where(eq(appUser.id, agent));
  expect(await lastRow()).toMatchObject({ outcome: 'ssoNotLinked', institutionId });
});

test('ID-01 without links by username, and for users of other institutions and disabled users, the account is nobody', async () => {
  const other = await makeInstitution(server.database);
  await makeSignInUser(server.database, { username: 'foreigner', institutionId: other });
  await makeSignInUser(server.database, { username: 'gone', institutionId, enabled: false });
  expect((await signIn('foreigner')).code).toBe('156');
  expect((await signIn('gone')).code).toBe('156');
  await setProvider(server, {
    institutionId,
    issuer: provider.issuer,
    clientSecret: provider.clientSecret,
    linksByUsername: false,
  });
  expect((await signIn('agent')).code).toBe('156');
  expect(await server.database.select().from(ssoLink)).toEqual([]);
});

test('ID-01 an answer is good once, and only in the browser that started', async () => {
  const started = await startSignIn(server, 'agent');
  const returned = await signInAtProvider(started.address.href, 'agent');
  const elsewhere = await startSignIn(server, 'agent');
  const foreign = await finishSignIn(server, returned, elsewhere);
  expect(foreign).toMatchObject({ code: '141', message: expect.stringContaining('not started in this browser') });
  expect(await lastRow()).toMatchObject({ outcome: 'ssoUnknown', institutionId });
  const [first, second] = await Promise.all([
    finishSignIn(server, returned, started),
    finishSignIn(server, returned, started),
  ]);
  expect([first.code, second.code].toSorted()).toEqual(['00', '142']);
  expect((await finishSignIn(server, returned, started)).code).toBe('142');
  expect(await lastRow()).toMatchObject({ outcome: 'ssoUsed', institutionId });
});

test('ID-01 two tabs of one browser can sign in at the same time', async () => {
  const one = await startSignIn(server, 'agent');
  const two = await startSignIn(server, 'agent', { cookie: one.cookie });
  expect(two.cookie).toBe(one.cookie);
  expect((await finishSignIn(server, await signInAtProvider(one.address.href, 'agent'), one)).code).toBe('00');
  expect((await finishSignIn(server, await signInAtProvider(two.address.href, 'agent'), two)).code).toBe('00');
});

test('ID-01 a made-up state, a late answer and a cancelled sign-in are refused with their own words', async () => {
  const started = await startSignIn(server, 'agent');
  const returned = await signInAtProvider(started.address.href, 'agent');
  expect((await finishSignIn(server, { state: 'x'.repeat(43), code: 'y' }, started)).code).toBe('141');
  clock = new Date(clock.getTime() + 11 * 60_000);
  expect(await finishSignIn(server, returned, started)).toMatchObject({
    code: '143',
    message: expect.stringContaining('too long'),
  });
  expect(await lastRow()).toMatchObject({ outcome: 'ssoExpired' });
  clock = new Date();
  const cancelled = await startSignIn(server, 'agent');
  const refused = await finishSignIn(server, await signInAtProvider(cancelled.address.href, ''), cancelled);
  expect(refused).toMatchObject({ code: '144', message: expect.stringContaining('access_denied') });
  expect(JSON.parse((await lastRow())?.detail ?? '{}')).toMatchObject({ said: 'access_denied' });
});

test('ID-01 a replayed code in a new attempt is refused by PKCE and by the provider', async () => {
  const first = await startSignIn(server, 'agent');
  const stolen = await signInAtProvider(first.address.href, 'agent');
  const second = await startSignIn(server, 'agent');
  const answer = {
    code: stolen.searchParams.get('code') ?? '',
    state: second.address.searchParams.get('state') ?? '',
    iss: provider.issuer,
  };
  expect(await finishSignIn(server, answer, second)).toMatchObject({
    code: '145',
    message: expect.stringContaining('did not accept'),
  });
  expect(await lastRow()).toMatchObject({ outcome: 'ssoCode' });
});

test('ID-01 a new signing key of the provider counts at once', async () => {
  expect((await signIn('agent')).code).toBe('00');
  await provider.rotateKey();
  expect((await signIn('agent')).code).toBe('00');
});

test('ID-01 ID-02 a second factor that the user has set up is required after a company sign-in too', async () => {
  const first = await signIn('agent');
  await server.database.update(session).set({ confirmedAt: clock }).where(eq(session.userId, agent));
  const { secret } = await enrollTotp(server, getHeaders(first), { at: clock });
  const half = await signIn('agent');
  expect(half.data).toMatchObject({ loginResult: false, secondFactor: ['totp', 'recovery'] });
  const me = { method: 'GET', url: '/prod/login/currentUser', headers: getHeaders(half) } as const;
  expect((await call(server, me)).code).toBe('131');
  const proven = await prove(server, getHeaders(half), { kind: 'totp', code: totpCode(secret, clock, 1) });
  expect(proven).toMatchObject({ code: '00', data: { check: 'none' } });
});
