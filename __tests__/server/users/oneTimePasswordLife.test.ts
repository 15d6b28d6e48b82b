import { read, utils } from '@e965/xlsx';
import { ONE_TIME_PASSWORD_LIFE_MS } from '@/contract/ourLimits';
import { createFirstAdministrator } from '../../../server/modules/institutions/firstAdministrator';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, call, makeSignInUser } from '../../support/server/signingIn';
import { userDesk, userForm } from '../../support/users/userDesk';

let clock = new Date();
let server: TestServer;
let institutionId: number;
let adminId: number;

beforeAll(async () => {
  server = await startApp({ now: () => clock });
  institutionId = await makeInstitution(server.database);
  adminId = await makeUser(server.database, { institutionId, role: 'admin' });
});
afterAll(() => server.close());

const signedIn = (): Promise<SignedIn> => signInAs(server.database, adminId, { now: clock });
const later = (ms: number): void => void (clock = new Date(clock.getTime() + ms));
const enter = async (username: string, password: string) => attempt(server, { username, password });

type Given = { readonly username: string; readonly password: string };

/** Each way in which somebody gets a password that somebody else made. */
const WAYS: Readonly<Record<string, (username: string) => Promise<Given>>> = {
  'the reset of a user': async (username) => {
    const { id } = await makeSignInUser(server.database, { username, institutionId });
    const { data } = await userDesk(server, await signedIn()).do<{ oneTimePassword: string }>('resetPassword', {
      id: String(id),
    });
    return { username, password: data.oneTimePassword };
  },
  'a new user': async (username) => {
    const form = userForm({ username, email: `${username}@example.test` });
    const { data } = await userDesk(server, await signedIn()).save(form);
    return { username, password: data.oneTimePassword ?? '' };
  },
  'the file of passwords': async (username) => {
    const { id } = await makeSignInUser(server.database, { username, institutionId, mustChangePassword: true });
    const reply = await server.app.inject({
      method: 'POST',
      url: '/prod/manage/user/downloadPassword',
      headers: (await signedIn()).headers,
      payload: { userIds: [String(id)] },
    });
    const book = read(reply.rawPayload);
    const [, row] = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
    expect(row?.[4]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    return { username, password: row?.[3] ?? '' };
  },
  'the reset of an account': async (username) => {
    const { id } = await makeSignInUser(server.database, { username, institutionId });
    const { headers } = await signedIn();
    const url = '/prod/institutionalManagement/password';
    return (await call<Given>(server, { method: 'POST', url, headers, payload: { userId: String(id) } })).data;
  },
  'a new institution': async (username) => {
    const administrator = { username, email: `${username}@example.test`, name: 'Ana Ruiz' };
    const place = { parentId: String(institutionId), code: 'BELOW', name: 'Below', currency: 'MXN' };
    const { data } = await call<{ administrator: Given }>(server, {
      method: 'POST',
      url: '/prod/institutionalManagement/institution',
      headers: (await signedIn()).headers,
      payload: { ...place, timeZone: 'America/Mexico_City', administrator },
    });
    return data.administrator;
  },
  "the operator's command": async (username) => {
    const password = 'Good-pass-1';
    const place = { institution: 'FRESH', institutionName: 'Fresh', currency: 'MXN', timeZone: 'America/Mexico_City' };
    const person = { username, email: `${username}@example.test`, name: 'Ana Ruiz', password };
    await server.database.transaction((tx) => createFirstAdministrator(tx, { ...place, ...person }, clock));
    return { username, password };
  },
};

test.each(Object.keys(WAYS))('US-01 6.4.1 a one-time password of %s can be signed in with for a day', async (way) => {
  const name = `way${Object.keys(WAYS).indexOf(way)}`;
  const given = await WAYS[way]?.(name);
  const { username, password } = given ?? { username: '', password: '' };
  later(ONE_TIME_PASSWORD_LIFE_MS - 60_000);
  const reply = await enter(username, password);
  expect([reply.code, reply.data.userInfo.mustChangePassword]).toEqual(['00', true]);
  later(60_000);
  const over = await enter(username, password);
  const wrong = await enter(username, 'not-the-one');
  // A response to a guess does not reveal that the password has expired.
  expect([over.code, over.message, over.data]).toEqual(['11', wrong.message, wrong.data]);
});

test('US-01 6.4.1 the administrator sees until when a one-time password holds, that it has run out, and makes another', async () => {
  const given = await WAYS['the reset of a user']?.('forgetful');
  const made = clock.getTime();
  const who = async () => {
    const desk = userDesk(server, await signedIn());
    const { data } = await desk.list({ name: 'forgetful' });
    return { desk, user: data.result[0] };
  };
  const { user } = await who();
  expect(user).toMatchObject({
    mustChangePassword: true,
    oneTimePasswordUntil: new Date(made + ONE_TIME_PASSWORD_LIFE_MS).toISOString(),
  });
  later(ONE_TIME_PASSWORD_LIFE_MS);
  expect((await enter('forgetful', given?.password ?? '')).code).toBe('11');
  const { desk } = await who();
  const logs = await call<{ result: { outcome: string }[] }>(server, {
    method: 'GET',
    url: `/prod/manage/user/loginLog/list?userId=${user?.id}`,
    headers: (await signedIn()).headers,
  });
  expect(logs.data.result[0]?.outcome).toBe('oneTimePasswordOver');
  const { data } = await desk.do<{ oneTimePassword: string }>('resetPassword', { id: user?.id });
  expect((await enter('forgetful', data.oneTimePassword)).code).toBe('00');
});

test('US-01 6.4.1 an own password has no end', async () => {
  await makeSignInUser(server.database, { username: 'settled', institutionId });
  later(400 * ONE_TIME_PASSWORD_LIFE_MS);
  expect((await attempt(server, { username: 'settled' })).code).toBe('00');
});
