import { DAY_MS } from '@/contract/duration';
import type { Client } from 'pg';
import { OperatorError } from '../../../kernel/operatorError';
import type { Ends } from './copyTree';
import { dropTree } from './dropTree';
import { findRootTree } from './moveInstitution';
import { findMove } from './moveState';
import { refuseOrdinaryRole } from './refuseTarget';
import { inTree, listTreeTables, type Tree, type TreeTable } from './treeTables';

const countRows = async (client: Client, table: TreeTable, tree: Tree): Promise<number> => {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from ${table.name} where ${inTree(table, tree)}`,
  );
  return Number(rows[0]?.count);
};

const LAST_ROWS = `select distinct on (chain) chain, seq, hash from trail_entry where institution_id = any ($1) order by chain, seq desc`;

/** Refuses to delete rows that the new database does not have: it must hold the audit chain, and at least as many immutable rows. */
async function refuseUnlessThere({ source, target }: Ends, tree: Tree, tables: readonly TreeTable[]): Promise<void> {
  const { rows: heads } = await source.query<{ chain: string; seq: string; hash: string }>(LAST_ROWS, [tree.ids]);
  for (const { chain, seq, hash } of heads) {
    const { rowCount } = await target.query('select from trail_entry where chain = $1 and seq = $2 and hash = $3', [
      chain,
      seq,
      hash,
    ]);
    if (rowCount !== 1) {
      throw new OperatorError(`The target lacks row ${seq} of the audit chain ${chain}. Nothing was deleted.`);
    }
  }
  for (const table of tables.filter(({ isAppendOnly }) => isAppendOnly)) {
    const [here, there] = [await countRows(source, table, tree), await countRows(target, table, tree)];
    if (there < here) {
      throw new OperatorError(
        `The target has ${there} rows of ${table.name}, and ${here} are here. Nothing was deleted.`,
      );
    }
  }
}

/** Institution that has moved, and the time before its old rows may be deleted. */
export interface Drop extends Ends {
  readonly code: string;
  /** Minimum age of the move in days. */
  readonly days: number;
}

/** Deletes the old rows of an institution that has moved away; returns their number. */
export async function dropInstitution({ source, target, code, days }: Drop): Promise<number> {
  const tree = await findRootTree(source, code);
  const move = await findMove(source, tree.root);
  if (move?.state !== 'left') throw new OperatorError(`${code} has not moved away. Nothing was deleted.`);
  const earliest = new Date(move.since.getTime() + days * DAY_MS);
  if (move.now < earliest) {
    throw new OperatorError(
      `${code} left at ${move.since.toISOString()}: its old rows are kept until ${earliest.toISOString()} (--days ${days}).`,
    );
  }
  await refuseOrdinaryRole(source, 'DATABASE_OWNER_URL');
  if ((await findMove(target, tree.root)) !== undefined) {
    throw new OperatorError(`${code} is not open at the target yet.`);
  }
  const tables = await listTreeTables(source);
  await refuseUnlessThere({ source, target }, tree, tables);
  return dropTree(source, { tables, tree });
}
