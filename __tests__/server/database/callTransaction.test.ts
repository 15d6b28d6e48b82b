import { Socket } from 'node:net';
import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import {
  inTenantTransaction,
  queryAndCommit,
  readInScope,
  runAsServiceRole,
} from '../../../server/database/callTransaction';
import type { Database, Transaction } from '../../../server/database/connect';
import { enableReadCache } from '../../../server/database/memoizePerTransaction';
import { systemSetting } from '../../../server/database/tables/organizationTables';
import { makeInstitution } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

let server: TestServer;
let database: Database;
let scope: { institutionId: number };

beforeAll(async () => {
  server = await startApp();
  ({ database } = server);
  scope = { institutionId: await makeInstitution(database) };
});
afterAll(() => server.close());

const WAYS = { reading: readInScope, changing: inTenantTransaction };

const one = (tx: Transaction) =>
  tx
    .select({ one: sql<number>`1` })
    .from(systemSetting)
    .limit(1);
const getInstitution = async (tx: Transaction): Promise<unknown> =>
  (await tx.execute(sql`select current_setting('saldo.institution', true) as mine, current_user as who`)).rows[0];

const late = async (caseRow: Transaction | undefined): Promise<unknown> => caseRow && one(caseRow);

test.each(Object.entries(WAYS))(
  'RO-01 %s: what still goes on when a transaction is over does nothing more',
  async (_, way) => {
    let held: Transaction | undefined;
    await way(database, scope, async (tx) => {
      held = tx;
      await one(tx);
    });
    await expect(late(held)).rejects.toThrow('the transaction is over');
  },
);

test.each(Object.entries(WAYS))('RO-01 %s: nor when it was rolled back', async (_, way) => {
  let held: Transaction | undefined;
  const given = way(database, scope, async (tx) => {
    held = tx;
    await tx.execute(sql`select 1/0`);
  });
  await expect(given).rejects.toThrow('select 1/0');
  await expect(late(held)).rejects.toThrow('the transaction is over');
});

test('RO-01 queries sent together with the beginning run in its scope', async () => {
  const asked = await readInScope(database, scope, (tx) => Promise.all([getInstitution(tx), getInstitution(tx)]));
  const expected = { mine: String(scope.institutionId), who: 'saldo_caller' };
  expect(asked).toEqual([expected, expected]);
  expect((await database.execute(sql`select current_user as who`)).rows[0]).not.toMatchObject({ who: 'saldo_caller' });
});

test('RO-01 nothing is answered by a transaction that could not be begun', async () => {
  const { $client: pool } = database;
  const { begin } = pool;
  let wasAnswered = false;
  Object.assign(pool, { begin: 'select 1/0' });
  try {
    const asked = readInScope(database, scope, async (tx) => {
      const found = await getInstitution(tx);
      wasAnswered = true;
      return found;
    });
    await expect(asked).rejects.toThrow('division by zero');
    expect(wasAnswered).toBe(true);
  } finally {
    Object.assign(pool, { begin });
  }
  expect(await readInScope(database, scope, getInstitution)).toMatchObject({ mine: String(scope.institutionId) });
});

test('RO-01 one question that fails fails the others of its transaction, and the connection goes on', async () => {
  const asked = readInScope(database, scope, (tx) => Promise.all([one(tx), tx.execute(sql`select 1/0`), one(tx)]));
  // The first failure that arrives is the query's own or that of the transaction, whose cause it is.
  const failure: unknown = await asked.catch((error: unknown) => error);
  expect(inspect(failure)).toContain('division by zero');
  const next = await Promise.all(Array.from({ length: 8 }, () => readInScope(database, scope, getInstitution)));
  expect(new Set(next.map((row) => JSON.stringify(row))).size).toBe(1);
});

test('RO-01 while queries run in parallel none of them gets the rights of the server', async () => {
  const asked = readInScope(database, scope, async (tx) => {
    enableReadCache(tx);
    await runAsServiceRole(tx, getInstitution);
  });
  await expect(asked).rejects.toThrow('another question of this transaction would have the rights as well');
  const alone = readInScope(database, scope, (tx) => runAsServiceRole(tx, getInstitution));
  expect(await alone).not.toMatchObject({ who: 'saldo_caller' });
});

const written = sql`insert into ${systemSetting} (institution_id, key, value)`;
const getSettings = async (key: string): Promise<number> =>
  (await database.execute(sql`select from ${systemSetting} where key = ${key}`)).rowCount ?? 0;

/** Node calls this with all buffered writes. */
const WRITE = '_writev';
type Chunks = { readonly chunk: Buffer | string }[];
type Writev = (this: Socket, chunks: Chunks, done: () => void) => void;

const LAST = 'what is asked last';

/** Returns the texts written to PostgreSQL during `work`, one per write. */
async function writesDuring(work: () => Promise<unknown>): Promise<string[]> {
  const writes: string[] = [];
  const write = Reflect.get(Socket.prototype, WRITE) as Writev;
  const noted: Writev = function (chunks, done) {
    writes.push(chunks.map(({ chunk }) => chunk.toString('latin1')).join(''));
    write.call(this, chunks, done);
  };
  Reflect.set(Socket.prototype, WRITE, noted);
  try {
    await work();
  } finally {
    Reflect.set(Socket.prototype, WRITE, write);
  }
  return writes;
}

test.each(Object.entries(WAYS))('SC-01 %s: the last query is sent in one write with the end', async (_, way) => {
  const writes = await writesDuring(() =>
    way(database, scope, (tx) => queryAndCommit(tx, () => tx.execute(sql`select ${LAST}::text`))),
  );
  const ends = writes.filter((text) => text.includes('commit'));
  expect(ends).toEqual([expect.stringContaining(LAST)]);
});

test.each(Object.entries(WAYS))('SC-01 %s: nothing is queried after the last query', async (_, way) => {
  const asked = way(database, scope, async (tx) => {
    await queryAndCommit(tx, () => one(tx));
    await one(tx);
  });
  await expect(asked).rejects.toThrow('the transaction is over');
});

test('SC-01 a change in the last query is committed, and is rolled back if it or its batch fails', async () => {
  const add = (tx: Transaction, key: string) =>
    tx.execute(sql`${written} values (${scope.institutionId}, ${key}, '1')`);
  await inTenantTransaction(database, scope, (tx) => queryAndCommit(tx, () => add(tx, 'last kept')));
  const failed = inTenantTransaction(database, scope, (tx) =>
    queryAndCommit(tx, () => Promise.all([add(tx, 'last undone'), tx.execute(sql`select 1/0`)])),
  );
  await expect(failed).rejects.toThrow('select 1/0');
  expect(await Promise.all([getSettings('last kept'), getSettings('last undone')])).toEqual([1, 0]);
});

test('SC-01 side by side with other questions none is the last', async () => {
  const asked = readInScope(database, scope, async (tx) => {
    enableReadCache(tx);
    await queryAndCommit(tx, () => one(tx));
    return getInstitution(tx);
  });
  expect(await asked).toMatchObject({ mine: String(scope.institutionId) });
});

/** Asks for something long, and ends its connection meanwhile. */
const endedMeanwhile = (ask: (tx: Transaction, long: () => Promise<unknown>) => Promise<unknown>): Promise<unknown> =>
  inTenantTransaction(database, scope, async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const long = () => tx.execute(sql`select pg_sleep(30)`);
    const asked = ask(tx, long);
    await database.execute(sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`);
    await asked;
  });

test('CD-06 whether a change was made is not known when its connection is lost after the end has left with the last question', async () => {
  await expect(endedMeanwhile((_, long) => long())).rejects.toMatchObject({ outcome: 'nothingDone' });
  await expect(endedMeanwhile((tx, long) => queryAndCommit(tx, long))).rejects.toMatchObject({ outcome: 'unknown' });
});
