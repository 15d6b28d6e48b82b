import { makeCase, type StoredTask } from '../../support/cases/cases';
import { asOwner, freshDatabase, type TestDatabase } from '../../support/server/database';
import { endRunningServers, runServer, type RunningServer } from '../../support/server/runningServer';
import { encrypted, makeSignInUser, PASSWORD } from '../../support/server/signingIn';

// A real server with its real log, on a busy machine.
jest.setTimeout(120_000);

const NAME = 'Zacatecana Canario';
const PHONE = '5539174286';
const ID_NUMBER = 'CANA900101MDFRRN07';
const CAPTCHA = 'Cnry77';
const WRONG_CAPTCHA = 'Wrng99';
const WRONG_PASSWORD = 'Typed-wr0ng';
const USERNAME = 'canarylogin';

let own: TestDatabase;
let server: RunningServer;
let caseRow: StoredTask;
/** Everything that must not be in the log. */
const secrets = new Set([NAME, 'Zacatecana', PHONE, ID_NUMBER, CAPTCHA, WRONG_CAPTCHA, PASSWORD, WRONG_PASSWORD]);
const keep = <Value>(value: Value): Value => {
  secrets.add(String(value));
  return value;
};

interface Answer<Data> {
  readonly code: string;
  readonly data: Data;
  readonly cookie: string;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

const ask = async <Data>(path: string, init: Sent = {}): Promise<Answer<Data>> => {
  const headers = { 'content-type': 'application/json', ...init.headers };
  const reply = await fetch(server.app + path, { ...init, headers });
  const text = await reply.text();
  const cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  if (!text.startsWith('{')) return { code: String(reply.status), data: undefined as Data, cookie };
  return { ...(JSON.parse(text) as { code: string; data: Data }), cookie };
};

const post = <Data>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer<Data>> =>
  ask(path, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });

const signIn = async (password: string, captcha: string): Promise<Answer<{ token: string } | undefined>> => {
  const { data } = await ask<{ key: string }>('/prod/login/rsaPublicKey');
  const { data: made } = await post<{ codeKey: string }>('/prod/login/generateValidateCode', {});
  return post('/prod/login/in', {
    username: USERNAME,
    password: keep(encrypted(data.key, password)),
    veins: keep('canary-device'),
    idCard: null,
    gps: { latitude: keep(19.4326077), longitude: keep(-99.133208) },
    codeKey: keep(made.codeKey),
    captcha,
  });
};

const wholeRound = async (): Promise<string[]> => {
  const good = await signIn(PASSWORD, CAPTCHA);
  const sid = good.cookie.split('=')[1] ?? '';
  const headers = { cookie: `saldo_sid=${keep(sid)}`, 'x-auth-token': keep(good.data?.token ?? '') };
  const list = `/prod/task/listing?borrowerName=${encodeURIComponent(NAME)}&borrowerPhone=${PHONE}`;
  const answers = [
    good,
    await signIn(WRONG_PASSWORD, CAPTCHA),
    await signIn(PASSWORD, WRONG_CAPTCHA),
    await ask(list, { headers }),
    await ask(`${list}&unknown=${PHONE}`, { headers }),
    await ask(`${list}%00`, { headers }),
    await ask(list, { headers: { ...headers, 'x-auth-token': keep('canary-token-that-is-none') } }),
    await post(`/prod/task/reveal/${caseRow.id}`, { field: 'mobilePhone' }, headers),
    await post(`/prod/task/reveal/${caseRow.id}`, { field: 'identityNumber' }, headers),
    await post('/prod/task/reveal/999999', { field: 'mobilePhone' }, headers),
    await post(`/prod/task/reveal/${caseRow.id}`, { field: NAME }, headers),
    await post('/prod/login/in', `{"username":"${NAME}","password":"${WRONG_PASSWORD}",`, headers),
    await post('/prod/login/in', { username: NAME, password: WRONG_PASSWORD.repeat(100_000) }, headers),
    await ask(`/prod/nothing/${PHONE}?name=${encodeURIComponent(NAME)}`, { headers }),
    await ask(`/nothing/${PHONE}`, { headers }),
  ];
  // A fault of ours: PostgreSQL's and the query builder's words quote the query with its values.
  await asOwner(own, 'alter table task rename to task_gone');
  answers.push(
    await ask(list, { headers }),
    await post(`/prod/task/reveal/${caseRow.id}`, { field: 'mobilePhone' }, headers),
  );
  await asOwner(own, 'alter table task_gone rename to task');
  answers.push(await ask('/prod/login/out', { headers: { ...headers, 'sec-fetch-site': 'same-origin' } }));
  return answers.map(({ code }) => code);
};

beforeAll(async () => {
  own = await freshDatabase();
  const agent = await makeSignInUser(own.database, { username: USERNAME, name: keep('Luz Canario') });
  const cells = { borrower_name: NAME, mobile_phone: PHONE, identity_number: ID_NUMBER };
  caseRow = await makeCase(own.database, {
    institutionId: agent.institutionId,
    agentId: agent.id,
    now: new Date(),
    cells,
  });
  server = await runServer({ DATABASE_URL: own.url, CAPTCHA_TEXT: CAPTCHA, LOG_LEVEL: 'trace' });
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  endRunningServers();
  await own.drop();
});

test('GE-06 the log of a whole working round, what failed included, holds nothing of anybody', async () => {
  const codes = await wholeRound();
  expect(codes.slice(0, 4)).toEqual(['00', '11', '12', '00']);
  expect(codes.slice(7, 9)).toEqual(['00', '00']);
  expect(codes.slice(-3)).toEqual(['99', '99', '00']);
  server.child.kill('SIGTERM');
  await server.ended;
  // The banner before it names the password of the synthetic users.
  const log = server.said().split('Ctrl+C')[1] ?? '';
  const found = [...secrets].filter((secret) => secret !== '' && log.toLowerCase().includes(secret.toLowerCase()));
  expect(found).toEqual([]);
  expect(log).not.toContain(encodeURIComponent(NAME));
  const calls = log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { call?: string; code?: string })
    .filter(({ call }) => call !== undefined);
  expect(calls.map(({ code }) => code)).toEqual(expect.arrayContaining(['00', '10', '11', '12', '99']));
  expect(calls.length).toBeGreaterThan(codes.length);
});
