import type { Client } from 'pg';

/** Tables whose rows end with the sign-in that they belong to: they are neither frozen nor copied (migrations: institution_move). */
export const NOT_COPIED = [
  'session',
  'sso_session',
  'sso_attempt',
  'passkey_challenge',
  'provider_check',
  'institution_move',
];

/** Table with rows of institutions. */
export interface TreeTable {
  readonly name: string;
  /** Column with the institution. */
  readonly key: string;
  /** Columns to copy, quoted and separated by commas: all except generated ones. */
  readonly columns: string;
  /** Encrypted columns; each installation encrypts with its own secret. */
  readonly sealed: readonly string[];
  /** Sequence of the ids; null where the ids are not numbered. */
  readonly sequence: string | null;
  /** True if the ids come from the range of the cell (CELL), so that they clash in no other. */
  readonly isNumberedPerCell: boolean;
  /** True if rows are only ever added. */
  readonly isAppendOnly: boolean;
}

const TABLES = `
  with owned as (
    select a.attrelid as id, a.attname as key from pg_attribute a
    where a.attname = 'institution_id' and not a.attisdropped
    union all select 'institution'::regclass, 'id'
  )
  select c.relname as name, owned.key,
    string_agg(quote_ident(a.attname), ', ' order by a.attname) as columns,
    coalesce(array_agg(a.attname) filter (where a.attname like 'sealed%'), '{}')::text[] as sealed,
    (select pg_get_serial_sequence(format('%I', c.relname), i.attname) from pg_attribute i
      where i.attrelid = c.oid and i.attidentity <> '' limit 1) as sequence,
    exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and i.indnkeyatts = 1
      and exists (select from pg_attribute k where k.attrelid = c.oid and k.attnum = i.indkey[0] and k.attidentity <> ''))
      as "isNumberedPerCell",
    exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = 'saldo_refuse_change'::regproc and t.tgqual is null)
      as "isAppendOnly"
  from owned join pg_class c on c.oid = owned.id join pg_attribute a on a.attrelid = c.oid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all ($1)
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.oid, c.relname, owned.key
  order by c.relname <> 'institution', c.relname`;

/** Lists the tables with rows of institutions, the institutions first. */
export const listTreeTables = async (client: Client): Promise<TreeTable[]> => {
  const { rows } = await client.query<TreeTable>(TABLES, [NOT_COPIED]);
  return rows;
};

/** Institution and the institutions below it. */
export interface Tree {
  readonly root: number;
  readonly ids: readonly number[];
}

const TREE = `
  with recursive tree as (
    select id from institution where id = $1
    union all select i.id from institution i join tree on i.parent_id = tree.id
  )
  select id from tree order by id`;

/** Reads the tree below a root institution. */
export const readTree = async (client: Client, root: number): Promise<Tree> => {
  const { rows } = await client.query<{ id: string }>(TREE, [root]);
  return { root, ids: rows.map(({ id }) => Number(id)) };
};

/** Selects the rows of a tree, for COPY and other statements without parameters. */
export const inTree = ({ key }: Pick<TreeTable, 'key'>, { ids }: Tree): string => `${key} in (${ids.join(', ')})`;
