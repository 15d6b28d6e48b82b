import { open, readFile, mkdir, type FileHandle } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import * as z from 'zod';

/** The head of a chain at some time, kept outside the database: a chain that was rewritten whole differs from it (TR-02). */
export interface TrailAnchor {
  /** The institution's number, 0 for what belongs to none. */
  readonly institution: number;
  readonly seq: number;
  readonly hash: string;
  /** ISO 8601, UTC. */
  readonly time: string;
}

const anchorLine = z.object({ institution: z.number(), seq: z.number(), hash: z.string(), time: z.string() });

/** Where the anchors go unless the settings say otherwise: somewhere else is better, where the database's operator cannot write. */
export const anchorFileOf = (settings: { readonly auditAnchorFile?: string; readonly dataDir: string }): string =>
  settings.auditAnchorFile ?? resolve(settings.dataDir, 'audit-heads.jsonl');

/** Follows a line that a crash or a full disk has torn, so that it is told from one that somebody spoilt. */
const repairLine = z.object({ torn: z.literal(true), time: z.string() });

/** What a file of anchors holds, and what can not be read of it. */
export interface AnchorFile {
  readonly anchors: readonly TrailAnchor[];
  /** Numbers of the lines, from 1, that were torn while they were written: at the end, or repaired since. */
  readonly torn: readonly number[];
  /** The first line that nobody can read and that no crash explains. */
  readonly spoilt: number | undefined;
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

const isRepair = (line: string | undefined): boolean =>
  line !== undefined && repairLine.safeParse(parsed(line)).success;

const isReadable = (line: string): boolean =>
  line.trim() === '' || isRepair(line) || anchorLine.safeParse(parsed(line)).success;

/** The anchors in a text of one JSON line each, and the lines that are none. */
export const anchorsIn = (text: string): AnchorFile => {
  // What follows the last line feed is a line only where it was cut off.
  const lines = text.split('\n');
  const bad = lines.flatMap((line, place) => (isReadable(line) ? [] : [place]));
  const isTorn = (place: number): boolean => place === lines.length - 1 || isRepair(lines[place + 1]);
  const spoilt = bad.find((place) => !isTorn(place));
  return {
    anchors: lines.flatMap((line) => anchorLine.safeParse(parsed(line)).data ?? []),
    torn: bad.filter(isTorn).map((place) => place + 1),
    spoilt: spoilt === undefined ? undefined : spoilt + 1,
  };
};

const isAbsent = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** The anchors of a file; none where there is no file yet. */
export const readAnchors = async (file: string): Promise<AnchorFile> => {
  try {
    return anchorsIn(await readFile(file, 'utf8'));
  } catch (error) {
    if (isAbsent(error)) return anchorsIn('');
    throw error;
  }
};

/** Longer than any line of ours. */
const TAIL_BYTES = 4096;

const lastLineOf = async (handle: FileHandle): Promise<string> => {
  const { size } = await handle.stat();
  const length = Math.min(size, TAIL_BYTES);
  const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
  return buffer.toString('utf8').split('\n').at(-1) ?? '';
};

const asLine = (value: unknown): string => `${JSON.stringify(value)}\n`;

/**
 * Adds anchors to the end of a file and waits until the disk has them. A line that the last write left unfinished is
 * ended and marked, never taken away: the file may be one that can only grow. True when that was so.
 */
export const appendAnchors = async (file: string, anchors: readonly TrailAnchor[]): Promise<boolean> => {
  if (anchors.length === 0) return false;
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a+', 0o600);
  try {
    const rest = await lastLineOf(handle);
    const isTorn = !isReadable(rest);
    const repair = isTorn ? asLine({ torn: true, time: anchors[0]?.time }) : '';
    // One write: several servers may share the file.
    await handle.appendFile(`${rest === '' ? '' : '\n'}${repair}${anchors.map(asLine).join('')}`);
    await handle.sync();
    return isTorn;
  } finally {
    await handle.close();
  }
};
