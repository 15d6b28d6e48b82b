import type { Client } from 'pg';
import { inTree, NOT_COPIED, type Tree, type TreeTable } from './treeTables';

/** Deletes all rows of a tree in one transaction, without triggers and foreign keys; returns their number. */
export async function dropTree(
  client: Client,
  { tables, tree }: { readonly tables: readonly TreeTable[]; readonly tree: Tree },
): Promise<number> {
  let deleted = 0;
  await client.query('begin; set local session_replication_role = replica');
  try {
    for (const name of NOT_COPIED) {
      await client.query(`delete from ${name} where institution_id = any ($1)`, [tree.ids]);
    }
    for (const table of tables.toReversed()) {
      const { rowCount } = await client.query(`delete from ${table.name} where ${inTree(table, tree)}`);
      deleted += rowCount ?? 0;
    }
    await client.query('commit');
    return deleted;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
