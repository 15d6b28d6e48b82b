import { OperatorError } from '../../kernel/operatorError';
import { type AnchorFile, anchorsIn } from '../../security/trail/anchorLines';
import {
  anchoredTo,
  type AnchorsBySeq,
  anchorsBySeq,
  type ChainFault,
  type ChainStart,
  findChainFault,
  findCut,
  findSpoilt,
  findUnanchored,
  startAfter,
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
const getStart = (first: ChainedRow, isPart: boolean): ChainStart => {
  const seq = isPart ? first.seq : 1;
  return { seq, prevHash: seq === 1 ? TRAIL_GENESIS : null };
};

/** The rows of a file as they go by, some at a time, and what was wrong with them first. */
class PassingChain {
  readonly first: ChainedRow;
  readonly anchors: AnchorsBySeq;
  last: ChainedRow;
  rows = 0;
  compared = 0;
  #expected: ChainStart;
  #fault: ChainFault | undefined;
  #foreign: ChainFault | undefined;

  constructor(first: ChainedRow, { anchors }: AnchorFile, isPart: boolean) {
    this.first = first;
    this.last = first;
    this.anchors = anchorsBySeq(anchors, first.chain);
    this.#expected = getStart(first, isPart);
  }

  add(rows: readonly ChainedRow[]): void {
    this.rows += rows.length;
    this.compared += rows.filter(({ seq }) => this.anchors.has(seq)).length;
    const foreign = rows.find(({ chain }) => chain !== this.first.chain);
    if (foreign) this.#foreign ??= { seq: foreign.seq, fault: 'order' };
    this.#fault ??= findChainFault(rows, this.#expected, this.anchors);
    this.last = rows.at(-1) ?? this.last;
    this.#expected = startAfter(this.last);
  }

  /** A row of another chain tells more than what follows from it. */
  get fault(): ChainFault | undefined {
    return this.#foreign ?? this.#fault;
  }
}

async function passing(file: AsyncIterable<string>, anchorFile: AnchorFile, isPart: boolean): Promise<PassingChain> {
  let chain: PassingChain | undefined;
  for await (const rows of readTrailFile(file)) {
    const [first] = rows;
    if (first) chain ??= new PassingChain(first, anchorFile, isPart);
    chain?.add(rows);
  }
  if (!chain) throw new OperatorError('It holds no row: there is nothing to check.');
  return chain;
}

/** Checks an exported trail without a server, as it is read: to the letter, row by row, against the anchors, and, unless it is a part, for both its ends. */
export async function checkTrailFile(
  file: AsyncIterable<string>,
  { anchors: text, isPart }: Evidence,
): Promise<TrailVerdict> {
  const anchorFile = anchorsIn(text);
  const { rows, first, last, compared, anchors, fault } = await passing(file, anchorFile, isPart);
  // Each export anchors its last row: what was chained since is missing from the file and is no fault of it.
  const isKnownEnd = isPart || anchors.has(last.seq);
  const atEnd = isKnownEnd ? undefined : (findCut(last.seq, anchors) ?? findUnanchored(last.seq, anchors));
  return {
    rows,
    first,
    last,
    compared,
    anchoredTo: anchoredTo(anchors),
    torn: anchorFile.torn,
    fault: fault ?? findSpoilt(anchorFile) ?? atEnd,
  };
}
