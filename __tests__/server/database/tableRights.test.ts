import type { PoolClient } from 'pg';
import { withClient } from '../../../server/database/connect';
import { freshDatabase, type TestDatabase } from '../../support/server/database';
import { TABLE_RIGHTS, type TableRights } from '../../support/server/tableRights';

let made: TestDatabase;
beforeAll(async () => {
  made = await freshDatabase();
});
afterAll(() => made.drop());

interface TableColumns {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Partitions belong to their table. */
const listTables = async (): Promise<TableColumns[]> => {
  const { rows } = await withClient(made.url, (client) =>
    client.query<TableColumns>(`
      select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace group by 1 order by 1`),
  );
  return rows;
};

/** Tells whether PostgreSQL lets the connection's role run a statement; rejects on any other error. */
const isAllowed = async (client: PoolClient, statement: string): Promise<boolean> => {
  await client.query('savepoint attempt');
  try {
    await client.query(statement);
    return true;
  } catch (error) {
    if ((error as { code: string }).code !== '42501') throw error;
    return false;
  } finally {
    await client.query('rollback to attempt');
  }
};

const findUpdatable = async (client: PoolClient, { name, columns }: TableColumns): Promise<TableRights['update']> => {
  const updatable: string[] = [];
  for (const column of columns) {
    if (await isAllowed(client, `update ${name} set ${column} = default where false`)) updatable.push(column);
  }
  if (updatable.length === columns.length) return 'all';
  return updatable.join(' ');
};

async function findRights(client: PoolClient, table: TableColumns): Promise<TableRights & { truncate: boolean }> {
  return {
    update: await findUpdatable(client, table),
    delete: await isAllowed(client, `delete from ${table.name} where false`),
    truncate: await isAllowed(client, `truncate ${table.name} cascade`),
  };
}

/** The rights of a role on every table, found by trying. */
async function findAllRights(role: 'server' | 'caller') {
  const tables = await listTables();
  const client = await made.database.$client.connect();
  try {
    await client.query(
      role === 'server' ? 'begin' : `begin; set local role saldo_caller; set local saldo.institution = '1'`,
    );
    const found: Record<string, TableRights & { truncate: boolean }> = {};
    for (const table of tables) found[table.name] = await findRights(client, table);
    return found;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const listed = (role: 'server' | 'caller') =>
  Object.fromEntries(
    Object.entries(TABLE_RIGHTS).map(([name, rights]) => [name, { ...rights[role], truncate: false }]),
  );

test.each(['server', 'caller'] as const)(
  'TR-02 the %s’s role can update and delete what the list says, in every table, and truncates none',
  async (role) => {
    expect(await findAllRights(role)).toEqual(listed(role));
  },
  60_000,
);

test('TR-02 what the serving role may not update or delete is refused to the owner too', async () => {
  const { rows } = await withClient(made.url, (client) =>
    client.query<{ name: string; changing: string[]; guarded: number }>(`
      select c.relname as name, saldo_changing(c.oid)::text[] as changing,
        (select coalesce(bit_or(t.tgtype::int), 0) & (8 | 16 | 32) from pg_trigger t where t.tgrelid = c.oid
          and t.tgfoid = 'saldo_refuse_change'::regproc and t.tgqual is null and t.tgenabled = 'O') as guarded
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`),
  );
  const limited = rows.filter(({ name }) => TABLE_RIGHTS[name]?.server.delete === false);
  expect(limited.length).toBeGreaterThan(25);
  // 8: delete, 16: update, 32: truncate.
  expect(limited.filter(({ guarded }) => guarded !== 56).map(({ name }) => name)).toEqual([]);
  expect(limited.map(({ name, changing }) => [name, changing.join(' ')])).toEqual(
    limited.map(({ name }) => [name, TABLE_RIGHTS[name]?.server.update]),
  );
});
