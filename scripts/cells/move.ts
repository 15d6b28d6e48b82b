import { setTimeout as wait } from 'node:timers/promises';
import { withClient } from '../../server/database/connect';
import { getServerProgram } from '../build/serverBundle.mjs';
import { start, waitForEnd } from '../processes.mjs';
import type { Cell } from './cell';
import { keepWriting, visit } from './load';

interface Direction {
  readonly from: Cell;
  readonly to: Cell;
}

/** Runs a command of the operator between two cells. */
const runCommand = async (
  name: 'institutionMove' | 'institutionDrop',
  { from, to }: Direction,
  options: readonly string[],
): Promise<void> => {
  const addresses = ['--from', from.adminUrl, '--to', to.adminUrl];
  const env = { AUDIT_ANCHOR_FILE: from.anchors, DATA_DIR: from.dataDir };
  const program = getServerProgram(name, '--institution', 'MX', ...addresses, ...options);
  const child = start(program, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await waitForEnd(child);
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
};

/** Deletes the rows that a move has left behind. */
export const dropOld = (direction: Direction): Promise<void> =>
  runCommand('institutionDrop', direction, ['--days', '0']);

const TREE = `with recursive tree as (select id from institution where code = 'MX'
  union all select i.id from institution i join tree on i.parent_id = tree.id)`;

/** Figures of the institution that a move must not change: results, payments and the audit chain until a row. */
const readFigures = (cell: Cell, lastEntry: string | null): Promise<{ figures: unknown; last: string }> =>
  withClient(cell.adminUrl, async (client) => {
    const { rows } = await client.query<{ figures: unknown; last: string }>(
      `${TREE} select json_build_object(
        'results', (select count(*) from collection_log where institution_id in (select id from tree)),
        'cases', (select count(*) from task where institution_id in (select id from tree)),
        'entries', (select count(*) from trail_entry where institution_id in (select id from tree) and id <= coalesce($1::bigint, id)),
        'chain', (select hash from trail_entry where institution_id in (select id from tree) and id <= coalesce($1::bigint, id) order by id desc limit 1)
      ) as figures, (select max(id)::text from trail_entry where institution_id in (select id from tree)) as last`,
      [lastEntry],
    );
    const [row] = rows;
    if (row === undefined) throw new Error('no figures');
    return row;
  });

const countRemarks = (cell: Cell): Promise<Map<string, number>> =>
  withClient(cell.adminUrl, async (client) => {
    const { rows } = await client.query<{ remarks: string; count: string }>(
      "select remarks, count(*) from collection_log where remarks like 'cells %' group by 1",
    );
    return new Map(rows.map(({ remarks, count }) => [remarks, Number(count)]));
  });

const WRITES_BEFORE_MS = 1500;

/** Moves the institution while its agent writes; throws if a result is lost or duplicated, or if a figure differs. */
export const moveUnderWrites = async ({ from, to }: Direction): Promise<string> => {
  let isOver = false;
  const writing = keepWriting(await visit(from.getAddress('MX'), 'agent'), () => isOver);
  await wait(WRITES_BEFORE_MS);
  await runCommand('institutionMove', { from, to }, []).finally(() => (isOver = true));
  const { done, codes } = await writing;
  const arrived = await readFigures(to, null);
  const { figures } = await readFigures(from, arrived.last);
  if (JSON.stringify(figures) !== JSON.stringify(arrived.figures)) {
    throw new Error(`figures differ: ${JSON.stringify([figures, arrived.figures])}`);
  }
  const counts = await countRemarks(to);
  const lost = done.filter((remarks) => !counts.has(remarks)).length;
  const duplicated = [...counts.values()].filter((count) => count > 1).length;
  if (lost + duplicated > 0) throw new Error(`${lost} results lost, ${duplicated} duplicated`);
  return `${done.length} results, 0 lost, 0 duplicated; codes ${JSON.stringify(Object.fromEntries(codes))}`;
};
