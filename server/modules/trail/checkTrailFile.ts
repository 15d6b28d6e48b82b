import { OperatorError } from '../../kernel/operatorError';
import { type AnchorFile, anchorsIn } from '../../security/trail/anchorLines';
import {
  anchoredTo,
  anchorsBySeq,
  type ChainFault,
  findChainFault,
  findCut,
  findSpoilt,
  findUnanchored,
} from '../../security/trail/checkChain';
import { type ChainedRow, TRAIL_GENESIS } from '../../security/trail/trailHash';
import { readTrailFile } from './readTrailFile';

/** What an exported trail is compared with, and how much of the chain it claims to be. */
export interface Evidence {
  /** The text of the anchor file, '' for none. */
  readonly anchors: string;
  /** Some days were exported: what came before and after them is not asked for. */
  readonly isPart: boolean;
}

/** What an exported trail was found to be (TR-02). */
export interface TrailVerdict {
  readonly rows: number;
  readonly first: ChainedRow;
  readonly last: ChainedRow;
  /** Rows whose hash an anchor gives. */
  readonly compared: number;
  /** The last row that an anchor knows of, 0 for none. */
  readonly anchoredTo: number;
  /** Lines of the anchor file that a crash has torn. */
  readonly torn: AnchorFile['torn'];
  readonly fault: ChainFault | undefined;
}

/** A chain begins with row 1; an export of some days says nothing of what was before them. */
const startOf = (first: ChainedRow, isPart: boolean) => {
  const seq = isPart ? first.seq : 1;
  return { seq, prevHash: seq === 1 ? TRAIL_GENESIS : null };
};

/** Checks an exported trail without a server: to the letter, row by row, against the anchors, and, unless it is a part, for both its ends. */
export function checkTrailFile(content: string, { anchors: text, isPart }: Evidence): TrailVerdict {
  const rows = readTrailFile(content);
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) throw new OperatorError('It holds no row: there is nothing to check.');
  const file = anchorsIn(text);
  const anchors = anchorsBySeq(file.anchors, first.chain);
  const foreign = rows.find(({ chain }) => chain !== first.chain);
  const inRows = foreign
    ? { seq: foreign.seq, fault: 'order' as const }
    : findChainFault(rows, startOf(first, isPart), anchors);
  const atEnd = isPart ? undefined : (findCut(last.seq, anchors) ?? findUnanchored(last.seq, anchors));
  return {
    rows: rows.length,
    first,
    last,
    compared: rows.filter(({ seq }) => anchors.has(seq)).length,
    anchoredTo: anchoredTo(anchors),
    torn: file.torn,
    fault: inRows ?? findSpoilt(file) ?? atEnd,
  };
}
