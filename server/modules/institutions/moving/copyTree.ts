import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import * as copyStreams from 'pg-copy-streams';
import { inTree, type Tree, type TreeTable } from './treeTables';

/** Called with each table that was copied, and the numbers of tables done and of all. */
export type CopyProgress = (table: string, counts: { readonly done: number; readonly all: number }) => void;

/** Open transactions of both databases. */
export interface Ends {
  /** Repeatable read. */
  readonly source: Client;
  readonly target: Client;
}

/** Copies the rows of a tree. The target's triggers and foreign keys must be off (session_replication_role). */
export async function copyTree(
  { source, target }: Ends,
  {
    tables,
    tree,
    onTable,
  }: { readonly tables: readonly TreeTable[]; readonly tree: Tree; readonly onTable: CopyProgress },
): Promise<void> {
  for (const [index, table] of tables.entries()) {
    const { name, columns } = table;
    const rows = source.query(
      copyStreams.to(`copy (select ${columns} from ${name} where ${inTree(table, tree)}) to stdout (format binary)`),
    );
    await pipeline(rows, target.query(copyStreams.from(`copy ${name} (${columns}) from stdin (format binary)`)));
    onTable(name, { done: index + 1, all: tables.length });
  }
}

/** Ids left out after the copied ones, so that a simultaneous insert cannot take a copied id. */
const MARGIN = 1000;

/** Lets the target number later rows above the copied ones. Ids of the cell's own ranges are apart already. */
export async function advanceSequences(
  target: Client,
  { tables, tree }: { readonly tables: readonly TreeTable[]; readonly tree: Tree },
): Promise<void> {
  for (const table of tables) {
    if (table.sequence === null || table.isNumberedPerCell) continue;
    await target.query(
      `select setval($1, m.id + ${MARGIN}) from (select max(id) as id from ${table.name} where ${inTree(table, tree)}) m
       where m.id + ${MARGIN} > (select last_value from ${table.sequence})`,
      [table.sequence],
    );
  }
}
