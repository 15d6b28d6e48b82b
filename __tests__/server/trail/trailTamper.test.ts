import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApp } from '../../../server/app';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import { indexAnchorsBySeq, findChainFault, findCut } from '../../../server/security/trail/checkChain';
import { appendAnchors, readAnchors } from '../../../server/security/trail/trailAnchors';
import { readSettings } from '../../../server/settings/settings';
import { addTrail, listChainHeads } from '../../../server/security/trail/trailStore';
import { startApp, type TestServer } from '../../support/server/server';
import {
  addRow,
  CHAIN_START,
  chainRows,
  makeChain,
  tamperWithTrail,
  TRAIL_NOW,
  getTrailRow,
} from '../../support/trail/trailRig';

let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await startApp();
  folder = mkdtempSync(path.join(tmpdir(), 'saldo-trail-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.close();
});

const getFault = async (chain: number) => findChainFault(await chainRows(server.database, chain), CHAIN_START);
const settingsWith = (file: string) =>
  readSettings({ PORT: '0', DATABASE_URL: server.url, LOG_LEVEL: 'silent', AUDIT_ANCHOR_FILE: file });

describe('TR-02 tampering with all rights in the database is found at the right row', () => {
  test('a changed row', async () => {
    const chain = await makeChain(server.database, 5);
    await tamperWithTrail(
      server,
      `update trail_entry set outcome = 'livenessPassed' where chain = ${chain} and seq = 3`,
    );
    expect(await getFault(chain)).toEqual({ seq: 3, fault: 'contents' });
  });
  test('a back-dated row, inserted with no more rights than the server has', async () => {
    const chain = await makeChain(server.database, 3);
    const backDated = { ...getTrailRow(chain), now: new Date(TRAIL_NOW.getTime() - 3_600_000) };
    await inTenantTransaction(server.database, 'open', (tx) => addTrail(tx, backDated));
    await addRow(server.database, chain);
    expect(await getFault(chain)).toEqual({ seq: 4, fault: 'time' });
  });
  test('and a row of a call that began minutes ago is none', async () => {
    const chain = await makeChain(server.database, 3);
    const earlier = { ...getTrailRow(chain), now: new Date(TRAIL_NOW.getTime() - 300_000) };
    await inTenantTransaction(server.database, 'open', (tx) => addTrail(tx, earlier));
    expect(await getFault(chain)).toBeUndefined();
  });
  test('a removed row', async () => {
    const chain = await makeChain(server.database, 5);
    await tamperWithTrail(server, `delete from trail_entry where chain = ${chain} and seq = 3`);
    expect(await getFault(chain)).toEqual({ seq: 3, fault: 'missing' });
  });
  test('a removed row, the others renumbered', async () => {
    const chain = await makeChain(server.database, 5);
    await tamperWithTrail(
      server,
      `delete from trail_entry where chain = ${chain} and seq = 3; update trail_entry set seq = seq - 1 where chain = ${chain} and seq > 3`,
    );
    expect(await getFault(chain)).toEqual({ seq: 3, fault: 'contents' });
  });
  test('an inserted row with a valid hash', async () => {
    const chain = await makeChain(server.database, 4);
    await tamperWithTrail(
      server,
      `update trail_entry set seq = seq + 100 where chain = ${chain} and seq > 2;
       insert into trail_entry (institution_id, chain, seq, prev_hash, at, source, event, login_log_id)
         select ${chain}, ${chain}, 3, hash, at, 'server', 'logout', 1 from trail_entry where chain = ${chain} and seq = 2;
       update trail_entry t set hash = saldo_trail_hash(t) where chain = ${chain} and seq = 3;
       update trail_entry t set seq = seq - 99 where chain = ${chain} and seq > 100`,
    );
    expect(await getFault(chain)).toEqual({ seq: 4, fault: 'contents' });
  });
  test('swapped rows', async () => {
    const chain = await makeChain(server.database, 5);
    await tamperWithTrail(
      server,
      `update trail_entry set seq = -1 where chain = ${chain} and seq = 2; update trail_entry set seq = 2 where chain = ${chain} and seq = 4;
       update trail_entry set seq = 4 where chain = ${chain} and seq = -1`,
    );
    expect(await getFault(chain)).toEqual({ seq: 2, fault: 'contents' });
  });
  test('a changed row with a new hash', async () => {
    const chain = await makeChain(server.database, 5);
    await tamperWithTrail(
      server,
      `update trail_entry set outcome = 'x' where chain = ${chain} and seq = 2; update trail_entry t set hash = saldo_trail_hash(t) where chain = ${chain} and seq = 2`,
    );
    expect(await getFault(chain)).toEqual({ seq: 3, fault: 'order' });
  });
});

/** Rewrites a whole chain so that it holds in itself. */
const rewrite = (chain: number): Promise<unknown> =>
  tamperWithTrail(
    server,
    `do $$ declare r record; last text := repeat('0', 64); begin
    update trail_entry set outcome = 'rewritten' where chain = ${chain} and seq = 2;
    for r in select id from trail_entry where chain = ${chain} order by seq loop
      update trail_entry set prev_hash = last where id = r.id;
      update trail_entry t set hash = saldo_trail_hash(t) where id = r.id returning hash into last;
    end loop; end $$`,
  );

test('TR-02 a chain rewritten whole holds in itself and differs from its anchor', async () => {
  const chain = await makeChain(server.database, 4);
  const heads = await inTenantTransaction(server.database, 'open', (tx) => listChainHeads(tx, TRAIL_NOW));
  const file = path.join(folder, 'heads.jsonl');
  await appendAnchors(file, heads);
  const anchors = indexAnchorsBySeq((await readAnchors(file)).anchors, chain);
  expect(findChainFault(await chainRows(server.database, chain), CHAIN_START, anchors)).toBeUndefined();
  await rewrite(chain);
  expect(await getFault(chain)).toBeUndefined();
  expect(findChainFault(await chainRows(server.database, chain), CHAIN_START, anchors)).toEqual({
    seq: 4,
    fault: 'anchor',
  });
});

test('TR-02 a chain whose end was cut off is shorter than its anchor says', async () => {
  const chain = await makeChain(server.database, 4);
  const anchors = indexAnchorsBySeq(
    await inTenantTransaction(server.database, 'open', (tx) => listChainHeads(tx, TRAIL_NOW)),
    chain,
  );
  await tamperWithTrail(server, `delete from trail_entry where chain = ${chain} and seq = 4`);
  expect(findChainFault(await chainRows(server.database, chain), CHAIN_START, anchors)).toBeUndefined();
  expect(findCut(3, anchors)).toEqual({ seq: 4, fault: 'cut' });
});

describe('TR-02 anchors', () => {
  test('each start of a server writes the heads of all chains to the file', async () => {
    const chain = await makeChain(server.database, 2);
    const file = path.join(folder, 'deep', 'start.jsonl');
    for (let starts = 0; starts < 2; starts += 1) {
      const app = await createApp({ settings: settingsWith(file), database: server.database });
      await app.close();
    }
    const last = await chainRows(server.database, chain);
    const mine = (await readAnchors(file)).anchors.filter(({ institution }) => institution === chain);
    expect(mine).toMatchObject([
      { seq: 2, hash: last[1]?.hash },
      { seq: 2, hash: last[1]?.hash },
    ]);
    expect(readFileSync(file, 'utf8').endsWith('\n')).toBe(true);
  });

  test('a file that can not be written stops the start with a clear word', async () => {
    const blocked = path.join(folder, 'blocked');
    writeFileSync(blocked, '');
    await makeChain(server.database, 1);
    const start = createApp({ settings: settingsWith(path.join(blocked, 'heads.jsonl')), database: server.database });
    await expect(start).rejects.toThrow('The heads of the audit trail can not be kept');
  });
});
