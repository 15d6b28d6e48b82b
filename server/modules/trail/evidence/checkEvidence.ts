import type { TrailFault } from '@/contract/codes/trailCodes';
import type { Language } from '@/contract/language';
import type { TrailAnchor } from '../../../security/trail/anchorLines';
import {
  type AnchorsBySeq,
  indexAnchorsBySeq,
  type ChainFault,
  findChainFault,
} from '../../../security/trail/checkChain';
import { type ChainedRow, TRAIL_GENESIS } from '../../../security/trail/hashTrailRow';

/** Evidence of one sign-in: each segment of the chain runs from one of its rows to the next anchored row (TR-02). */
export interface Evidence {
  readonly format: 'saldo-evidence-1';
  readonly chain: number;
  /** userLoginLogId. */
  readonly signIn: number;
  readonly language: Language;
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  readonly stretches: readonly (readonly ChainedRow[])[];
  readonly anchors: readonly TrailAnchor[];
}

/** Result of checking an evidence file. */
export interface EvidenceVerdict {
  readonly rows: number;
  /** Rows of the sign-in itself. */
  readonly own: readonly ChainedRow[];
  /** Rows that an anchor confirms. */
  readonly compared: number;
  readonly fault: ChainFault | undefined;
}

const faultAt = (row: ChainedRow, fault: TrailFault): ChainFault => ({ seq: row.seq, fault });

function getFault(rows: readonly ChainedRow[], chain: number, anchors: AnchorsBySeq): ChainFault | undefined {
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) return undefined;
  const foreign = rows.find((row) => row.chain !== chain);
  if (foreign) return faultAt(foreign, 'order');
  const start = { seq: first.seq, prevHash: first.seq === 1 ? TRAIL_GENESIS : null };
  const isAnchored = anchors.has(last.seq);
  return findChainFault(rows, start, anchors) ?? (isAnchored ? undefined : faultAt(last, 'unanchored'));
}

/** Checks each stretch row by row, and its end against the anchors; `others` are anchors from another source. */
export function checkEvidence(
  { chain, signIn, stretches, anchors }: Evidence,
  others: readonly TrailAnchor[] = [],
): EvidenceVerdict {
  const known = indexAnchorsBySeq([...anchors, ...others], chain);
  const rows = stretches.flat();
  return {
    rows: rows.length,
    own: rows.filter(({ loginLogId }) => loginLogId === signIn),
    compared: rows.filter(({ seq }) => known.has(seq)).length,
    fault: stretches.map((stretch) => getFault(stretch, chain, known)).find((fault) => fault !== undefined),
  };
}
