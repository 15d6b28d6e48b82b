import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { OperatorError } from '../../../kernel/operatorError';
import type { TrailAnchor } from '../../../security/trail/anchorLines';
import { type ChainStart, findChainFault, indexAnchorsBySeq, startAfter } from '../../../security/trail/checkChain';
import { TRAIL_GENESIS } from '../../../security/trail/hashTrailRow';
import { readChain } from '../../../security/trail/trailStore';
import type { Tree } from './treeTables';

const ROWS_AT_ONCE = 5000;

/** Checks the copied audit chains row by row, and against the anchors of the source. */
export async function checkChains(
  target: Client,
  { tree, anchors }: { readonly tree: Tree; readonly anchors: readonly TrailAnchor[] },
): Promise<void> {
  const database = drizzle({ client: target, casing: 'snake_case' });
  for (const chain of tree.ids) {
    const anchored = indexAnchorsBySeq(anchors, chain);
    let start: ChainStart = { seq: 1, prevHash: TRAIL_GENESIS };
    for (;;) {
      const rows = await readChain(database, { chain, from: start.seq, most: ROWS_AT_ONCE });
      const fault = findChainFault(rows, start, anchored);
      if (fault) throw new OperatorError(`Row ${fault.seq} of the audit chain ${chain} is wrong. Nothing was moved.`);
      const last = rows.at(-1);
      if (last === undefined) break;
      start = startAfter(last);
    }
    const beyond = Math.max(0, ...anchored.keys());
    if (beyond >= start.seq) {
      throw new OperatorError(`The audit chain ${chain} ends before its anchored row ${beyond}. Nothing was moved.`);
    }
  }
}
