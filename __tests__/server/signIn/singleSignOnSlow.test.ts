import { type LyingProvider, startLyingProvider } from '../../support/login/lyingProvider';
import { finishSignIn, setProvider, startSignIn } from '../../support/login/singleSignOn';
import { startApp, type TestServer } from '../../support/server/server';
import { makeSignInUser } from '../../support/server/signingIn';

let server: TestServer;
let provider: LyingProvider;

beforeAll(async () => {
  [server, provider] = await Promise.all([startApp(), startLyingProvider()]);
  const { institutionId } = await makeSignInUser(server.database, { username: 'agent' });
  await setProvider(server, { institutionId, issuer: provider.issuer });
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});

test('ID-01 a provider that answers too slowly is given up after five seconds', async () => {
  const started = await startSignIn(server, 'agent');
  provider.lies = { delayMs: 20_000 };
  const state = started.address.searchParams.get('state') ?? '';
  const begun = Date.now();
  const reply = await finishSignIn(server, { state, code: 'a-code', iss: provider.issuer }, started);
  expect(reply).toMatchObject({ code: '147', message: expect.stringContaining('cannot be reached') });
  expect(Date.now() - begun).toBeLessThan(8000);
});
