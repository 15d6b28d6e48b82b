import { and, desc, eq } from 'drizzle-orm';
import { appUser } from '../../../server/database/tables/organizationTables';
import { session } from '../../../server/database/tables/signInTables';
import { ssoAttempt, ssoLink, ssoSession } from '../../../server/database/tables/singleSignOnTables';
import { trailEntry } from '../../../server/database/tables/trailTables';
import { NO_PASSWORD } from '../../../server/security/passwords';
import { type Lies, type LyingProvider, startLyingProvider } from '../../support/login/lyingProvider';
import { finishSignIn, ORIGIN, setProvider, startSignIn } from '../../support/login/singleSignOn';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, call, getHeaders, makeSignInUser, type Reply } from '../../support/server/signingIn';

let server: TestServer;
let provider: LyingProvider;
let clock: Date;
let institutionId: number;
let agent: number;

beforeAll(async () => {
  clock = new Date();
  [server, provider] = await Promise.all([startApp({ now: () => clock }), startLyingProvider()]);
  ({ institutionId, id: agent } = await makeSignInUser(server.database, { username: 'agent' }));
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});
beforeEach(async () => {
  clock = new Date();
  provider.lies = {};
  await server.database.delete(session);
  await server.database.delete(ssoLink);
  await setProvider(server, { institutionId, issuer: provider.issuer, clientSecret: 'secret' });
});

/** Headers of the browser that signed in, with the cookie that binds attempts to it. */
type Headers = Readonly<Record<string, string>>;

interface Confirmation {
  readonly reply: Reply<{ address: string } | null>;
  readonly address: URL;
  readonly headers: Headers;
}

const now = (): number => Math.floor(clock.getTime() / 1000);

const signIn = async (): Promise<Headers> => {
  const started = await startSignIn(server, 'agent');
  const { searchParams } = started.address;
  provider.nonce = searchParams.get('nonce') ?? '';
  const answer = { state: searchParams.get('state') ?? '', code: 'a-code', iss: provider.issuer };
  const reply = await finishSignIn(server, answer, started);
  expect(reply).toMatchObject({ code: '00', data: { userInfo: { confirmsAtCompany: true } } });
  return { ...(getHeaders(reply) as Headers), origin: ORIGIN };
};

const start = async (headers: Headers): Promise<Confirmation> => {
  const url = '/prod/login/confirmCompany/start';
  const reply = await call<{ address: string } | null>(server, { method: 'POST', url, headers, payload: {} });
  const address = new URL(reply.data?.address ?? 'about:blank');
  provider.nonce = address.searchParams.get('nonce') ?? '';
  const cookie = `${headers['cookie']}; saldo_sso=${reply.cookies['saldo_sso'] ?? ''}`;
  return { reply, address, headers: { ...headers, cookie } };
};

const finish = ({ address, headers }: Confirmation, given: Readonly<Record<string, string | undefined>> = {}) => {
  const state = address.searchParams.get('state') ?? '';
  const payload = { state, code: 'a-code', iss: provider.issuer, ...given };
  return call(server, { method: 'POST', url: '/prod/login/confirmCompany/finish', headers, payload });
};

/** Code of a change that requires a confirmation. */
const change = async (headers: Headers): Promise<string> =>
  (await call(server, { method: 'POST', url: '/prod/login/endOwnSessions', headers, payload: { id: null } })).code;

const lastOutcome = async () => {
  const ofConfirmation = and(eq(trailEntry.event, 'companyConfirmed'), eq(trailEntry.userId, agent));
  const [row] = await server.database
    .select()
    .from(trailEntry)
    .where(ofConfirmation)
    .orderBy(desc(trailEntry.id))
    .limit(1);
  return row?.outcome;
};

const confirm = async (headers: Headers, lies: Lies) => {
  const started = await start(headers);
  provider.lies = lies;
  return finish(started);
};

test('ID-01 7.5.1 another sign-in at the company confirms the user of a company sign-in in the same session', async () => {
  const headers = await signIn();
  expect(await change(headers)).toBe('72');
  const started = await start(headers);
  expect(Object.fromEntries(started.address.searchParams)).toMatchObject({ prompt: 'login', max_age: '0' });
  provider.lies = { claims: { auth_time: now(), sid: 'new-session' } };
  expect((await finish(started)).code).toBe('00');
  expect(await change(headers)).toBe('00');
  expect(await lastOutcome()).toBe('passed');
  expect(await server.database.select().from(ssoSession)).toMatchObject([{ providerSession: 'new-session' }]);
  const everything = JSON.stringify([
    await server.database.select().from(trailEntry),
    await server.database.select().from(ssoAttempt),
  ]);
  for (const name of ['state', 'nonce']) expect(everything).not.toContain(started.address.searchParams.get(name));
  clock = new Date(clock.getTime() + 5 * 60_000);
  expect(await change(headers)).toBe('72');
});

interface RefusedAnswer {
  readonly name: string;
  readonly claims: () => NonNullable<Lies['claims']>;
  readonly code: string;
  readonly outcome: string;
}

const REFUSED: readonly RefusedAnswer[] = [
  {
    name: 'another account',
    claims: () => ({ auth_time: now(), sub: 'subject-of-other' }),
    code: '170',
    outcome: 'ssoOtherUser',
  },
  { name: 'a provider without auth_time', claims: () => ({}), code: '171', outcome: 'ssoNoAuthTime' },
  {
    name: 'an auth_time that is no number',
    claims: () => ({ auth_time: `${now()}` }),
    code: '148',
    outcome: 'ssoBroken',
  },
  {
    name: 'an older sign-in at the provider',
    claims: () => ({ auth_time: now() - 120 }),
    code: '172',
    outcome: 'ssoNotAgain',
  },
  {
    name: 'another nonce',
    claims: () => ({ auth_time: now(), nonce: 'another' }),
    code: '152',
    outcome: 'ssoNonce',
  },
];

test.each(REFUSED)('ID-01 7.5.1 $name confirms nothing and leaves the session', async ({ claims, code, outcome }) => {
  const headers = await signIn();
  expect(await confirm(headers, { claims: claims() })).toMatchObject({ code });
  expect(await lastOutcome()).toBe(outcome);
  expect(await change(headers)).toBe('72');
});

test('ID-01 7.5.1 a canceled, a late and a repeated answer are refused', async () => {
  const headers = await signIn();
  const canceled = await start(headers);
  expect(await finish(canceled, { code: undefined, error: 'access_denied' })).toMatchObject({
    code: '144',
    message: expect.stringContaining('access_denied'),
  });
  expect(await lastOutcome()).toBe('ssoDenied');
  expect((await finish(canceled)).code).toBe('142');
  expect(await lastOutcome()).toBe('ssoUsed');
  const late = await start(headers);
  clock = new Date(clock.getTime() + 11 * 60_000);
  expect((await finish(late)).code).toBe('143');
  expect(await lastOutcome()).toBe('ssoExpired');
  expect(await change(headers)).toBe('72');
});

test('ID-01 7.5.1 an answer counts only in the session and the browser that started', async () => {
  const headers = await signIn();
  const started = await start(headers);
  provider.lies = { claims: { auth_time: now() } };
  expect((await finish({ ...started, headers })).code).toBe('141');
  provider.lies = {};
  const other = await start(await signIn());
  provider.lies = { claims: { auth_time: now() } };
  provider.nonce = started.address.searchParams.get('nonce') ?? '';
  const browser = started.headers['cookie']?.split('; ').at(-1) ?? '';
  const foreign = { ...other.headers, cookie: `${other.headers['cookie']?.split('; saldo_sso')[0]}; ${browser}` };
  expect((await finish({ ...started, headers: foreign })).code).toBe('141');
  expect(await change(foreign)).toBe('72');
});

test('ID-01 7.5.1 an answer of a sign-in confirms nobody, and one of a confirmation signs nobody in', async () => {
  const headers = await signIn();
  provider.lies = { claims: { auth_time: now() } };
  const signingIn = await startSignIn(server, 'agent');
  provider.nonce = signingIn.address.searchParams.get('nonce') ?? '';
  const mixed = { ...headers, cookie: `${headers['cookie']}; ${signingIn.cookie}` };
  expect((await finish({ reply: signingIn.reply, address: signingIn.address, headers: mixed })).code).toBe('141');
  const started = await start(headers);
  const state = started.address.searchParams.get('state') ?? '';
  const cookie = started.headers['cookie'] ?? '';
  const asSignIn = await finishSignIn(server, { state, code: 'a-code', iss: provider.issuer }, { cookie });
  expect(asSignIn.code).toBe('141');
  expect(await change(headers)).toBe('72');
});

test('ID-01 7.5.1 after a password, or with the company sign-in switched off, nothing is started', async () => {
  const byPassword = await attempt(server);
  expect(byPassword.data).toMatchObject({ userInfo: { confirmsAtCompany: false } });
  expect((await start({ ...(getHeaders(byPassword) as Headers), origin: ORIGIN })).reply.code).toBe('173');
  const headers = await signIn();
  const off = { institutionId, issuer: provider.issuer, mode: 'off' } as const;
  const started = await start(headers);
  await setProvider(server, off);
  expect((await finish(started)).code).toBe('140');
  expect((await start(headers)).reply.code).toBe('140');
  expect(await lastOutcome()).toBe('ssoOff');
});

test('ID-01 7.5.1 a new tab learns how its user is confirmed', async () => {
  const me = async (headers: Headers) =>
    (await call<{ userInfo: object }>(server, { method: 'GET', url: '/prod/login/currentUser', headers })).data
      .userInfo;
  expect(await me(getHeaders(await attempt(server)) as Headers)).toMatchObject({ confirmsAtCompany: false });
  expect(await me(await signIn())).toMatchObject({ confirmsAtCompany: true, hasPassword: true });
  await server.database.update(appUser).set({ passwordHash: NO_PASSWORD }).where(eq(appUser.id, agent));
  expect(await me(await signIn())).toMatchObject({ confirmsAtCompany: true, hasPassword: false });
});
