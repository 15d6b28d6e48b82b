import { eq } from 'drizzle-orm';
import type { ConnectionTest, SingleSignOnInfo } from '@/contract/entities/management/singleSignOn';
import { settingChange } from '../../../server/database/tables/systemTables';
import { ssoLink, ssoProvider } from '../../../server/database/tables/singleSignOnTables';
import { type LyingProvider, startLyingProvider } from '../../support/login/lyingProvider';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, call, getHeaders, makeSignInUser, type Reply } from '../../support/server/signingIn';

let server: TestServer;
let provider: LyingProvider;
let headers: Record<string, string>;
let admin: { id: number; institutionId: number };

beforeAll(async () => {
  [server, provider] = await Promise.all([startApp(), startLyingProvider()]);
  admin = await makeSignInUser(server.database, { username: 'boss', role: 'admin' });
  headers = getHeaders(await attempt(server, { username: 'boss' }));
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});
beforeEach(async () => {
  provider.lies = {};
  await server.database.delete(ssoLink);
  await server.database.delete(ssoProvider);
});

const SECRET = 'the-client-secret';

const config = (given: object = {}) => ({
  mode: 'both',
  issuer: provider.issuer,
  clientId: 'saldo',
  usernameClaim: 'preferred_username',
  linksByUsername: true,
  requiresFaceCheck: true,
  provisions: false,
  maximumRole: 'member',
  mappingClaim: 'groups',
  mappings: [],
  ...given,
});

const post = <Data = unknown>(name: string, payload: object): Promise<Reply<Data>> =>
  call<Data>(server, { method: 'POST', url: `/prod/manage/config/singleSignOn/${name}`, payload, headers });
const read = async (): Promise<SingleSignOnInfo> =>
  (await call<SingleSignOnInfo>(server, { method: 'GET', url: '/prod/manage/config/singleSignOn', headers })).data;
const stored = async () => (await server.database.select().from(ssoProvider))[0];

test('ID-01 the secret is stored encrypted, is never shown, and is not in the list of changes', async () => {
  expect((await post('update', config({ clientSecret: SECRET }))).code).toBe('00');
  const shown = await read();
  expect(shown).toMatchObject({ hasSecret: true, config: { issuer: provider.issuer, mode: 'both' } });
  expect(Buffer.from((await stored())?.sealedSecret ?? []).toString('latin1')).not.toContain(SECRET);
  const changes = await server.database.select().from(settingChange).where(eq(settingChange.key, 'singleSignOn'));
  expect(changes[0]?.after).toContain('clientSecret: replaced');
  expect(JSON.stringify([shown, changes])).not.toContain(SECRET);
});

test('ID-01 a save without a secret keeps the stored one for the same client only: another provider never gets it', async () => {
  await post('update', config({ clientSecret: SECRET }));
  const before = (await stored())?.sealedSecret;
  await post('update', config({ linksByUsername: false }));
  expect((await stored())?.sealedSecret).toEqual(before);
  await post('update', config({ issuer: 'http://127.0.0.1:9' }));
  expect((await stored())?.sealedSecret).toBeNull();
});

test('ID-01 the password cannot be switched off before an administrator has signed in through the provider', async () => {
  expect(await post('update', config({ mode: 'only' }))).toMatchObject({ code: '158' });
  expect(await stored()).toBeUndefined();
  await post('update', config());
  expect(await read()).toMatchObject({ canDisablePassword: false, linkedUsers: 0 });
  const { institutionId, id: userId } = admin;
  await server.database
    .insert(ssoLink)
    .values({ institutionId, userId, issuer: provider.issuer, subject: 'boss', linkedAt: new Date() });
  expect(await read()).toMatchObject({ canDisablePassword: true, linkedUsers: 1 });
  expect((await post('update', config({ mode: 'only' }))).code).toBe('00');
  expect((await post('update', config({ mode: 'only', issuer: 'http://127.0.0.1:9' }))).code).toBe('158');
});

test.each([
  { issuer: 'ftp://idp.example' },
  { issuer: 'https://idp.example/?a=b' },
  { maximumRole: 'admin' },
  { mappings: [{ value: 'a', role: 'admin', groupId: null, queueId: null }] },
  { mode: 'sometimes' },
  { clientSecret: 'with space' },
])('%j is refused', async (given) => {
  expect((await post('update', config(given))).code).toBe('10');
});

test('ID-01 an address that the server may not request is refused, and so is a foreign group', async () => {
  expect((await post('update', config({ issuer: 'http://idp.example' }))).code).toBe('149');
  const mappings = [{ value: 'a', role: 'member', groupId: '99999', queueId: null }];
  expect((await post('update', config({ mappings }))).code).toBe('20');
});

const outcomes = ({ data }: Reply<ConnectionTest>) =>
  Object.fromEntries(data.steps.map(({ step, outcome, reason }) => [step, reason ?? outcome]));

test('ID-01 the connection test names what is wrong, step by step', async () => {
  provider.lies = { token: { status: 400, body: { error: 'invalid_grant' } } };
  expect(outcomes(await post('test', config({ clientSecret: SECRET })))).toEqual({
    metadata: 'passed',
    endpoints: 'passed',
    algorithms: 'passed',
    keys: 'passed',
    client: 'passed',
  });
  provider.lies = { token: { status: 401, body: { error: 'invalid_client' } } };
  expect(outcomes(await post('test', config()))).toMatchObject({ keys: 'passed', client: 'ssoClient' });
  provider.lies = {
    metadata: { id_token_signing_alg_values_supported: ['HS256'], jwks_uri: `${provider.issuer}/nothing` },
  };
  expect(outcomes(await post('test', config()))).toMatchObject({ algorithms: 'ssoAlgorithm', keys: 'ssoBroken' });
  provider.lies = { metadata: { token_endpoint: undefined } };
  expect(outcomes(await post('test', config()))).toMatchObject({
    endpoints: 'ssoBroken',
    keys: 'skipped',
    client: 'skipped',
  });
  expect(outcomes(await post('test', config({ issuer: 'http://127.0.0.1:9' })))).toMatchObject({
    metadata: 'ssoAway',
    keys: 'skipped',
  });
  expect(await stored()).toBeUndefined();
});

test('ID-01 the stored secret is presented only to the provider for which it was entered', async () => {
  await post('update', config({ clientSecret: SECRET }));
  const other = await startLyingProvider();
  await post('test', config({ issuer: other.issuer }));
  expect(other.tokenRequests.map((each) => each.get('client_id'))).toEqual(['saldo']);
  await other.stop();
});
