import type { Client } from 'pg';
import { OperatorError } from '../../../kernel/operatorError';
import type { Ends } from './copyTree';
import { inTree, type Tree, type TreeTable } from './treeTables';

interface Digest {
  readonly rows: string;
  readonly sum: string;
}

const digest = async (client: Client, table: TreeTable, tree: Tree): Promise<Digest> => {
  const { rows } = await client.query<Digest>(
    `select count(*) as rows, coalesce(sum(hashtextextended(row(${table.columns})::text, 0)::numeric), 0) as sum
     from ${table.name} where ${inTree(table, tree)}`,
  );
  return rows[0] ?? { rows: '0', sum: '0' };
};

/** Number of verified rows by table. */
export type CopiedRows = ReadonlyMap<string, number>;

/** Compares number and content of the rows on both sides, table by table; an OperatorError names the first difference. */
export async function compareTree(
  { source, target }: Ends,
  { tables, tree }: { readonly tables: readonly TreeTable[]; readonly tree: Tree },
): Promise<CopiedRows> {
  const copied = new Map<string, number>();
  for (const table of tables) {
    const [there, here] = await Promise.all([digest(source, table, tree), digest(target, table, tree)]);
    if (there.rows !== here.rows || there.sum !== here.sum) {
      throw new OperatorError(
        `Table ${table.name} differs: ${there.rows} rows at the source, ${here.rows} at the target. Nothing was moved.`,
      );
    }
    copied.set(table.name, Number(here.rows));
  }
  return copied;
}

interface ForeignKey {
  readonly name: string;
  readonly child: string;
  readonly parent: string;
  readonly columns: readonly string[];
  readonly parentColumns: readonly string[];
}

const FOREIGN_KEYS = `
  select k.conname as name, k.conrelid::regclass::text as child, k.confrelid::regclass::text as parent,
    (select array_agg(quote_ident(a.attname) order by o.place) from unnest(k.conkey) with ordinality o(num, place)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = o.num)::text[] as columns,
    (select array_agg(quote_ident(a.attname) order by o.place) from unnest(k.confkey) with ordinality o(num, place)
      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = o.num)::text[] as "parentColumns"
  from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by 1`;

const orphans = ({ child, parent, columns, parentColumns }: ForeignKey, rows: string): string => {
  const matches = columns.map((column, place) => `p.${parentColumns[place]} = c.${column}`).join(' and ');
  const filled = columns.map((column) => `c.${column} is not null`).join(' and ');
  return `select from ${child} c where c.${rows} and ${filled} and not exists (select from ${parent} p where ${matches}) limit 1`;
};

/** Checks every foreign key of the copied rows, because the copy is written without them. */
export async function checkForeignKeys(
  target: Client,
  { tables, tree }: { readonly tables: readonly TreeTable[]; readonly tree: Tree },
): Promise<number> {
  const { rows: keys } = await target.query<ForeignKey>(FOREIGN_KEYS);
  const byName = new Map(tables.map((table) => [table.name, table]));
  let checked = 0;
  for (const key of keys) {
    const table = byName.get(key.child);
    if (table === undefined) continue;
    const { rowCount } = await target.query(orphans(key, inTree(table, tree)));
    if (rowCount !== 0) {
      throw new OperatorError(`Rows of ${key.child} refer to missing rows (${key.name}). Nothing was moved.`);
    }
    checked += 1;
  }
  return checked;
}
