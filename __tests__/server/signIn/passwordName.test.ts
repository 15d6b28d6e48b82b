import { startApp, type TestServer } from '../../support/server/server';
import { attempt, encrypted, makeSignInUser, PASSWORD, passwordKey } from '../../support/server/signingIn';

let server: TestServer;
beforeAll(async () => {
  server = await startApp();
  await makeSignInUser(server.database, { username: 'agent' });
});
afterAll(() => server.close());

const NAMES = ['password', 'pwd'] as const;

/** Returns the code of a sign-in with the password under these of its names. */
const codeWith = async (names: readonly (typeof NAMES)[number][]): Promise<string> => {
  const secret = encrypted(await passwordKey(server), PASSWORD);
  const body = Object.fromEntries(NAMES.map((name) => [name, names.includes(name) ? secret : undefined]));
  return (await attempt(server, { body })).code;
};

test('LG-05 the password is taken under either of its names, and not under both or none', async () => {
  expect(await codeWith(['password'])).toBe('00');
  expect(await codeWith(['pwd'])).toBe('00');
  expect(await codeWith(['password', 'pwd'])).toBe('10');
  expect(await codeWith([])).toBe('10');
});
