import { open, readFile, mkdir, type FileHandle } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type AnchorFile, parseAnchors, isReadable, linkAfter, linkLines, type TrailAnchor } from './anchorLines';

/** Default location of the anchor file. A location that the database's operator cannot write to is safer. */
export const getAnchorFile = (settings: { readonly auditAnchorFile?: string; readonly dataDir: string }): string =>
  settings.auditAnchorFile ?? resolve(settings.dataDir, 'audit-heads.jsonl');

const isAbsent = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** Reads the anchors of a file; none if it does not exist yet. */
export const readAnchors = async (file: string): Promise<AnchorFile> => {
  try {
    return parseAnchors(await readFile(file, 'utf8'));
  } catch (error) {
    if (isAbsent(error)) return parseAnchors('');
    throw error;
  }
};

/** Longer than any two lines. */
const TAIL_BYTES = 4096;

/** Returns the last line, and whether it is complete. */
const readLastLine = async (handle: FileHandle): Promise<{ last: string; isEnded: boolean }> => {
  const { size } = await handle.stat();
  const length = Math.min(size, TAIL_BYTES);
  const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
  const lines = buffer.toString('utf8').split('\n');
  const isEnded = lines.at(-1) === '';
  return { last: lines.at(isEnded ? -2 : -1) ?? '', isEnded };
};

/**
 * Appends anchors to a file, each linked to the line before, and waits until they are on disk. Completes and marks a truncated last line
 * instead of removing it, because the file may be append-only. Returns true in that case. Servers that share the file use a lock
 * (`lockAnchors`).
 */
export const appendAnchors = async (file: string, anchors: readonly TrailAnchor[]): Promise<boolean> => {
  if (anchors.length === 0) return false;
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a+', 0o600);
  try {
    const { last, isEnded } = await readLastLine(handle);
    const isTorn = !isEnded && !isReadable(last);
    const end = isEnded ? '' : '\n';
    const repair = isTorn ? [{ torn: true, time: anchors[0]?.time }] : [];
    const link = await linkAfter(last, async () => (await readFile(file, 'utf8')) + end);
    await handle.appendFile(end + linkLines([...repair, ...anchors], link));
    await handle.sync();
    return isTorn;
  } finally {
    await handle.close();
  }
};
