import { inTenantTransaction } from '../../../server/database/callTransaction';
import { withClient } from '../../../server/database/connect';
import { trailEntry } from '../../../server/database/tables/trailTables';
import { findChainFault } from '../../../server/security/trail/checkChain';
import { TRAIL_GENESIS, hashTrailRow } from '../../../server/security/trail/hashTrailRow';
import { addTrail } from '../../../server/security/trail/trailStore';
import { makeInstitution } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { addRow, CHAIN_START, chainRows, makeChain, TRAIL_NOW, getTrailRow } from '../../support/trail/trailRig';

let server: TestServer;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

test('TR-02 the database numbers and chains each row; the hash is the same here and there', async () => {
  const chain = await makeChain(server.database, 3);
  const rows = await chainRows(server.database, chain);
  expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(rows.map(({ prevHash }) => prevHash)).toEqual([TRAIL_GENESIS, rows[0]?.hash, rows[1]?.hash]);
  expect(rows.map(({ hash }) => hash)).toEqual(rows.map(hashTrailRow));
  expect(rows[0]?.at).toBe(TRAIL_NOW.toISOString());
  expect(findChainFault(await chainRows(server.database, chain), CHAIN_START)).toBeUndefined();
});

test('TR-02 rows without an institution have a separate chain', async () => {
  await addRow(server.database, null);
  const rows = await chainRows(server.database, 0);
  expect(rows).toMatchObject([{ chain: 0, seq: 1, prevHash: TRAIL_GENESIS }]);
});

test('TR-02 whatever the writer says about number and hash, the database decides', async () => {
  const chain = await makeChain(server.database, 1);
  const forged = { seq: 7, prevHash: 'f'.repeat(64), hash: 'e'.repeat(64), chain: 999 };
  await server.database
    .insert(trailEntry)
    .values({ ...forged, institutionId: chain, at: TRAIL_NOW, source: 'server', event: 'logout' });
  expect((await chainRows(server.database, chain)).map(({ seq }) => seq)).toEqual([1, 2]);
  expect(findChainFault(await chainRows(server.database, chain), CHAIN_START)).toBeUndefined();
});

test('TR-02 many connections at once, of two servers, write one chain without a fork or a gap', async () => {
  const chain = await makeInstitution(server.database);
  await Promise.all(Array.from({ length: 40 }, (_, place) => addRow(server.database, chain, place)));
  const rows = await chainRows(server.database, chain);
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, place) => place + 1));
  expect(new Set(rows.map(({ prevHash }) => prevHash)).size).toBe(40);
  expect(findChainFault(await chainRows(server.database, chain), CHAIN_START)).toBeUndefined();
});

test('TR-02 an undone transaction leaves no gap', async () => {
  const chain = await makeChain(server.database, 1);
  await expect(
    inTenantTransaction(server.database, 'open', async (tx) => {
      await addTrail(tx, getTrailRow(chain, 5));
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  await addRow(server.database, chain, 6);
  expect((await chainRows(server.database, chain)).map(({ seq, loginLogId }) => [seq, loginLogId])).toEqual([
    [1, 0],
    [2, 6],
  ]);
});

test.each([
  ['update', `update trail_entry set outcome = 'x'`],
  ['delete', 'delete from trail_entry'],
  ['truncate', 'truncate trail_entry'],
])('TR-02 nobody can %s the trail, not even the server', async (_, statement) => {
  await makeChain(server.database, 1);
  await expect(withClient(server.url, (client) => client.query(statement))).rejects.toThrow('append-only');
});

test('TR-02 a call of a signed-in user writes nothing into the trail automatically', async () => {
  const chain = await makeChain(server.database, 1);
  const write = inTenantTransaction(server.database, { institutionId: chain }, (tx) =>
    addTrail(tx, getTrailRow(chain)),
  );
  await expect(write).rejects.toThrow('Failed query');
  expect(await chainRows(server.database, chain)).toHaveLength(1);
});

test('TR-02 a call sees its own institution’s chain and no other', async () => {
  const [mine, foreign] = [await makeChain(server.database, 1), await makeChain(server.database, 2)];
  const seen = await inTenantTransaction(server.database, { institutionId: mine }, (tx) =>
    tx.select().from(trailEntry),
  );
  expect(seen.map(({ chain }) => chain)).toEqual([mine]);
  expect(foreign).not.toBe(mine);
});
