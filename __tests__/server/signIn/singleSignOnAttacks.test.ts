import { desc, eq } from 'drizzle-orm';
import { session } from '../../../server/database/tables/signInTables';
import { trailEntry } from '../../../server/database/tables/trailTables';
import { type Lies, type LyingProvider, startLyingProvider } from '../../support/login/lyingProvider';
import {
  finishSignIn,
  type ReturnParams,
  setProvider,
  startSignIn,
  type Started,
} from '../../support/login/singleSignOn';
import { startApp, type TestServer } from '../../support/server/server';
import { makeSignInUser } from '../../support/server/signingIn';

let server: TestServer;
let provider: LyingProvider;
let clock: Date;
let institutionId: number;

beforeAll(async () => {
  clock = new Date();
  [server, provider] = await Promise.all([startApp({ now: () => clock }), startLyingProvider()]);
  ({ institutionId } = await makeSignInUser(server.database, { username: 'agent' }));
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});
beforeEach(async () => {
  clock = new Date();
  provider.lies = {};
  await server.database.delete(session);
  await setProvider(server, { institutionId, issuer: provider.issuer, clientSecret: 'secret' });
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

const answerOf = ({ address }: Started, given: ReturnParams = {}): ReturnParams => ({
  state: address.searchParams.get('state') ?? '',
  code: 'a-code',
  iss: provider.issuer,
  ...given,
});

/** Signs in at a provider that lies, and returns the server's response. */
const signIn = async (lies: Lies, given: ReturnParams = {}) => {
  const started = await startSignIn(server, 'agent');
  provider.nonce = started.address.searchParams.get('nonce') ?? '';
  provider.lies = lies;
  return finishSignIn(server, answerOf(started, given), started);
};

const now = (): number => Math.floor(Date.now() / 1000);

test('ID-01 without lies the answer is good', async () => {
  expect((await signIn({})).code).toBe('00');
});

interface Attack {
  readonly attack: string;
  readonly lies: Lies;
  readonly outcome: string;
  readonly words: string;
}

const ATTACKS: readonly Attack[] = [
  {
    attack: 'another nonce',
    lies: { claims: { nonce: 'another' } },
    outcome: 'ssoNonce',
    words: 'does not belong to this sign-in',
  },
  {
    attack: 'no nonce',
    lies: { claims: { nonce: undefined } },
    outcome: 'ssoNonce',
    words: 'does not belong to this sign-in',
  },
  {
    attack: 'another issuer in the token',
    lies: { claims: { iss: 'https://evil.example' } },
    outcome: 'ssoIssuer',
    words: 'another provider',
  },
  {
    attack: 'another audience',
    lies: { claims: { aud: 'another-app' } },
    outcome: 'ssoAudience',
    words: 'another application',
  },
  {
    attack: 'several audiences without azp',
    lies: { claims: { aud: ['saldo', 'another-app'] } },
    outcome: 'ssoAudience',
    words: 'another application',
  },
  {
    attack: 'another authorized party',
    lies: { claims: { aud: ['saldo', 'x'], azp: 'x' } },
    outcome: 'ssoAudience',
    words: 'another application',
  },
  { attack: 'a strange signing key', lies: { strangeKey: true }, outcome: 'ssoSignature', words: 'signature' },
  { attack: 'the algorithm none', lies: { algorithm: 'none' }, outcome: 'ssoAlgorithm', words: 'not allowed' },
  {
    attack: 'a shared secret as signature',
    lies: { algorithm: 'HS256' },
    outcome: 'ssoAlgorithm',
    words: 'not allowed',
  },
  {
    attack: 'an expired token',
    lies: { claims: { iat: now() - 700, exp: now() - 400 } },
    outcome: 'ssoTime',
    words: 'clocks',
  },
  {
    attack: 'a clock that is 5 minutes slow',
    lies: { claims: { iat: now() - 300 - 300, exp: now() - 300 } },
    outcome: 'ssoTime',
    words: 'clocks',
  },
  {
    attack: 'a clock that is 5 minutes fast',
    lies: { claims: { iat: now() + 300, exp: now() + 600 } },
    outcome: 'ssoTime',
    words: 'clocks',
  },
  {
    attack: 'a code that was used',
    lies: { token: { status: 400, body: { error: 'invalid_grant' } } },
    outcome: 'ssoCode',
    words: 'did not accept',
  },
  {
    attack: 'an unknown client',
    lies: { token: { status: 401, body: { error: 'invalid_client' } } },
    outcome: 'ssoClient',
    words: 'credentials',
  },
  {
    attack: 'a broken provider',
    lies: { token: { status: 500, body: {} } },
    outcome: 'ssoAway',
    words: 'cannot be reached',
  },
  {
    attack: 'no ID token',
    lies: { token: { status: 200, body: { access_token: 'a', token_type: 'Bearer' } } },
    outcome: 'ssoBroken',
    words: 'invalid answer',
  },
  { attack: 'no subject', lies: { claims: { sub: undefined } }, outcome: 'ssoBroken', words: 'invalid answer' },
];

test.each(ATTACKS)('$attack is refused with its own words and a row in the trail', async ({ lies, outcome, words }) => {
  const reply = await signIn(lies);
  expect(reply.message).toContain(words);
  expect(reply.cookies).not.toHaveProperty('saldo_sid');
  expect(await lastRow()).toMatchObject({ outcome, institutionId, source: 'server' });
  expect(await server.database.select().from(session)).toEqual([]);
});

test('ID-01 clocks may differ by a minute', async () => {
  expect((await signIn({ claims: { iat: now() + 50, exp: now() + 350 } })).code).toBe('00');
  expect((await signIn({ claims: { iat: now() - 350, exp: now() - 50 } })).code).toBe('00');
});
