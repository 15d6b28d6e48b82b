import type { TrailFault } from '@/contract/codes/trailFault';
import type { AnchorFile, TrailAnchor } from './anchorLines';
import { trailHash, type ChainedRow } from './trailHash';

/** The first wrong row of a chain, or line of the anchor file, and why (TR-02). */
export interface ChainFault {
  readonly seq: number;
  readonly fault: TrailFault;
}

/** Where a stretch of a chain begins: the number of its first row, and hash and time of the row before where they are known. */
export interface ChainStart {
  readonly seq: number;
  readonly prevHash: string | null;
  readonly prevAt?: string | undefined;
}

/** A call takes its time when it begins and is chained when it ends, and the clocks of two servers differ: so much earlier may a row be than the one before. */
const EARLIER_MAX_MS = 15 * 60_000;

const isBackDated = (at: string, prevAt: string | undefined): boolean =>
  prevAt !== undefined && Date.parse(at) < Date.parse(prevAt) - EARLIER_MAX_MS;

/** The hashes that anchors of one chain give for its rows, by their numbers. */
export type AnchorsBySeq = ReadonlyMap<number, readonly string[]>;

/** The hashes that anchors of one chain give for its rows. */
export const anchorsBySeq = (anchors: readonly TrailAnchor[], chain: number): AnchorsBySeq => {
  const bySeq = new Map<number, string[]>();
  for (const { institution, seq, hash } of anchors) {
    if (institution === chain) bySeq.set(seq, [...(bySeq.get(seq) ?? []), hash]);
  }
  return bySeq;
};

const differs = ({ seq, hash }: ChainedRow, anchors: AnchorsBySeq): boolean =>
  anchors.get(seq)?.some((anchored) => anchored !== hash) === true;

const getFault = (row: ChainedRow, expected: ChainStart, anchors: AnchorsBySeq): TrailFault | undefined => {
  if (row.seq > expected.seq) return 'missing';
  if (row.seq < expected.seq) return 'order';
  if (row.hash !== trailHash(row)) return 'contents';
  if (expected.prevHash !== null && row.prevHash !== expected.prevHash) return 'order';
  if (isBackDated(row.at, expected.prevAt)) return 'time';
  return differs(row, anchors) ? 'anchor' : undefined;
};

/** Where the stretch after a row begins. */
export const startAfter = ({ seq, hash, at }: ChainedRow): ChainStart => ({ seq: seq + 1, prevHash: hash, prevAt: at });

/** Checks a stretch of a chain row by row; a long one can come in pieces, each from where the one before ended. A missing row is named by its own number. */
export function findChainFault(
  rows: readonly ChainedRow[],
  start: ChainStart,
  anchors: AnchorsBySeq = new Map(),
): ChainFault | undefined {
  let expected = start;
  for (const row of rows) {
    const fault = getFault(row, expected, anchors);
    if (fault) return { seq: fault === 'missing' ? expected.seq : row.seq, fault };
    expected = startAfter(row);
  }
  return undefined;
}

/** An anchor that knows of a row behind the last one: the end of the chain was cut off. */
export function findCut(last: number, anchors: AnchorsBySeq): ChainFault | undefined {
  const beyond = [...anchors.keys()].filter((seq) => seq > last);
  return beyond.length === 0 ? undefined : { seq: last + 1, fault: 'cut' };
}

/** The last row that an anchor knows of, 0 for none. */
export const anchoredTo = (anchors: AnchorsBySeq): number => {
  let newest = 0;
  // A chain that grows by the minute has more anchors in a season than a call takes arguments.
  for (const seq of anchors.keys()) newest = Math.max(newest, seq);
  return newest;
};

/** A row that ought to be anchored and that no anchor is as young as: anchors were taken away, or could not be written. */
export const findUnanchored = (ought: number, anchors: AnchorsBySeq): ChainFault | undefined =>
  anchoredTo(anchors) < ought ? { seq: ought, fault: 'unanchored' } : undefined;

/** A line of the anchor file that does not follow, or that nobody can read and no crash explains; `seq` is the line's number. */
export const findSpoilt = ({ spoilt }: Pick<AnchorFile, 'spoilt'>): ChainFault | undefined =>
  spoilt === undefined ? undefined : { seq: spoilt, fault: 'anchorFile' };
