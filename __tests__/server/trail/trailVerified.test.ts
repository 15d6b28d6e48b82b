import { readFileSync, writeFileSync } from 'node:fs';
import type { TrailCheck, TrailLogin, TrailOfLogin } from '@/contract/entities/users/trail';
import { eq } from 'drizzle-orm';
import { institution } from '../../../server/database/tables/organizationTables';
import { behavior } from '../../../server/database/tables/workTables';
import { checkTrailFile } from '../../../server/modules/trail/checkTrailFile';
import { findChainFault } from '../../../server/security/trail/checkChain';
import { appendAnchors, readAnchors } from '../../../server/security/trail/trailAnchors';
import { makeInstitution, type SignedIn } from '../../support/server/people';
import type { TestServer } from '../../support/server/server';
import { attempt, call, makeSignInUser } from '../../support/server/signingIn';
import { type AnchoredServer, openAnchored } from '../../support/trail/anchoredServer';
import { addRow, CHAIN_START, exportTrail, tamperWithTrail } from '../../support/trail/trailRig';
import { asRead, rowsOfText } from '../../support/trail/trailText';

let anchored: AnchoredServer;
let server: TestServer;
let anchorFile: string;
let institutionId: number;
let auditor: SignedIn;

beforeAll(async () => {
  anchored = await openAnchored();
  ({ server, anchorFile } = anchored);
  ({ institutionId } = await makeSignInUser(server.database, { username: 'agent' }));
  auditor = await anchored.auditorOf(institutionId);
  for (let sign = 0; sign < 3; sign += 1) await attempt(server);
});
afterAll(() => anchored.close());

const read = <Data>(who: SignedIn, asked: string) =>
  call<Data>(server, { method: 'GET', url: `/prod/trail/${asked}`, headers: who.headers });
const verify = async (who = auditor): Promise<TrailCheck> => (await read<TrailCheck>(who, 'verify')).data;

const fetchFile = (format: 'csv' | 'json', query?: string) => exportTrail(server, auditor, { format, query });

describe('TR-02 export', () => {
  test.each(['csv', 'json'] as const)('%s holds the whole chain, and holds by itself', async (format) => {
    const { text, name } = await fetchFile(format);
    expect(name).toContain(`saldo-trail-${institutionId}-`);
    const rows = await rowsOfText(text);
    expect(rows).toHaveLength((await verify()).total);
    expect(findChainFault(rows, CHAIN_START)).toBeUndefined();
  });

  test('anchors its last row, so that its end is proven', async () => {
    const { text } = await fetchFile('json');
    const last = (await rowsOfText(text)).at(-1);
    const newest = (await readAnchors(anchorFile)).anchors.at(-1);
    expect(newest).toMatchObject({ institution: institutionId, seq: last?.seq, hash: last?.hash });
    const anchors = readFileSync(anchorFile, 'utf8');
    expect((await checkTrailFile(asRead(text), { anchors, isPart: false })).fault).toBeUndefined();
  });

  test('of days without rows it is empty; who took it away is recorded', async () => {
    expect(await rowsOfText((await fetchFile('csv', '?from=2020-01-01&to=2020-01-02')).text)).toEqual([]);
    const taken = await server.database.select().from(behavior).where(eq(behavior.type, 'exportTrail'));
    expect(taken.at(-1)).toMatchObject({ userId: auditor.userId, detail: 'csv, 0 rows' });
  });
});

describe('TR-02 verification on the server', () => {
  test('a good chain: every row, and how many anchors it was compared with', async () => {
    const { head, total } = await verify();
    writeFileSync(anchorFile, '');
    const anchor = { institution: institutionId, seq: total, hash: head ?? '', time: new Date().toISOString() };
    await appendAnchors(anchorFile, [anchor]);
    expect(await verify()).toEqual({ to: total, total, head, anchors: 1, tornAnchors: 0, fault: null });
  });

  test('rows that ought to be anchored, when the file was emptied', async () => {
    const kept = readFileSync(anchorFile);
    const later = await makeInstitution(server.database);
    const theirs = await anchored.auditorOf(later);
    await addRow(server.database, later);
    writeFileSync(anchorFile, '');
    expect((await verify(theirs)).fault).toEqual({ seq: 1, fault: 'unanchored' });
    writeFileSync(anchorFile, kept);
  });

  test('an anchor that knows another hash, or a row that is gone', async () => {
    const { total } = await verify();
    await tamperWithTrail(server, `delete from trail_entry where chain = ${institutionId} and seq = ${total}`);
    expect((await verify()).fault).toEqual({ seq: total, fault: 'cut' });
    await attempt(server);
    expect((await verify()).fault).toEqual({ seq: total, fault: 'anchor' });
  });

  test('a changed row', async () => {
    const second = `chain = ${institutionId} and seq = 2`;
    await tamperWithTrail(server, `update trail_entry set outcome = 'wrongCaptcha' where ${second}`);
    expect((await verify()).fault).toEqual({ seq: 2, fault: 'contents' });
  });
});

describe('TR-02 the operator’s chain: attempts under unknown names', () => {
  test('is listed, read, verified and exported by the auditor of an institution without a parent', async () => {
    await attempt(server, { username: 'nobody at all' });
    const { data } = await read<{ result: TrailLogin[]; house: boolean }>(auditor, 'logins?of=house');
    expect(data.house).toBe(true);
    expect(data.result[0]).toMatchObject({ username: null, name: null, result: 'wrongCredentials' });
    const id = data.result[0]?.userLoginLogId ?? '';
    expect((await read<TrailOfLogin>(auditor, `login/${id}?of=house`)).data.rows).toHaveLength(1);
    expect((await read(auditor, `login/${id}`)).code).toBe('20');
    const { text } = await exportTrail(server, auditor, { format: 'json', query: '?of=house' });
    const anchors = readFileSync(anchorFile, 'utf8');
    const verdict = await checkTrailFile(asRead(text), { anchors, isPart: false });
    expect(verdict).toMatchObject({ first: { chain: 0 }, fault: undefined });
    expect((await read<TrailCheck>(auditor, 'verify?of=house')).data.fault).toBeNull();
    await tamperWithTrail(server, "update trail_entry set detail = '{}' where chain = 0 and seq = 1");
    expect((await read<TrailCheck>(auditor, 'verify?of=house')).data.fault).toEqual({ seq: 1, fault: 'contents' });
  });

  test('is closed to the auditor of an institution below another', async () => {
    const below = await makeInstitution(server.database);
    await server.database.update(institution).set({ parentId: institutionId }).where(eq(institution.id, below));
    const theirs = await anchored.auditorOf(below);
    expect((await read<{ house: boolean }>(theirs, 'logins')).data.house).toBe(false);
    for (const asked of ['logins', 'login/1', 'verify', 'export/csv', 'export/json']) {
      expect((await read(theirs, `${asked}?of=house`)).code).toBe('21');
    }
  });
});
