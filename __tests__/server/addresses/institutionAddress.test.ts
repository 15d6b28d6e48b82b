import { desc } from 'drizzle-orm';
import { hashPassword } from '../../../server/security/passwords';
import { lenderKey } from '../../../server/database/tables/lenderTables';
import { loginLog } from '../../../server/database/tables/signInTables';
import { trailEntry } from '../../../server/database/tables/trailTables';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import { storeAttempt } from '../../../server/modules/signIn/singleSignOn/ssoAttemptStore';
import { createToken } from '../../../server/security/session/sessionToken';
import { createProviderApp } from '../../../server/provider/providerApp';
import { readSettings } from '../../../server/settings/settings';
import { atAddress, makeInstitutionWithCode, PATTERN, toHost } from '../../support/server/addresses';
import { makeApiKey } from '../../support/server/apiKeys';
import { makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { passkeyCalls } from '../../support/server/passkeys';
import { attempt, call, getHeaders, makeSignInUser, PASSWORD } from '../../support/server/signingIn';
import { configureSignIn, passkeySignInCalls } from '../../support/login/passkeySignIn';
import { finishSignIn, setProvider, startSignIn } from '../../support/login/singleSignOn';
import { getSignedHeaders } from '../../support/lender/signedHeaders';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let server: TestServer;
let acme: number;
let other: number;

beforeAll(async () => {
  server = await startApp({ environment: PATTERN });
  acme = await makeInstitutionWithCode(server.database, 'ACME_MX');
  const branch = await makeInstitutionWithCode(server.database, 'BRANCH', acme);
  other = await makeInstitutionWithCode(server.database, 'OTHER');
  const passwordHash = await hashPassword(PASSWORD);
  await makeSignInUser(server.database, { username: 'agent', institutionId: acme, passwordHash });
  await makeSignInUser(server.database, { username: 'branch', institutionId: branch, passwordHash });
  await makeSignInUser(server.database, { username: 'stranger', institutionId: other, passwordHash });
});
afterAll(() => server.close());

const at = (code: string): TestServer => atAddress(server, code);
const me = { method: 'GET', url: '/prod/login/currentUser' } as const;

test('CE-02 an address signs in the users of its institution and of those below', async () => {
  expect((await attempt(at('acme-mx'), { username: 'agent' })).code).toBe('00');
  expect((await attempt(at('acme-mx'), { username: 'branch' })).code).toBe('00');
  expect((await attempt(at('branch'), { username: 'branch' })).code).toBe('00');
  expect((await attempt(at('branch'), { username: 'agent' })).code).toBe('11');
});

/** The log and the trail of the newest attempt, without numbers and times. */
const lastTraces = async () => {
  const [log] = await server.database.select().from(loginLog).orderBy(desc(loginLog.id)).limit(1);
  const [entry] = await server.database.select().from(trailEntry).orderBy(desc(trailEntry.id)).limit(1);
  return {
    log: log && [log.outcome, log.userId],
    trail: entry && [entry.event, entry.outcome, entry.institutionId, entry.detail],
  };
};

test('CE-02 the right password of another institution is answered, counted and recorded like a wrong one', async () => {
  const foreign = await attempt(at('acme-mx'), { username: 'stranger' });
  const foreignTraces = await lastTraces();
  const wrong = await attempt(at('acme-mx'), { username: 'stranger', password: 'Wrong0ne!1' });
  expect(foreign).toEqual(wrong);
  expect(foreignTraces).toEqual(await lastTraces());
  expect(foreignTraces.log?.[0]).toBe('wrongCredentials');
  for (let tries = 2; tries < 5; tries += 1) await attempt(at('acme-mx'), { username: 'stranger' });
  expect((await attempt(at('acme-mx'), { username: 'stranger' })).code).toBe('13');
});

const expectUnknown = async (who: SignedIn, code: string): Promise<void> => {
  expect((await call(at(code), { ...me, headers: who.headers })).code).toBe('02');
};

test('CE-02 a session is unknown at the address of another institution', async () => {
  const member = await signInAs(server.database, await makeUser(server.database, { institutionId: acme }));
  expect((await call(at('acme-mx'), { ...me, headers: member.headers })).code).toBe('00');
  await expectUnknown(member, 'other');
  await expectUnknown(member, 'branch');
  await expectUnknown(member, 'nobody');
  expect((await call(at('ACME-MX'), { ...me, headers: member.headers })).code).toBe('00');
});

test('CE-02 a session follows its institution to another place of the tree within a second', async () => {
  const child = await makeInstitutionWithCode(server.database, 'CHILD', acme);
  const member = await signInAs(server.database, await makeUser(server.database, { institutionId: child }));
  expect((await call(at('acme-mx'), { ...me, headers: member.headers })).code).toBe('00');
  await server.database.$client.query('update institution set parent_id = $1 where id = $2', [other, child]);
  expect((await call(at('other'), { ...me, headers: member.headers })).code).toBe('00');
  while ((await call(at('acme-mx'), { ...me, headers: member.headers })).code !== '02');
});

test('CE-02 a passkey is unknown at an address that its institution no longer belongs to', async () => {
  const child = await makeInstitutionWithCode(server.database, 'NOMAD', acme);
  const { id } = await makeSignInUser(server.database, { username: 'nomad', institutionId: child });
  await configureSignIn(server, { institutionId: child, passkey: true });
  const origin = `http://${toHost('acme-mx')}`;
  const login = await attempt(at('acme-mx'), { username: 'nomad' });
  const authenticator = await passkeyCalls(at('acme-mx'), origin).enroll(getHeaders(login));
  const { start, finish } = passkeySignInCalls(at('acme-mx'), origin);
  const signIn = async (): Promise<string> => {
    const { data, browser } = await start();
    const faults = { challenge: data.challenge };
    return (await finish({ authenticator, handle: `${child}:${id}`, browser, faults })).code;
  };
  expect(await signIn()).toBe('00');
  await server.database.$client.query('update institution set parent_id = $1 where id = $2', [other, child]);
  expect(await signIn()).toBe('11');
});

test('CE-02 an API key is unknown at the address of another institution, for calls and for provisioning', async () => {
  const createdById = await makeUser(server.database, { institutionId: acme, role: 'admin' });
  const scopes = ['users.provision', 'cases.read'] as const;
  const { headers } = await makeApiKey(server.database, { institutionId: acme, createdById, scopes });
  const users = { method: 'GET', url: '/scim/v2/Users', headers } as const;
  const found = await at('acme-mx').app.inject(users);
  expect(found.statusCode).toBe(200);
  expect(found.body).toContain(`http://${toHost('acme-mx')}/scim/v2`);
  expect((await at('other').app.inject(users)).statusCode).toBe(401);
  const listing = { method: 'GET', url: '/prod/task/listing?page=1&pageSize=10', headers } as const;
  expect((await call(at('acme-mx'), listing)).code).toBe('00');
  expect((await call(at('other'), listing)).code).toBe('02');
});

test('CE-02 a signed call of one institution is refused at the address of another', async () => {
  const secret = 's'.repeat(64);
  await server.database
    .insert(lenderKey)
    .values({ institutionId: acme, secret, actorName: 'x', createdAt: new Date() });
  const payload = JSON.stringify({ events: [{}] });
  const time = String(Math.floor(Date.now() / 1000));
  const headers = getSignedHeaders({ code: 'ACME_MX', secret, time, body: payload });
  const send = (code: string) => call(at(code), { method: 'POST', url: '/prod/lender/events', payload, headers });
  const [own, foreign] = [await send('acme-mx'), await send('other')];
  expect(own.code).toBe('00');
  expect(foreign.code).toBe('76');
});

test('CE-02 the company sign-in of an address offers the providers of its institution, and names its address', async () => {
  const issuer = 'http://127.0.0.1:9';
  await setProvider(server, { institutionId: other, issuer });
  const captcha = { method: 'POST', url: '/prod/login/generateValidateCode', payload: {} } as const;
  expect((await call(at('other'), captcha)).data).toMatchObject({ singleSignOn: true });
  expect((await call(at('acme-mx'), captcha)).data).not.toHaveProperty('singleSignOn');
  const names = ['OTHER', 'stranger', 'agent'];
  for (const name of names) expect((await startSignIn(at('acme-mx'), name)).reply.code).toBe('140');
  const admin = await signInAs(
    server.database,
    await makeUser(server.database, { institutionId: other, role: 'admin' }),
  );
  const config = await call(at('other'), {
    method: 'GET',
    url: '/prod/manage/config/singleSignOn',
    headers: admin.headers,
  });
  expect(config.data).toMatchObject({ addresses: { redirect: `http://${toHost('other')}/login-return` } });
});

test('CE-02 a company sign-in is not finished, and no company logout accepted, at the address of another institution', async () => {
  const [state, browser] = [createToken(), createToken()];
  const redirectUri = `http://${toHost('other')}/login-return`;
  const secrets = { nonce: 'n', verifier: 'v', redirectUri };
  const started = { institutionId: other, issuer: 'http://127.0.0.1:9', state, browser, secrets };
  await inTenantTransaction(server.database, 'open', (tx) => storeAttempt(tx, started, new Date()));
  const finished = await finishSignIn(at('acme-mx'), { state, code: 'c' }, { cookie: `saldo_sso=${browser}` });
  expect(finished.code).toBe('141');
  const url = `/prod/login/sso/logout/${other}`;
  const logout = { method: 'POST', url, payload: 'logout_token=x', headers: FORM } as const;
  expect((await call(at('acme-mx'), logout)).code).toBe('140');
  expect((await call(at('other'), logout)).code).not.toBe('140');
});

test('CE-02 the page of the liveness provider belongs to the requested address', async () => {
  const settings = readSettings({ ...PATTERN, PORT: '8080', LOG_LEVEL: 'silent' });
  const provider = await createProviderApp({ settings, database: server.database });
  const page = (host: string) => provider.inject({ url: '/', headers: { host } });
  const { headers } = await page('acme-mx.saldo.example:8081');
  expect(headers['content-security-policy']).toContain(`frame-ancestors http://${toHost('acme-mx')}`);
  expect((await page('evil.example:8081')).statusCode).toBe(421);
  expect((await page(toHost('acme-mx'))).statusCode).toBe(421);
  await provider.close();
});
