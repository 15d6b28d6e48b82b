import { open, readFile, mkdir, type FileHandle } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type AnchorFile, anchorsIn, isReadable, linkAfter, linkedLines, type TrailAnchor } from './anchorLines';

/** Where the anchors go unless the settings say otherwise: somewhere else is better, where the database's operator cannot write. */
export const getAnchorFile = (settings: { readonly auditAnchorFile?: string; readonly dataDir: string }): string =>
  settings.auditAnchorFile ?? resolve(settings.dataDir, 'audit-heads.jsonl');

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

/** Longer than any two lines of ours. */
const TAIL_BYTES = 4096;

/** The last line, and whether it was ended. */
const endOf = async (handle: FileHandle): Promise<{ last: string; isEnded: boolean }> => {
  const { size } = await handle.stat();
  const length = Math.min(size, TAIL_BYTES);
  const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
  const lines = buffer.toString('utf8').split('\n');
  const isEnded = lines.at(-1) === '';
  return { last: lines.at(isEnded ? -2 : -1) ?? '', isEnded };
};

/**
 * Adds anchors to the end of a file, each tied to the line before, and waits until the disk has them. A line that the last
 * write left unfinished is ended and marked, never taken away: the file may be one that can only grow. True when that was
 * so. Servers that share the file take turns (`takeAnchorTurn`).
 */
export const appendAnchors = async (file: string, anchors: readonly TrailAnchor[]): Promise<boolean> => {
  if (anchors.length === 0) return false;
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a+', 0o600);
  try {
    const { last, isEnded } = await endOf(handle);
    const isTorn = !isEnded && !isReadable(last);
    const end = isEnded ? '' : '\n';
    const repair = isTorn ? [{ torn: true, time: anchors[0]?.time }] : [];
    const link = await linkAfter(last, async () => (await readFile(file, 'utf8')) + end);
    await handle.appendFile(end + linkedLines([...repair, ...anchors], link));
    await handle.sync();
    return isTorn;
  } finally {
    await handle.close();
  }
};
