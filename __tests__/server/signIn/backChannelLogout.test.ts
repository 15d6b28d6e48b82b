import { desc, eq } from 'drizzle-orm';
import { session } from '../../../server/database/tables/signInTables';
import { trailEntry } from '../../../server/database/tables/trailTables';
import { type Lies, type LyingProvider, startLyingProvider } from '../../support/login/lyingProvider';
import { finishSignIn, setProvider, startSignIn } from '../../support/login/singleSignOn';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, call, getHeaders, makeSignInUser, type Reply } from '../../support/server/signingIn';

let server: TestServer;
let provider: LyingProvider;
let institutionId: number;

beforeAll(async () => {
  [server, provider] = await Promise.all([startApp(), startLyingProvider()]);
  ({ institutionId } = await makeSignInUser(server.database, { username: 'agent' }));
  await setProvider(server, { institutionId, issuer: provider.issuer });
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});

const signIn = async (sid: string) => {
  const started = await startSignIn(server, 'agent');
  provider.nonce = started.address.searchParams.get('nonce') ?? '';
  provider.lies = { claims: { sid } };
  const state = started.address.searchParams.get('state') ?? '';
  return finishSignIn(server, { state, code: 'a-code', iss: provider.issuer }, started);
};

const logoutRequest = (token: string) => ({
  method: 'POST' as const,
  url: `/prod/login/sso/logout/${institutionId}`,
  payload: new URLSearchParams({ logout_token: token }).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

const logOut = (token: string) => call(server, logoutRequest(token));

const codeOf = async (reply: Reply<{ token?: string }>) =>
  (await call(server, { method: 'GET', url: '/prod/login/currentUser', headers: getHeaders(reply) })).code;

test('ID-01 after a logout token to /prod/login/sso/logout/{institutionId} the sessions of its subject end at once, those by password stay', async () => {
  const [one, two, byPassword] = [await signIn('s1'), await signIn('s2'), await attempt(server)];
  expect((await logOut(await provider.signLogout({ sub: 'subject-of-agent' }))).code).toBe('00');
  expect(await Promise.all([codeOf(one), codeOf(two), codeOf(byPassword)])).toEqual(['-1', '-1', '00']);
  const [row] = await server.database
    .select()
    .from(trailEntry)
    .where(eq(trailEntry.event, 'forcedEnd'))
    .orderBy(desc(trailEntry.id))
    .limit(1);
  expect(row).toMatchObject({ outcome: 'provider', institutionId });
});

test('ID-01 a session of the provider ends only the sessions behind it', async () => {
  const [one, two] = [await signIn('s3'), await signIn('s4')];
  expect((await logOut(await provider.signLogout({ sid: 's3' }))).code).toBe('00');
  expect(await Promise.all([codeOf(one), codeOf(two)])).toEqual(['-1', '00']);
});

test('ID-01 a logout token is good once', async () => {
  const token = await provider.signLogout({ sub: 'subject-of-agent' });
  expect((await logOut(token)).code).toBe('00');
  const later = await signIn('s5');
  expect((await logOut(token)).code).toBe('142');
  expect(await codeOf(later)).toBe('00');
});

const now = Math.floor(Date.now() / 1000);
const SUBJECT = { sub: 'subject-of-agent' };
const REFUSED: readonly {
  readonly wrong: string;
  readonly claims?: object;
  readonly lies?: Lies;
  readonly outcome: string;
}[] = [
  { wrong: 'another issuer', claims: { iss: 'https://evil.example' }, outcome: 'ssoIssuer' },
  { wrong: 'another audience', claims: { aud: 'another-app' }, outcome: 'ssoAudience' },
  { wrong: 'a strange key', lies: { strangeKey: true }, outcome: 'ssoSignature' },
  { wrong: 'the algorithm none', lies: { algorithm: 'none' }, outcome: 'ssoAlgorithm' },
  { wrong: 'an expired token', claims: { iat: now - 500, exp: now - 300 }, outcome: 'ssoTime' },
  { wrong: 'an old token', claims: { iat: now - 5000 }, outcome: 'ssoTime' },
  { wrong: 'a nonce, as an ID token has', claims: { nonce: 'n' }, outcome: 'ssoBroken' },
  { wrong: 'no event', claims: { events: {} }, outcome: 'ssoBroken' },
  { wrong: 'no identifier', claims: { jti: undefined }, outcome: 'ssoBroken' },
  { wrong: 'neither subject nor session', claims: { sub: undefined }, outcome: 'ssoBroken' },
];

test.each(REFUSED)('a logout token with $wrong ends nothing and is in the trail', async ({ claims, lies, outcome }) => {
  await server.database.delete(session);
  const open = await signIn('s6');
  const reply = await logOut(await provider.signLogout({ ...SUBJECT, ...claims }, lies));
  expect(reply.code).not.toBe('00');
  expect(await codeOf(open)).toBe('00');
  const [row] = await server.database.select().from(trailEntry).orderBy(desc(trailEntry.id)).limit(1);
  expect(row).toMatchObject({ event: 'companyLogout', outcome, institutionId });
});

test('ID-01 the status tells the provider whether the token was accepted', async () => {
  const token = await provider.signLogout({ sub: 'subject-of-agent' });
  expect((await server.app.inject(logoutRequest(token))).statusCode).toBe(200);
  expect((await server.app.inject(logoutRequest(token))).statusCode).toBe(400);
});

test('ID-01 other calls accept no form', async () => {
  const reply = await call(server, {
    method: 'POST',
    url: '/prod/login/sso/start',
    payload: 'name=agent',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(reply.code).toBe('10');
});
