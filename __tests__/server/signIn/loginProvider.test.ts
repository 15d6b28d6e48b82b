import type { FastifyInstance } from 'fastify';
import { attemptCount, providerCheck, rateUse } from '../../../server/database/tables/signInTables';
import { createProviderApp } from '../../../server/provider/providerApp';
import { getAppOrigin, getProviderOrigin } from '../../../server/settings/getProviderOrigin';
import { closeFaceThread } from '../../../server/security/face/faceThread';
import { readSettings } from '../../../server/settings/settings';
import { face, picture } from '../../support/faces/facePictures';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, call, getHeaders, makeSignInUser, type Reply } from '../../support/server/signingIn';

let server: TestServer;
let provider: FastifyInstance;
let clock: Date;
const settings = readSettings({ PORT: '18200', LOG_LEVEL: 'silent' });
const passing = face.toString('base64');

interface Opened {
  readonly headers: Record<string, string>;
  readonly userId: string;
  readonly userLoginLogId: string;
  readonly token: string;
}

beforeAll(async () => {
  clock = new Date();
  server = await startApp({ now: () => clock, environment: { PORT: '18200' } });
  provider = await createProviderApp({ settings, database: server.database, now: () => clock });
  await makeSignInUser(server.database, { username: 'frame', faceCheck: 'provider' });
  await makeSignInUser(server.database, { username: 'frame2', faceCheck: 'provider' });
  await makeSignInUser(server.database, { username: 'face', faceCheck: 'camera' });
});
afterAll(async () => {
  await provider.close();
  await server.close();
  await closeFaceThread();
});
beforeEach(async () => {
  await server.database.delete(attemptCount);
  await server.database.delete(rateUse);
});

const open = async (username = 'frame'): Promise<Opened> => {
  const login = await attempt(server, { username });
  const { data } = login;
  return {
    headers: getHeaders(login),
    userId: data.userInfo.id,
    userLoginLogId: data.userLoginLogId,
    token: data.cloudunPureH5Liveness?.token ?? '',
  };
};

const onPage = async (token: string, sent = passing, headers: Record<string, string> = {}) => {
  const reply = await provider.inject({ method: 'POST', url: '/check', payload: { token, picture: sent }, headers });
  return JSON.parse(reply.body) as { code?: string; livenessId?: string; bindingAgentId?: string };
};

const ask = (opened: Opened, livenessId: string | undefined, other: Record<string, unknown> = {}): Promise<Reply> =>
  call(server, {
    method: 'POST',
    url: '/prod/login/getPureH5LivenessResult',
    headers: opened.headers,
    payload: {
      bindingAgentId: opened.userId,
      livenessId: livenessId ?? 'none',
      idCard: null,
      userLoginLogId: opened.userLoginLogId,
      token: opened.token,
      ...other,
    },
  });

test('LV-06 LG-09 the login response tells where the page is and what it is opened with', async () => {
  const { data } = await attempt(server, { username: 'frame', headers: { host: 'desk.example:18200' } });
  expect(data).toMatchObject({
    loginResult: false,
    needH5LivenessAuth: true,
    cloudunPureH5Liveness: { baseUrl: 'http://desk.example:18201/' },
  });
  expect(data.cloudunPureH5Liveness?.token).not.toBe(data.token);
});

test('LV-11 the page is of another origin, may be shown by the app alone, and talks to nobody else', async () => {
  const reply = await provider.inject({ method: 'GET', url: '/?token=x', headers: { host: 'desk.example:18201' } });
  expect(reply.body).toContain('data-parent="http://desk.example:18200"');
  const policy = String(reply.headers['content-security-policy']);
  expect(policy).toContain('frame-ancestors http://desk.example:18200');
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).not.toMatch(/unsafe|\*/u);
  for (const url of ['/livenessPage.js', '/livenessWords.js', '/livenessPage.css']) {
    expect((await provider.inject({ method: 'GET', url })).statusCode).toBe(200);
  }
  expect((await provider.inject({ method: 'GET', url: '/../../package.json' })).statusCode).toBe(404);
});

test('LV-11 a name typed as host is never written into the page', async () => {
  const reply = await provider.inject({ method: 'GET', url: '/', headers: { host: '"><script>alert(1)</script>' } });
  expect(reply.body).not.toContain('alert(1)');
});

test('LV-11 failure codes can be forced outside production only', async () => {
  expect((await provider.inject({ method: 'GET', url: '/' })).body).toContain('data-test="true"');
  const real = await createProviderApp({ settings: { ...settings, production: true }, database: server.database });
  expect((await real.inject({ method: 'GET', url: '/' })).body).toContain('data-test="false"');
  await real.close();
});

test('LV-06 a good picture on the page signs in, under a new session', async () => {
  const opened = await open();
  const { livenessId, bindingAgentId } = await onPage(opened.token);
  expect(bindingAgentId).toBe(opened.userId);
  const reply = await ask(opened, livenessId);
  expect(reply).toMatchObject({ code: '00', data: true });
  const headers = { ...opened.headers, cookie: `saldo_sid=${reply.cookies['saldo_sid'] ?? ''}` };
  expect((await call(server, { method: 'GET', url: '/prod/login/currentUser', headers })).code).toBe('00');
  expect(await onPage(opened.token)).toEqual({ code: '409' });
});

test('LV-06 a bad picture is reported to the server only, and a next one may pass', async () => {
  const opened = await open();
  const bad = await onPage(opened.token, (await picture.blank()).toString('base64'));
  expect(Object.keys(bad).toSorted()).toEqual(['bindingAgentId', 'livenessId']);
  expect(await ask(opened, bad.livenessId)).toMatchObject({ code: '00', data: false });
  const good = await onPage(opened.token);
  expect(await ask(opened, good.livenessId)).toMatchObject({ code: '00', data: true });
});

test('LV-06 LV-04 a livenessId is good for one question; made-up ones count as failures', async () => {
  const opened = await open();
  const bad = await onPage(opened.token, (await picture.blank()).toString('base64'));
  expect((await ask(opened, bad.livenessId)).data).toBe(false);
  expect((await ask(opened, bad.livenessId)).data).toBe(false);
  expect((await ask(opened, 'made-up')).code).toBe('19');
});

test('LV-06 a passed check of one sign-in passes no other, not even of the same user', async () => {
  const [one, other] = [await open(), await open()];
  const { livenessId } = await onPage(one.token);
  expect((await ask(other, livenessId)).data).toBe(false);
  expect((await ask(other, livenessId, { token: one.token })).data).toBe(false);
  expect((await ask(one, livenessId)).data).toBe(true);
  const stranger = await open('frame2');
  const fresh = await onPage((await open()).token);
  expect((await ask(stranger, fresh.livenessId)).data).toBe(false);
});

test('LV-09 a foreign userLoginLogId or user is refused', async () => {
  const [mine, foreign] = [await open(), await open('frame2')];
  const { livenessId } = await onPage(mine.token);
  expect((await ask(mine, livenessId, { userLoginLogId: foreign.userLoginLogId })).code).toBe('21');
  expect((await ask(mine, livenessId, { bindingAgentId: foreign.userId })).code).toBe('21');
});

test('LV-09 the provider’s page cannot stand in for the camera that was demanded', async () => {
  const camera = await open('face');
  const { livenessId } = await onPage((await open()).token);
  expect((await ask(camera, livenessId)).code).toBe('21');
});

test('LV-11 an unknown token gets 401, a body that is none 400, another site 403', async () => {
  expect(await onPage('x'.repeat(43))).toEqual({ code: '401' });
  expect(await onPage('short')).toEqual({ code: '400' });
  expect(await onPage((await open()).token, passing, { 'sec-fetch-site': 'cross-site' })).toEqual({ code: '403' });
});

test('LV-11 what is no JSON, or far too large, is refused without a word about why', async () => {
  const headers = { 'content-type': 'application/json' };
  for (const payload of ['{', JSON.stringify({ token: 'x'.repeat(43), picture: 'A'.repeat(9_000_000) })]) {
    const reply = await provider.inject({ method: 'POST', url: '/check', headers, payload });
    expect(reply.statusCode).toBe(400);
    expect(JSON.parse(reply.body)).toEqual({ code: '400' });
  }
});

test('LV-11 a check that nobody ended is over with the half session', async () => {
  const opened = await open();
  const { livenessId } = await onPage(opened.token);
  clock = new Date(clock.getTime() + 10 * 60_000 + 1);
  expect(await onPage(opened.token)).toEqual({ code: '401' });
  expect((await ask(opened, livenessId)).code).toBe('02');
});

test('LV-06 neither token nor livenessId can be read in the database', async () => {
  const opened = await open();
  const { livenessId = '' } = await onPage(opened.token);
  const kept = JSON.stringify(await server.database.select().from(providerCheck));
  expect(kept).not.toContain(opened.token);
  expect(kept).not.toContain(livenessId);
});

test('LV-11 behind a proxy the origins are the ones of the settings', () => {
  const proxied = { ...settings, publicOrigin: 'https://saldo.example', providerOrigin: 'https://face.saldo.example' };
  expect(getProviderOrigin(proxied, 'evil.example')).toBe('https://face.saldo.example');
  expect(getAppOrigin(proxied, 'evil.example', 18_200)).toBe('https://saldo.example');
  expect(getProviderOrigin({ ...settings, publicOrigin: 'https://saldo.example' }, 'evil.example')).toBe(
    'https://saldo.example:18201',
  );
});
