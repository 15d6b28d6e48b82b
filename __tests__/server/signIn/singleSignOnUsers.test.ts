import { eq } from 'drizzle-orm';
import { appUser } from '../../../server/database/tables/organizationTables';
import { ssoLink } from '../../../server/database/tables/singleSignOnTables';
import { userHistory } from '../../../server/database/tables/userTables';
import { type LyingProvider, startLyingProvider } from '../../support/login/lyingProvider';
import { finishSignIn, setProvider, startSignIn } from '../../support/login/singleSignOn';
import { makeInstitution } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, makeSignInUser } from '../../support/server/signingIn';

let server: TestServer;
let provider: LyingProvider;
let institutionId: number;

beforeAll(async () => {
  [server, provider] = await Promise.all([startApp(), startLyingProvider()]);
  institutionId = await makeInstitution(server.database);
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});

const MAPPINGS = [
  { value: 'heads', role: 'leader' as const, groupId: null, queueId: null },
  { value: 'collections', role: 'member' as const, groupId: '999', queueId: null },
];

const provisioning = (given: object = {}) =>
  setProvider(server, { institutionId, issuer: provider.issuer, provisions: true, mappings: MAPPINGS, ...given });

let accounts = 0;

/** Signs a new account in. */
const signIn = async (claims: Readonly<Record<string, unknown>>) => {
  const started = await startSignIn(server, 'anybody');
  provider.nonce = started.address.searchParams.get('nonce') ?? '';
  accounts += 1;
  provider.lies = { claims: { sub: `subject-${accounts}`, ...claims } };
  const state = started.address.searchParams.get('state') ?? '';
  return finishSignIn(server, { state, code: 'a-code', iss: provider.issuer }, started);
};

const account = (name: string, groups: unknown) => ({
  preferred_username: name,
  email: `${name}@company.example`,
  name: `Name of ${name}`,
  groups,
});
const find = async (username: string) =>
  (await server.database.select().from(appUser).where(eq(appUser.username, username)))[0];

test('ID-01 a first sign-in adds a user with the mapped role, without a password, in the history', async () => {
  await provisioning();
  const reply = await signIn(account('new', ['other', 'collections']));
  expect(reply).toMatchObject({
    code: '00',
    data: { userInfo: { username: 'new', role: 'member', name: 'Name of new' } },
  });
  const user = await find('new');
  expect(user).toMatchObject({ institutionId, groupId: null, mustChangePassword: false, creatorId: null });
  expect(
    await server.database
      .select()
      .from(userHistory)
      .where(eq(userHistory.userId, user?.id ?? 0)),
  ).toMatchObject([{ kind: 'created' }]);
  for (const password of ['none', '']) expect((await attempt(server, { username: 'new', password })).code).toBe('11');
});

test('ID-01 the mapped role is never above the maximum', async () => {
  await provisioning();
  expect(await signIn(account('head', 'heads'))).toMatchObject({ data: { userInfo: { role: 'member' } } });
  await provisioning({ maximumRole: 'leader' });
  expect(await signIn(account('head2', 'heads'))).toMatchObject({ data: { userInfo: { role: 'leader' } } });
});

test('ID-01 nobody is added without a mapped value, without an e-mail address, or where it is switched off', async () => {
  await provisioning();
  expect((await signIn(account('stranger', ['others']))).code).toBe('156');
  expect((await signIn({ ...account('nomail', ['collections']), email: undefined })).code).toBe('156');
  await provisioning({ provisions: false });
  expect((await signIn(account('off', ['collections']))).code).toBe('156');
  for (const name of ['stranger', 'nomail', 'off']) expect(await find(name)).toBeUndefined();
});

test('ID-01 an account with the name or the e-mail address of an existing user gets neither that user nor a new one', async () => {
  await provisioning({ linksByUsername: false });
  await makeSignInUser(server.database, { username: 'boss', institutionId, role: 'admin' });
  expect((await signIn(account('boss', ['collections']))).code).toBe('156');
  expect((await signIn({ ...account('other', ['collections']), email: 'BOSS@example.test' })).code).toBe('156');
  expect(
    await server.database
      .select()
      .from(ssoLink)
      .where(eq(ssoLink.subject, `subject-${accounts}`)),
  ).toEqual([]);
});
