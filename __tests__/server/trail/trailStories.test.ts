import type { TrailLogin, TrailOfLogin } from '@/contract/entities/users/trail';
import type { LoginEvent } from '@/machines/loginModel';
import { type LoginTraceRow, hashTraceRow } from '@/machines/loginTraceRow';
import { eq } from 'drizzle-orm';
import { appUser } from '../../../server/database/tables/organizationTables';
import { attemptCount, rateUse } from '../../../server/database/tables/signInTables';
import { makeUser, type SignedIn, signInAs } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, call, getHeaders, makeSignInUser } from '../../support/server/signingIn';
import { recordedRows } from '../../support/trail/recordedRows';

let server: TestServer;
let auditor: SignedIn;
let page = 0;

beforeAll(async () => {
  server = await startApp();
  const { institutionId } = await makeSignInUser(server.database, { username: 'face', faceCheck: 'camera' });
  await makeSignInUser(server.database, { username: 'agent', institutionId });
  auditor = await signInAs(server.database, await makeUser(server.database, { institutionId, role: 'auditor' }));
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.delete(attemptCount);
  await server.database.delete(rateUse);
});

type Tell = (loginLogId: string) => readonly LoginTraceRow[];

const signInEvents = (userLoginLogId: string, check: 'none' | 'camera' = 'none'): LoginEvent[] => [
  { type: 'CAPTCHA_OK' },
  { type: 'SUBMIT', usernameLength: 5, passwordLength: 10, captchaLength: 4 },
  { type: 'KEY_OK' },
  { type: 'LOGIN_OK', check, userLoginLogId },
];
const record = (events: readonly LoginEvent[]) =>
  recordedRows(events, { sid: (page += 1).toString(16).padStart(32, '0') });

/** Rows that follow each other with good hashes whatever they say: what somebody tells who knows the app's source. */
const forged = (rows: readonly LoginTraceRow[], change: (row: LoginTraceRow, place: number) => LoginTraceRow) => {
  const told: LoginTraceRow[] = [];
  for (const [place, row] of rows.entries()) {
    const contents = { ...change(row, place), ...(place > 0 && { prev: told[place - 1]?.hash ?? '' }) };
    told.push({ ...contents, hash: hashTraceRow(contents) });
  }
  return told;
};

/** Signs in, reports an action, and returns the trail that the auditor sees. */
async function getStories(username: string, tell: Tell): Promise<TrailOfLogin> {
  const login = await attempt(server, { username });
  const id = login.data.userLoginLogId;
  const rows = tell(id);
  const payload = { rows };
  const reply = await call(server, { method: 'POST', url: '/prod/trail/add', headers: getHeaders(login), payload });
  expect(reply.code).toBe('00');
  return (await call<TrailOfLogin>(server, { method: 'GET', url: `/prod/trail/login/${id}`, headers: auditor.headers }))
    .data;
}

/** Returns the doubt about the only trail, counted from the first reported row. */
const getDoubt = ({ rows, stories }: TrailOfLogin) => {
  expect(stories).toHaveLength(1);
  const fault = stories[0]?.fault;
  const told = rows.filter(({ source }) => source === 'browser');
  return fault && { at: told.findIndex(({ seq }) => seq === fault.seq), fault: fault.fault };
};

test('TR-02 a trail that the machine also reports is believed', async () => {
  const found = await getStories('agent', (id) => record(signInEvents(id)));
  expect(found.stories).toEqual([{ page: expect.any(String), rows: 4, fault: null }]);
});

test('TR-02 without reports of the app there is no trail of it', async () => {
  const { data } = await attempt(server, { username: 'agent' });
  const url = `/prod/trail/login/${data.userLoginLogId}`;
  const found = await call<TrailOfLogin>(server, { method: 'GET', url, headers: auditor.headers });
  expect(found.data.stories).toEqual([]);
});

const VERIFIED: LoginEvent[] = [{ type: 'START' }, { type: 'CAM_OK' }, { type: 'CAPTURE' }, { type: 'PHOTO' }];

interface Forgery {
  readonly doubt: { readonly at: number; readonly fault: string };
  readonly username?: string;
  readonly tell: Tell;
}

test.each<[string, Forgery]>([
  [
    'that lacks its guard: nothing was typed and it was sent',
    {
      doubt: { at: 1, fault: 'machine' },
      tell: (id) => {
        const rows = record(signInEvents(id));
        const bare = { type: 'SUBMIT', usernameLength: 0, passwordLength: 0, captchaLength: 0 } as const;
        return forged(rows, (row, place) => (place === 1 ? { ...row, event: bare } : row));
      },
    },
  ],
  [
    'whose number of failures is invented',
    {
      doubt: { at: 2, fault: 'machine' },
      tell: (id) => forged(record(signInEvents(id)), (row, place) => (place === 2 ? { ...row, fails: 2 } : row)),
    },
  ],
  [
    'without its beginning',
    {
      doubt: { at: 0, fault: 'beginning' },
      tell: (id) => forged(record(signInEvents(id)), (row) => ({ ...row, seq: row.seq + 500 })),
    },
  ],
  [
    'whose clocks contradict each other',
    {
      doubt: { at: 2, fault: 'time' },
      tell: (id) =>
        forged(record(signInEvents(id)), (row, place) =>
          place < 2 ? row : { ...row, ts: '1999-01-01T00:00:00.000Z' },
        ),
    },
  ],
  [
    'whose page runs backwards',
    {
      doubt: { at: 3, fault: 'time' },
      tell: (id) => forged(record(signInEvents(id)), (row, place) => (place === 3 ? { ...row, mono: 5 } : row)),
    },
  ],
  [
    'of another version of the app',
    {
      doubt: { at: 0, fault: 'version' },
      tell: (id) => forged(record(signInEvents(id)), (row) => ({ ...row, machine: '0.9.0' })),
    },
  ],
  [
    'of a face check passed that the server has not given',
    {
      doubt: { at: 8, fault: 'server' },
      username: 'face',
      tell: (id) => record([...signInEvents(id, 'camera'), ...VERIFIED, { type: 'VERIFY', pass: true }]),
    },
  ],
])('TR-02 a story %s is shown as such, from its row on', async (_, { doubt, username = 'agent', tell }) => {
  expect(getDoubt(await getStories(username, tell))).toEqual(doubt);
});

test('TR-02 a page with a gap between two calls is doubted from there on', async () => {
  const login = await attempt(server, { username: 'agent' });
  const rows = record([...signInEvents(login.data.userLoginLogId), { type: 'LANG', lang: 'es' }, { type: 'LOGOUT' }]);
  const add = (some: readonly LoginTraceRow[]) =>
    call(server, { method: 'POST', url: '/prod/trail/add', headers: getHeaders(login), payload: { rows: some } });
  await add(rows.slice(0, 4));
  await add(rows.slice(5));
  const url = `/prod/trail/login/${login.data.userLoginLogId}`;
  const { data } = await call<TrailOfLogin>(server, { method: 'GET', url, headers: auditor.headers });
  expect(getDoubt(data)).toEqual({ at: 4, fault: 'order' });
});

test('TR-02 the names are those of the time: who is called otherwise later is found by the old one', async () => {
  await attempt(server, { username: 'agent' });
  await server.database.update(appUser).set({ name: 'Later Name' }).where(eq(appUser.username, 'agent'));
  const found = async (user: string) => {
    const url = `/prod/trail/logins?user=${encodeURIComponent(user)}`;
    const { data } = await call<{ result: TrailLogin[] }>(server, { method: 'GET', url, headers: auditor.headers });
    return data.result.map(({ name }) => name);
  };
  expect(await found('Later')).toEqual([]);
  expect(new Set(await found('agent'))).not.toContain('Later Name');
});
