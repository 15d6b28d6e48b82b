import { OperatorError } from '../../kernel/operatorError';
import { type AnchorFile, parseAnchors } from '../../security/trail/anchorLines';
import {
  getAnchoredSeq,
  type AnchorsBySeq,
  indexAnchorsBySeq,
  type ChainFault,
  type ChainStart,
  findChainFault,
  findCut,
  findInvalidRow,
  findUnanchored,
  startAfter,
} from '../../security/trail/checkChain';
import { type ChainedRow, TRAIL_GENESIS } from '../../security/trail/hashTrailRow';
import { readTrailFile } from './readTrailFile';

/** Reference data for an exported audit log, and the part of the chain that it claims to contain. */
export interface Evidence {
  /** Text of the anchor file, '' for none. */
  readonly anchors: string;
  /** True for an export of some days: rows before and after them are not required. */
  readonly isPart: boolean;
}

/** Result of checking an exported audit log (TR-02). */
export interface TrailVerdict {
  readonly rows: number;
  readonly first: ChainedRow;
  readonly last: ChainedRow;
  /** Number of rows with an anchor's hash. */
  readonly compared: number;
  /** Last row covered by an anchor, 0 for none. */
  readonly anchoredTo: number;
  /** Lines of the anchor file that a crash has torn. */
  readonly torn: AnchorFile['torn'];
  readonly fault: ChainFault | undefined;
}

/** A full chain starts with row 1; an export of some days does not prove what was before. */
const getStart = (first: ChainedRow, isPart: boolean): ChainStart => {
  const seq = isPart ? first.seq : 1;
  return { seq, prevHash: seq === 1 ? TRAIL_GENESIS : null };
};

/** Checks the rows of a file in batches, and stores the first fault. */
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
    this.anchors = indexAnchorsBySeq(anchors, first.chain);
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

  /** A row of another chain takes precedence over faults that follow from it. */
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

/** Checks an exported audit log without a server, as a stream: exact format, each row, anchors and, for a full export, both ends. */
export async function checkTrailFile(
  file: AsyncIterable<string>,
  { anchors: text, isPart }: Evidence,
): Promise<TrailVerdict> {
  const anchorFile = parseAnchors(text);
  const { rows, first, last, compared, anchors, fault } = await passing(file, anchorFile, isPart);
  // Each export anchors its last row; rows chained since are missing from the file without being a fault.
  const isKnownEnd = isPart || anchors.has(last.seq);
  const atEnd = isKnownEnd ? undefined : (findCut(last.seq, anchors) ?? findUnanchored(last.seq, anchors));
  return {
    rows,
    first,
    last,
    compared,
    anchoredTo: getAnchoredSeq(anchors),
    torn: anchorFile.torn,
    fault: fault ?? findInvalidRow(anchorFile) ?? atEnd,
  };
}
