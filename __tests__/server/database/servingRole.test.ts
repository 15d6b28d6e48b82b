import { sql } from 'drizzle-orm';
import { rmSync } from 'node:fs';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import { connect, withClient } from '../../../server/database/connect';
import { prepareTables } from '../../../server/database/servingRole';
import { getOperatorMessage } from '../../../server/kernel/operatorError';
import { findChainFault } from '../../../server/security/trail/checkChain';
import { asOwner, bareDatabase, freshDatabase, type TestDatabase } from '../../support/server/database';
import { migrationsAnd, migrationsBefore } from '../../support/server/migrationsFolder';
import { addRow, CHAIN_START, chainRows, makeChain } from '../../support/trail/trailRig';
import { trailTampering } from '../../support/trail/trailTampering';

let made: TestDatabase;
let chain: number;
const folders: string[] = [];
const powerful: string[] = [];

beforeAll(async () => {
  made = await freshDatabase();
  chain = await makeChain(made.database, 2);
});
afterAll(async () => {
  await made.drop();
  const elsewhere = await bareDatabase();
  for (const name of powerful) await withClient(elsewhere.url, (client) => client.query(`drop role ${name}`));
  await elsewhere.drop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const roleIn = (url: string): string => new URL(url).username;
const kept = (folder: string): string => {
  folders.push(folder);
  return folder;
};

/** Executes a statement on a connection of the server's own pool and rolls it back. */
const answerTo = async (statement: string, as: string): Promise<string> => {
  const client = await made.database.$client.connect();
  try {
    await client.query(`begin; ${as}`);
    await client.query(statement);
    return 'done';
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await client.query('rollback');
    client.release();
  }
};

// The owner of the tables is known only after the run's database exists; the titles need no name.
describe.each(Object.keys(trailTampering('')))('TR-02 the server’s own connection', (manner) => {
  test(`is refused when it ${manner}`, async () => {
    const statement = trailTampering(roleIn(made.url))[manner] ?? '';
    expect(await answerTo(statement, '')).toBe('42501');
    const asCaller = `set local role saldo_caller; set local saldo.institution = '${chain}'`;
    expect(await answerTo(statement, asCaller)).toBe('42501');
  });
});

test('TR-02 after all that the trail is as it was, and goes on', async () => {
  await addRow(made.database, chain, 2);
  const rows = await chainRows(made.database, chain);
  expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(findChainFault(rows, CHAIN_START)).toBeUndefined();
});

test('TR-02 the roles of the server are it itself and that of a call, and neither owns anything', async () => {
  const { rows } = await made.database.execute<{ role: string; owned: number; rights: boolean }>(sql`
    select rolname as role, rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication as rights,
      (select count(*)::int from pg_class where relowner = r.oid) + (select count(*)::int from pg_proc where proowner = r.oid)
        + (select count(*)::int from pg_namespace where nspowner = r.oid) as owned
    from pg_roles r where pg_has_role(current_user, r.oid, 'member') order by 1`);
  expect(rows).toEqual([
    { role: 'saldo_caller', owned: 0, rights: false },
    { role: roleIn(made.servingUrl), owned: 0, rights: false },
  ]);
});

test('TR-02 a table of the same name before the trail does not lead its chain astray', async () => {
  const client = await made.database.$client.connect();
  await client.query('begin; create temporary table trail_entry (chain bigint, seq bigint, hash text) on commit drop');
  await client.query(`insert into trail_entry values (${chain}, 40, 'forged')`);
  await client.query(
    `insert into public.trail_entry (institution_id, at, source, event) values (${chain}, now(), 'server', 'logout')`,
  );
  await client.query('commit');
  client.release();
  const rows = await chainRows(made.database, chain);
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, place) => place + 1));
  expect(findChainFault(rows, CHAIN_START)).toBeUndefined();
});

test('RO-01 a table of a later migration is served from its start on, walled for a call', async () => {
  const bare = await bareDatabase();
  await prepareTables({ url: bare.servingUrl, ownerUrl: bare.url });
  const later = kept(
    migrationsAnd(
      `create table later (id bigint primary key generated always as identity, institution_id bigint, note text);
       create table kept_later (note text);--> statement-breakpoint
       create trigger kept_later_only before update on kept_later for each row execute function saldo_refuse_change();--> statement-breakpoint
       select saldo_build_walls()`,
    ),
  );
  await prepareTables({ url: bare.servingUrl, ownerUrl: bare.url }, { folder: later });
  const serving = connect({ url: bare.servingUrl, onError: () => {}, limits: { size: 8 } });
  const client = serving.$client;
  await client.query(`insert into later (institution_id, note) values (1, 'a'), (2, 'b')`);
  await client.query(`update later set note = 'c' where institution_id = 1`);
  expect((await client.query('select note from later order by id')).rows).toEqual([{ note: 'c' }, { note: 'b' }]);
  const seen = await inTenantTransaction(serving, { institutionId: 2 }, (tx) =>
    tx.execute(sql`select note from later`),
  );
  expect(seen.rows).toEqual([{ note: 'b' }]);
  await client.query('delete from later');
  await client.query(`insert into kept_later values ('a')`);
  await expect(client.query('delete from kept_later')).rejects.toThrow('permission denied');
  await expect(client.query('drop table later')).rejects.toThrow('must be owner');
  await client.end();
  await bare.drop();
}, 60_000);

const getSaid = (url: string): Promise<unknown> => prepareTables({ url, ownerUrl: made.url }).catch(getOperatorMessage);
const refused = (url: string) =>
  expect.stringContaining(
    `${roleIn(url)}, the role of DATABASE_URL, could change the audit trail all the same`,
  ) as string;

describe('whose addresses they are', () => {
  test('GE-06 with one address everything uses it, and this is reported', async () => {
    const bare = await bareDatabase();
    expect(await prepareTables({ url: bare.url, ownerUrl: undefined })).toBe(true);
    expect(await prepareTables({ url: bare.url, ownerUrl: undefined })).toBe(true);
    await bare.drop();
  });

  test('GE-06 who serves alone takes tables of this version, and asks for the owner for older ones', async () => {
    const bare = await bareDatabase();
    await prepareTables({ url: bare.servingUrl, ownerUrl: bare.url });
    const alone = { url: bare.servingUrl, ownerUrl: undefined };
    expect(await prepareTables(alone)).toBe(false);
    const later = kept(migrationsAnd('create table later (id int)'));
    expect(await prepareTables(alone, { folder: later }).catch(getOperatorMessage)).toMatch(
      /^The tables are those of an older version.*npm run database:migrate/u,
    );
    await prepareTables({ url: bare.servingUrl, ownerUrl: bare.url }, { folder: later });
    expect(await prepareTables(alone).catch(getOperatorMessage)).toContain('newer version of Saldo');
    await bare.drop();
  }, 60_000);

  test('GE-06 tables of the time when one role did all are served by another from the next start on', async () => {
    const bare = await bareDatabase();
    await prepareTables({ url: bare.url, ownerUrl: undefined }, { folder: kept(migrationsBefore('serving_role')) });
    await makeChain(bare.database, 2);
    await prepareTables({ url: bare.servingUrl, ownerUrl: bare.url });
    const serving = connect({ url: bare.servingUrl, onError: () => {}, limits: { size: 8 } });
    expect((await serving.$client.query('select seq from trail_entry order by seq')).rows).toHaveLength(2);
    await expect(serving.$client.query('alter table trail_entry disable trigger user')).rejects.toThrow(
      'must be owner',
    );
    await serving.$client.end();
    await bare.drop();
  }, 60_000);

  test('GE-06 a role that lost its membership, as after a restore, starts with the two lines that the message gives', async () => {
    const bare = await bareDatabase();
    const name = `restored_${process.pid}`;
    powerful.push(name);
    await prepareTables({ url: bare.servingUrl, ownerUrl: bare.url });
    await asOwner(
      bare,
      `create role ${name} login password 'restored'; select saldo_let_serve('${name}'); revoke saldo_caller from ${name}`,
    );
    const url = new URL(bare.url);
    Object.assign(url, { username: name, password: 'restored' });
    const restored = { url: url.href, ownerUrl: undefined };
    const message = String(await prepareTables(restored).catch(getOperatorMessage));
    const [, ...lines] = message.split('\n');
    expect(lines).toEqual([`GRANT saldo_caller TO "${name}";`, `SELECT saldo_let_serve('${name}');`]);
    await asOwner(bare, lines.join(''));
    expect(await prepareTables(restored)).toBe(false);
    await bare.drop();
  }, 60_000);

  test('TR-02 with DATABASE_OWNER_URL the owner itself does not serve', async () => {
    expect(await getSaid(made.url)).toEqual(refused(made.url));
  });

  test.each([
    ['may make roles', 'alter role powerful createrole'],
    ['may add triggers to the trail', 'grant trigger on trail_entry to powerful'],
  ])('TR-02 beside DATABASE_OWNER_URL nobody serves who %s', async (_, statement) => {
    const name = `powerful_${process.pid}_${powerful.length}`;
    powerful.push(name);
    await withClient(made.url, (client) =>
      client.query(`create role ${name} login password 'powerful'; ${statement.replace('powerful', name)}`),
    );
    const url = new URL(made.url);
    Object.assign(url, { username: name, password: 'powerful' });
    expect(await getSaid(url.href)).toEqual(refused(url.href));
  });
});
