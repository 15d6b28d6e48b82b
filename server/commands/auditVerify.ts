// npm run audit:verify -- FILE --anchors FILE [--part]: checks an exported trail (CSV or JSON) without a server (TR-02).
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { TRAIL_FAULT } from '@/contract/codes/trailCodes';
import { OperatorError } from '../kernel/operatorError';
import { checkTrailFile, type TrailVerdict } from '../modules/trail/trailFacade';
import { runCommand } from './runCommand';

const USAGE = `Usage: npm run audit:verify -- FILE --anchors FILE [--part]
  FILE       a trail as the app exports it, CSV or JSON
  --anchors  the heads that the server keeps outside the database (AUDIT_ANCHOR_FILE)
  --part     only some days were exported: what came before and after them is not asked for, and --anchors may be left out`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface AuditVerifyInput {
  readonly file: string;
  readonly anchors: string | undefined;
  readonly isPart: boolean;
}

function readArguments(): AuditVerifyInput {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { anchors: { type: 'string' }, part: { type: 'boolean' } },
    });
    const [file] = positionals;
    const { anchors, part: isPart = false } = values;
    const isEnough = anchors !== undefined || isPart;
    if (file !== undefined && positionals.length === 1 && isEnough) return { file, anchors, isPart };
  } catch {
    // Unknown option: print the usage.
  }
  throw new OperatorError(USAGE);
}

const unreadable = (file: string, error: unknown): OperatorError =>
  new OperatorError(`${file} can not be read: ${error instanceof Error ? error.message : String(error)}`);

const readText = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw unreadable(file, error);
  }
};

/** Reads a file in chunks, because a long chain exceeds the maximum string length. */
async function* readLongText(file: string): AsyncGenerator<string> {
  try {
    yield* createReadStream(file, 'utf8');
  } catch (error) {
    throw unreadable(file, error);
  }
}

function tell({ rows, first, last, compared, anchoredTo, torn }: TrailVerdict): void {
  say(`All ${rows} rows hold: ${first.seq} to ${last.seq} of chain ${first.chain}, compared with ${compared} anchors.`);
  if (first.seq > 1) say(`What came before row ${first.seq} is not in this file.`);
  if (anchoredTo > last.seq) {
    say(
      `Holds up to row ${last.seq}: ${anchoredTo - last.seq} later rows, which the anchors know of, are not in this file.`,
    );
  }
  for (const line of torn) say(`Line ${line} of the anchor file was torn by a crash or a full disk and is left out.`);
  say(`Head: ${last.hash}`);
}

async function verify({ file, anchors, isPart }: AuditVerifyInput): Promise<number> {
  const heads = anchors === undefined ? '' : await readText(anchors);
  const verdict = await checkTrailFile(readLongText(file), { anchors: heads, isPart });
  const { fault } = verdict;
  if (fault) {
    const place = fault.fault === 'anchorFile' ? 'Line' : 'Row';
    process.stderr.write(`${place} ${fault.seq} is wrong: ${TRAIL_FAULT[fault.fault].en}.\n`);
    return 1;
  }
  tell(verdict);
  return 0;
}

await runCommand(async () => {
  process.exitCode = await verify(readArguments());
});
