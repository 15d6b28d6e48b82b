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
import { makeInstitution } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { makeSignInUser } from '../../support/server/signingIn';

let server: TestServer;
let provider: LyingProvider;
let clock: Date;
let institutionId: number;
const others: LyingProvider[] = [];

const startOther = async (): Promise<LyingProvider> => {
  const other = await startLyingProvider();
  others.push(other);
  return other;
};

beforeAll(async () => {
  clock = new Date();
  [server, provider] = await Promise.all([startApp({ now: () => clock }), startLyingProvider()]);
  ({ institutionId } = await makeSignInUser(server.database, { username: 'agent' }));
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});
afterEach(() => Promise.all(others.splice(0).map((other) => other.stop())));
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

test('ID-01 the answer of another provider is refused before the code is sent anywhere (mix-up)', async () => {
  const before = provider.tokenRequests.length;
  const reply = await signIn({}, { iss: 'https://evil.example' });
  expect(reply.message).toContain('another provider');
  expect(await lastRow()).toMatchObject({ outcome: 'ssoIssuer', institutionId });
  expect(provider.tokenRequests).toHaveLength(before);
});

test('ID-01 an attempt at one provider cannot be finished at another, whose institution has the same browser', async () => {
  const other = await startOther();
  const otherInstitution = await makeInstitution(server.database);
  await makeSignInUser(server.database, { username: 'other', institutionId: otherInstitution });
  await setProvider(server, { institutionId: otherInstitution, issuer: other.issuer });
  const started = await startSignIn(server, 'other');
  expect(started.address.origin).toBe(other.issuer);
  const reply = await finishSignIn(server, answerOf(started, { iss: provider.issuer }), started);
  expect(reply.message).toContain('another provider');
  expect(other.tokenRequests).toEqual([]);
  await setProvider(server, { institutionId: otherInstitution, issuer: other.issuer, mode: 'off' });
});

test('ID-01 a changed provider ends open attempts: the code is not sent to the new one', async () => {
  const started = await startSignIn(server, 'agent');
  await setProvider(server, { institutionId, issuer: 'http://127.0.0.1:9/new' });
  const reply = await finishSignIn(server, answerOf(started), started);
  expect(reply.message).toContain('another provider');
});

test('ID-01 a provider that is away is named so, at the start and at the return', async () => {
  const away = await startLyingProvider();
  const started = await startSignIn(server, 'agent');
  await setProvider(server, { institutionId, issuer: away.issuer });
  const open = await startSignIn(server, 'agent');
  expect(started.reply.code).toBe('00');
  await away.stop();
  const reply = await finishSignIn(server, answerOf(open, { iss: away.issuer }), open);
  expect(reply).toMatchObject({ code: '147' });
  expect(await lastRow()).toMatchObject({ outcome: 'ssoAway', institutionId });
  const gone = await startLyingProvider();
  await gone.stop();
  await setProvider(server, { institutionId, issuer: gone.issuer });
  expect((await startSignIn(server, 'agent')).reply).toMatchObject({
    code: '147',
    message: expect.stringContaining('cannot be reached'),
  });
  expect(await lastRow()).toMatchObject({ outcome: 'ssoAway', institutionId });
});

test.each([
  { wrong: 'another issuer in its metadata', metadata: { issuer: 'https://evil.example' }, outcome: 'ssoIssuer' },
  {
    wrong: 'an address that is no web page',
    metadata: { authorization_endpoint: 'javascript:alert(1)' },
    outcome: 'ssoAddress',
  },
  {
    wrong: 'plain http to another machine',
    metadata: { token_endpoint: 'http://idp.example/token' },
    outcome: 'ssoAddress',
  },
])('a provider with $wrong is refused', async ({ metadata, outcome }) => {
  const strange = await startOther();
  strange.lies = { metadata };
  await setProvider(server, { institutionId, issuer: strange.issuer });
  expect((await startSignIn(server, 'agent')).reply.code).not.toBe('00');
  expect(await lastRow()).toMatchObject({ outcome, institutionId });
});
