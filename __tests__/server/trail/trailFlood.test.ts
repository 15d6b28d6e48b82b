import type { TrailOfLogin } from '@/contract/entities/users/trail';
import type { LoginEvent } from '@/machines/loginModel';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import { addTrail } from '../../../server/security/trail/trailStore';
import { makeUser, type SignedIn, signInAs } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, call, getHeaders, makeSignInUser } from '../../support/server/signingIn';
import { recordedRows } from '../../support/trail/recordedRows';
import { getTrailRow } from '../../support/trail/trailRig';

let server: TestServer;
let auditor: SignedIn;
let institutionId: number;

beforeAll(async () => {
  server = await startApp();
  ({ institutionId } = await makeSignInUser(server.database, { username: 'face', faceCheck: 'camera' }));
  auditor = await signInAs(server.database, await makeUser(server.database, { institutionId, role: 'auditor' }));
});
afterAll(() => server.close());

const flood = Array.from({ length: 50 }, (): LoginEvent => ({ type: 'LANG', lang: 'en' }));

/** The codes of so many calls with 50 rows each, every one from another opening of the page. */
async function tell(headers: Record<string, string>, calls: number, first = 0): Promise<string[]> {
  const codes: string[] = [];
  for (let page = first; page < first + calls; page += 1) {
    const rows = recordedRows(flood, { sid: page.toString(16).padStart(32, '0') });
    const { code } = await call(server, { method: 'POST', url: '/prod/trail/add', headers, payload: { rows } });
    codes.push(code);
  }
  return codes;
}

const shown = async (id: string, query = '') => {
  const url = `/prod/trail/login/${id}${query}`;
  const { data } = await call<TrailOfLogin>(server, { method: 'GET', url, headers: auditor.headers });
  const of = (wanted: string) => data.rows.filter(({ source }) => source === wanted);
  return { browser: of('browser').length, server: of('server').map(({ event }) => event), left: data.left };
};

test('TR-02 an app that floods the trail hides none of the server’s rows, and is refused beyond its share', async () => {
  const login = await attempt(server, { username: 'face' });
  const id = login.data.userLoginLogId;
  expect(new Set(await tell(getHeaders(login), 12))).toEqual(new Set(['00']));
  await inTenantTransaction(server.database, 'open', (tx) =>
    addTrail(tx, { ...getTrailRow(institutionId, Number(id)), event: 'faceCheckEnded' }),
  );
  const all = ['signIn', 'faceCheckEnded'];
  expect(await shown(id)).toEqual({ browser: 500, server: all, left: 100 });
  expect(await shown(id, '?most=1000')).toEqual({ browser: 600, server: all, left: 0 });
  const codes = await tell(getHeaders(login), 10, 12);
  expect(codes).toEqual([...Array.from({ length: 8 }, () => '00'), '36', '36']);
  // Repeated rows are accepted.
  expect(await tell(getHeaders(login), 1)).toEqual(['00']);
  expect(await shown(id, '?most=5000')).toEqual({ browser: 1000, server: all, left: 0 });
}, 60_000);
