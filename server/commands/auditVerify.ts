// npm run audit:verify -- FILE [--anchors FILE] [--whole]: checks an exported trail (CSV or JSON) without a server (TR-02).
import { readFile } from 'node:fs/promises';
import { inspect, parseArgs } from 'node:util';
import { TRAIL_FAULT } from '@/contract/codes/trailFault';
import { anchorsBySeq, type ChainFault, findChainFault, findCut, findSpoilt } from '../security/trail/checkChain';
import { readTrailFile } from '../modules/trail/trailFacade';
import { OperatorError, operatorMessage } from '../kernel/operatorError';
import { type AnchorFile, anchorsIn } from '../security/trail/trailAnchors';
import { type ChainedRow, TRAIL_GENESIS } from '../security/trail/trailHash';

const USAGE = `Usage: npm run audit:verify -- FILE [--anchors FILE] [--whole]
  FILE       a trail as the app exports it, CSV or JSON
  --anchors  the heads that the server keeps outside the database (AUDIT_ANCHOR_FILE)
  --whole    the file must hold the chain from its first row to the newest anchor`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Asked {
  readonly file: string;
  readonly anchors: string | undefined;
  readonly whole: boolean;
}

function readArguments(): Asked {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { anchors: { type: 'string' }, whole: { type: 'boolean' } },
    });
    const [file] = positionals;
    const { anchors, whole = false } = values;
    if (file !== undefined && positionals.length === 1) return { file, anchors, whole };
  } catch {
    // An unknown option: the usage says it all.
  }
  throw new OperatorError(USAGE);
}

const readText = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new OperatorError(`${file} can not be read: ${error instanceof Error ? error.message : String(error)}`);
  }
};

type Anchors = ReturnType<typeof anchorsBySeq>;

const readGivenAnchors = async (file: string | undefined): Promise<AnchorFile> =>
  anchorsIn(file === undefined ? '' : await readText(file));

interface Given {
  readonly rows: readonly ChainedRow[];
  readonly first: ChainedRow;
  readonly last: ChainedRow;
  readonly anchors: Anchors;
  readonly heads: AnchorFile;
}

/** A chain begins with row 1; an export of some days says nothing of what was before and after them. */
const startOf = (first: ChainedRow, whole: boolean) => {
  const seq = whole ? 1 : first.seq;
  return { seq, prevHash: seq === 1 ? TRAIL_GENESIS : null };
};

function findFault({ rows, first, last, anchors, heads }: Given, whole: boolean): ChainFault | undefined {
  const foreign = rows.find(({ chain }) => chain !== first.chain);
  if (foreign) return { seq: foreign.seq, fault: 'order' };
  const inRows =
    findChainFault(rows, startOf(first, whole), anchors) ?? (whole ? findCut(last.seq, anchors) : undefined);
  return inRows ?? findSpoilt(heads);
}

function tell({ rows, first, last, anchors, heads }: Given): void {
  const compared = rows.filter(({ seq }) => anchors.has(seq)).length;
  say(
    `All ${rows.length} rows hold: ${first.seq} to ${last.seq} of chain ${first.chain}, compared with ${compared} anchors.`,
  );
  if (first.seq > 1) say(`What came before row ${first.seq} is not in this file.`);
  const known = Math.max(0, ...anchors.keys());
  if (known > last.seq) say(`The anchors know of rows up to ${known}: those after ${last.seq} are not in this file.`);
  for (const line of heads.torn) {
    say(`Line ${line} of the anchor file was torn by a crash or a full disk and is left out.`);
  }
  say(`Head: ${last.hash}`);
}

async function verify({ file, anchors: anchorFile, whole }: Asked): Promise<number> {
  const rows = readTrailFile(await readText(file));
  const [first] = rows;
  if (first === undefined) throw new OperatorError(`${file} holds no row: there is nothing to check.`);
  const heads = await readGivenAnchors(anchorFile);
  const given = { rows, first, last: rows.at(-1) ?? first, anchors: anchorsBySeq(heads.anchors, first.chain), heads };
  const fault = findFault(given, whole);
  if (fault) {
    const place = fault.fault === 'anchorFile' ? 'Line' : 'Row';
    process.stderr.write(`${place} ${fault.seq} is wrong: ${TRAIL_FAULT[fault.fault].en}.\n`);
    return 1;
  }
  tell(given);
  return 0;
}

try {
  process.exitCode = await verify(readArguments());
} catch (error) {
  process.stderr.write(`${operatorMessage(error) ?? inspect(error)}\n`);
  process.exitCode = 1;
}
