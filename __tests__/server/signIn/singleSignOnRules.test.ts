import { desc, eq } from 'drizzle-orm';
import { appUser } from '../../../server/database/tables/organizationTables';
import { session } from '../../../server/database/tables/signInTables';
import { ssoLink } from '../../../server/database/tables/singleSignOnTables';
import { type OpenIdProvider, signInAtProvider, startOpenIdProvider } from '../../support/login/openIdProvider';
import { finishSignIn, ORIGIN, setProvider, startSignIn } from '../../support/login/singleSignOn';
import { makeInstitution } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, call, makeSignInUser } from '../../support/server/signingIn';

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

const signIn = async (account: string, name = account) => {
  const started = await startSignIn(server, name);
  return finishSignIn(server, await signInAtProvider(started.address.href, account), started);
};

test('ID-01 whitelist, position and face check apply as for passwords; the institution can waive the face check', async () => {
  await server.database.update(appUser).set({ faceCheck: 'camera' }).where(eq(appUser.id, agent));
  expect(await signIn('agent')).toMatchObject({ code: '00', data: { loginResult: false } });
  const [half] = await server.database.select().from(session).orderBy(desc(session.id)).limit(1);
  expect(half).toMatchObject({ state: 'half', faceCheck: 'camera' });
  await setProvider(server, {
    institutionId,
    issuer: provider.issuer,
    clientSecret: provider.clientSecret,
    requiresFaceCheck: false,
  });
  expect(await signIn('agent')).toMatchObject({ code: '00', data: { loginResult: true } });
  await server.database.update(appUser).set({ faceCheck: 'none' }).where(eq(appUser.id, agent));
});

test('ID-01 with company accounts only, a right password is refused and a wrong one reveals nothing', async () => {
  expect((await attempt(server)).code).toBe('00');
  await setProvider(server, {
    institutionId,
    issuer: provider.issuer,
    clientSecret: provider.clientSecret,
    mode: 'only',
  });
  expect(await attempt(server)).toMatchObject({
    code: '157',
    message: expect.stringContaining('company accounts only'),
  });
  expect((await attempt(server, { password: 'wrong-one' })).code).toBe('11');
  expect((await signIn('agent')).code).toBe('00');
  await makeSignInUser(server.database, {
    username: 'repair',
    institutionId,
    role: 'admin',
    mustChangePassword: true,
    oneTimePasswordUntil: new Date(Date.now() + 60_000),
  });
  expect((await attempt(server, { username: 'repair' })).code).toBe('00');
});

test('ID-01 every name gets an address, so that nobody learns which users exist', async () => {
  const second = await makeInstitution(server.database);
  await setProvider(server, { institutionId: second, issuer: provider.issuer, clientSecret: provider.clientSecret });
  const [known, unknown, again] = await Promise.all(
    ['agent', 'nobody', 'NOBODY'].map((name) => startSignIn(server, name)),
  );
  for (const { reply } of [known, unknown, again].flatMap((each) => (each ? [each] : []))) {
    expect(Object.keys(reply.data)).toEqual(['address']);
    expect(reply.code).toBe('00');
  }
  await setProvider(server, { institutionId: second, issuer: provider.issuer, mode: 'off' });
});

test('ID-01 where no institution offers it, neither the captcha nor the call does', async () => {
  const ask = () => call<object>(server, { method: 'POST', url: '/prod/login/generateValidateCode', payload: {} });
  expect((await ask()).data).toMatchObject({ singleSignOn: true });
  await setProvider(server, { institutionId, issuer: provider.issuer, mode: 'off' });
  expect((await ask()).data).not.toHaveProperty('singleSignOn');
  expect((await startSignIn(server, 'agent')).reply.code).toBe('140');
});
