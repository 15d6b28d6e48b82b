import { open, readFile, mkdir } from 'node:fs/promises';
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

/** The anchors in a text of one JSON line each; a spoilt line throws, for nobody knows what stood there. */
export const anchorsIn = (text: string): TrailAnchor[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => anchorLine.parse(JSON.parse(line)));

const isAbsent = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** The anchors of a file; none where there is no file yet. */
export const readAnchors = async (file: string): Promise<TrailAnchor[]> => {
  try {
    return anchorsIn(await readFile(file, 'utf8'));
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
};

/** Adds anchors to the end of a file and waits until the disk has them. */
export const appendAnchors = async (file: string, anchors: readonly TrailAnchor[]): Promise<void> => {
  if (anchors.length === 0) return;
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a', 0o600);
  try {
    // One write: several servers may share the file.
    await handle.appendFile(anchors.map((anchor) => `${JSON.stringify(anchor)}\n`).join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
};
