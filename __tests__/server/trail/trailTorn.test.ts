import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TrailCheck } from '@/contract/entities/users/trail';
import { createApp } from '../../../server/app';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import type { TrailAnchor } from '../../../server/security/trail/anchorLines';
import { appendAnchors, readAnchors } from '../../../server/security/trail/trailAnchors';
import { listChainHeads } from '../../../server/security/trail/trailStore';
import { readSettings } from '../../../server/settings/settings';
import { makeInstitution, makeUser, type SignedIn, signInAs } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { call } from '../../support/server/signingIn';
import { addRow, TRAIL_NOW } from '../../support/trail/trailRig';
import { serverProgram } from '../../support/server/serverProgram';

let server: TestServer;
let folder: string;
let file: string;
let auditor: SignedIn;
let institutionId: number;
/** The head of the auditor's own chain: without it the check would miss it. */
let own: readonly TrailAnchor[];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'saldo-torn-'));
  file = path.join(folder, 'heads.jsonl');
  server = await startApp({ environment: { AUDIT_ANCHOR_FILE: file } });
  institutionId = await makeInstitution(server.database);
  auditor = await signInAs(server.database, await makeUser(server.database, { institutionId, role: 'auditor' }));
  await addRow(server.database, institutionId);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const anchor = (seq: number) => ({ institution: 999, seq, hash: 'a'.repeat(64), time: '2026-03-11T00:30:00.000Z' });
const verify = () => call<TrailCheck>(server, { method: 'GET', url: '/prod/trail/verify', headers: auditor.headers });

beforeEach(async () => {
  writeFileSync(file, '');
  const heads = await inTenantTransaction(server.database, 'open', (tx) => listChainHeads(tx, TRAIL_NOW));
  own = heads.filter(({ institution }) => institution === institutionId);
  await appendAnchors(file, [...own, anchor(1), anchor(2)]);
});
/** Truncates the last line, as a crash or a full disk does. */
const tear = (): void => truncateSync(file, readFileSync(file).length - 40);

describe('TR-02 a torn last line of the anchor file', () => {
  test('is omitted and reported, by the server and by the command', async () => {
    tear();
    expect((await verify()).data).toMatchObject({ tornAnchors: 1, fault: null });
    const exported = path.join(folder, 'trail.json');
    const { body } = await server.app.inject({ url: '/prod/trail/export/json', headers: auditor.headers });
    writeFileSync(exported, body);
    const done = spawnSync(process.execPath, serverProgram('auditVerify', exported, '--anchors', file), {
      encoding: 'utf8',
    });
    expect(done).toMatchObject({ status: 0, stderr: '' });
    expect(done.stdout).toContain('Line 3 of the anchor file was torn');
  }, 60_000);

  test('does not swallow the next anchors, and remains reported', async () => {
    tear();
    expect(await appendAnchors(file, [anchor(3)])).toBe(true);
    expect(await appendAnchors(file, [anchor(4)])).toBe(false);
    expect(await readAnchors(file)).toEqual({
      anchors: [...own, anchor(1), anchor(3), anchor(4)],
      torn: [3],
      spoilt: undefined,
    });
    expect((await verify()).data).toMatchObject({ tornAnchors: 1, fault: null });
  });

  test('that lacks nothing but its line feed is an anchor as any other', async () => {
    truncateSync(file, readFileSync(file).length - 1);
    expect(await appendAnchors(file, [anchor(3)])).toBe(false);
    expect(await readAnchors(file)).toEqual({
      anchors: [...own, anchor(1), anchor(2), anchor(3)],
      torn: [],
      spoilt: undefined,
    });
  });

  test('is repaired at the next start, which the log tells', async () => {
    tear();
    const settings = readSettings({ PORT: '0', DATABASE_URL: server.url, LOG_LEVEL: 'warn', AUDIT_ANCHOR_FILE: file });
    const said: string[] = [];
    const spy = jest.spyOn(process.stdout, 'write').mockImplementation((line) => said.push(String(line)) > 0);
    const app = await createApp({ settings, database: server.database }).finally(() => spy.mockRestore());
    await app.close();
    expect(said.join('')).toContain('the last line of the anchor file was torn');
    expect((await readAnchors(file)).torn).toEqual([3]);
  });
});

test('TR-02 a line in the middle of the anchor file that nobody can read is a fault, and named', async () => {
  writeFileSync(file, readFileSync(file, 'utf8').replace('{', ''));
  expect((await verify()).data.fault).toEqual({ seq: 1, fault: 'anchorFile' });
  appendFileSync(file, 'half\n');
  expect((await readAnchors(file)).spoilt).toBe(1);
});
