// npm run institution:move -- --institution CODE --to ADDRESS [--from ADDRESS] [--undo]
import { parseArgs } from 'node:util';
import { OperatorError } from '../kernel/operatorError';
import { moveToCell, type MoveResult, undoMove } from '../modules/institutions/institutionsFacade';
import { getAnchorFile, readAnchors } from '../security/trail/trailAnchors';
import { readSettings } from '../settings/settings';
import { withCells } from './cellAddresses';
import { runCommand } from './runCommand';

const USAGE = `Usage: npm run institution:move -- --institution CODE --to ADDRESS [--from ADDRESS] [--undo]
  Moves an institution, with all below it, to the database of another cell (docs/operations.md).
  --to    address of the other database, as PostgreSQL's administrator; its password may be in ~/.pgpass
  --from  address of this cell's database; default: DATABASE_OWNER_URL, else DATABASE_URL
  --undo  ends an interrupted move: the institution stays here`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function readArguments() {
  const text = { type: 'string' } as const;
  try {
    const {
      institution: code,
      to,
      from,
      undo,
    } = parseArgs({
      options: { institution: text, to: text, from: text, undo: { type: 'boolean' } },
    }).values;
    if (code !== undefined && to !== undefined) return { code, to, from, isUndone: undo === true };
  } catch {
    // Unknown option: print the usage.
  }
  throw new OperatorError(USAGE);
}

/** Reports steps with the seconds since the start, and the tables on the way. */
const createReport = () => {
  const began = performance.now();
  const getSeconds = (): string => ((performance.now() - began) / 1000).toFixed(1).padStart(7);
  return {
    onStep: (step: string): void => say(`${getSeconds()} s  ${step}`),
    onTable: (table: string, { done, all }: { readonly done: number; readonly all: number }): void => {
      if (process.stdout.isTTY) say(`${getSeconds()} s    ${String(done).padStart(3)} of ${all}  ${table}`);
    },
  };
};

const tellResult = (code: string, { copied, institutions }: MoveResult): void => {
  const rows = [...(copied?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  const what = copied === undefined ? '' : `: ${rows} rows of ${copied.size} tables, each compared`;
  say(`${code} has moved with ${institutions} institution(s)${what}.`);
  say('Now let the proxy send its address to the other cell, then delete the old rows later with institution:drop.');
};

await runCommand(async () => {
  const { code, to, from, isUndone } = readArguments();
  await withCells({ from, to }, async (ends) => {
    if (isUndone) {
      await undoMove({ ...ends, code });
      return say(`${code} stays here and can be changed again.`);
    }
    const { anchors } = await readAnchors(getAnchorFile(readSettings(process.env)));
    tellResult(code, await moveToCell({ ...ends, code, anchors, ...createReport() }));
  });
});
