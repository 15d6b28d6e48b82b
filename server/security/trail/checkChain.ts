import type { TrailFault } from '@/contract/codes/trailCodes';
import type { AnchorFile, TrailAnchor } from './anchorLines';
import { hashTrailRow, type ChainedRow } from './hashTrailRow';

/** First wrong row of a chain, or line of the anchor file, with the reason (TR-02). */
export interface ChainFault {
  readonly seq: number;
  readonly fault: TrailFault;
}

/** Start of a chain segment: the number of its first row, and hash and time of the row before if known. */
export interface ChainStart {
  readonly seq: number;
  readonly prevHash: string | null;
  readonly prevAt?: string | undefined;
}

/**
 * Maximum time that a row may be earlier than the one before. A call takes its time at its start and is chained at its end, and the
 * servers' clocks differ.
 */
const EARLIER_MAX_MS = 15 * 60_000;

const isBackDated = (at: string, prevAt: string | undefined): boolean =>
  prevAt !== undefined && Date.parse(at) < Date.parse(prevAt) - EARLIER_MAX_MS;

/** Anchored hashes of one chain by row number. */
export type AnchorsBySeq = ReadonlyMap<number, readonly string[]>;

/** Groups the anchored hashes of one chain by row number. */
export const indexAnchorsBySeq = (anchors: readonly TrailAnchor[], chain: number): AnchorsBySeq => {
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
  if (row.hash !== hashTrailRow(row)) return 'contents';
  if (expected.prevHash !== null && row.prevHash !== expected.prevHash) return 'order';
  if (isBackDated(row.at, expected.prevAt)) return 'time';
  return differs(row, anchors) ? 'anchor' : undefined;
};

/** Returns the start of the segment after a row. */
export const startAfter = ({ seq, hash, at }: ChainedRow): ChainStart => ({ seq: seq + 1, prevHash: hash, prevAt: at });

/**
 * Checks a segment of a chain row by row; a long one can be checked in chunks, each from the end of the previous one. A missing row is
 * reported by its number.
 */
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

/** Finds an anchor after the last row, which means that the end of the chain was removed. */
export function findCut(last: number, anchors: AnchorsBySeq): ChainFault | undefined {
  const beyond = [...anchors.keys()].filter((seq) => seq > last);
  return beyond.length === 0 ? undefined : { seq: last + 1, fault: 'cut' };
}

/** Returns the last anchored row, 0 for none. */
export const getAnchoredSeq = (anchors: AnchorsBySeq): number => {
  let newest = 0;
  // A loop instead of spread arguments: a chain that grows every minute has too many anchors after some months.
  for (const seq of anchors.keys()) newest = Math.max(newest, seq);
  return newest;
};

/** Reports a row that should be covered by an anchor but is not: anchors were removed, or could not be written. */
export const findUnanchored = (ought: number, anchors: AnchorsBySeq): ChainFault | undefined =>
  getAnchoredSeq(anchors) < ought ? { seq: ought, fault: 'unanchored' } : undefined;

/**
 * Reports a line of the anchor file that does not follow, or that is unreadable without a crash as the reason. `seq` is the line's
 * number.
 */
export const findInvalidRow = ({ spoilt }: Pick<AnchorFile, 'spoilt'>): ChainFault | undefined =>
  spoilt === undefined ? undefined : { seq: spoilt, fault: 'anchorFile' };
