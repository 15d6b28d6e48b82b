import type * as z from 'zod/mini';
import type { TrailCheck, trailVerifyQuery } from '@/contract/entities/users/trail';
import type { CallerContext } from '../../access/callContext';
import type { AnchorFile } from '../../security/trail/anchorLines';
import { getAnchorFile, readAnchors } from '../../security/trail/trailAnchors';
import { TRAIL_GENESIS } from '../../security/trail/hashTrailRow';
import { readChain, getChainLength, findLastRowBefore } from '../../security/trail/trailStore';
import { verifyChainLink } from './verifyChainLink';
import { ANCHOR_EVERY_MS } from './trailAnchorWorker';
import {
  indexAnchorsBySeq,
  type ChainStart,
  findChainFault,
  findCut,
  findInvalidRow,
  findUnanchored,
  startAfter,
} from '../../security/trail/checkChain';

/** Number of audit log rows checked per call; a long chain reports its progress. */
const TRAIL_CHECK_ROWS = 5000;

type VerifyTrailContext = Pick<CallerContext, 'tx' | 'caller' | 'settings' | 'now'>;

interface OneChain extends Pick<VerifyTrailContext, 'tx' | 'now'> {
  readonly chain: number;
}

/** Trusts the row before the start: the previous call has checked it. */
const startAt = async (from: number, { tx, chain }: OneChain): Promise<ChainStart> => {
  if (from === 1) return { seq: 1, prevHash: TRAIL_GENESIS };
  const [before] = await readChain(tx, { chain, from: from - 1, most: 1 });
  return before?.seq === from - 1 ? startAfter(before) : { seq: from, prevHash: null };
};

/** Age at which a row must be anchored by the running server, or by the start of the next one. */
const ANCHORED_WITHIN_MS = 5 * ANCHOR_EVERY_MS;

/** Finds faults outside the rows: anchors of missing rows, rows with missing anchors, or a line that does not follow. */
const faultBehind = async (to: number, file: AnchorFile, { tx, chain, now }: OneChain) => {
  const anchors = indexAnchorsBySeq(file.anchors, chain);
  const ought = await findLastRowBefore(tx, chain, new Date(now.getTime() - ANCHORED_WITHIN_MS));
  return findCut(to, anchors) ?? findInvalidRow(file) ?? findUnanchored(ought, anchors);
};

async function verifyChain(from: number, file: AnchorFile, one: OneChain): Promise<TrailCheck> {
  const { tx, chain } = one;
  const anchors = indexAnchorsBySeq(file.anchors, chain);
  const rows = await readChain(tx, { chain, from, most: TRAIL_CHECK_ROWS });
  const total = await getChainLength(tx, chain);
  const to = rows.at(-1)?.seq ?? from - 1;
  const fault = findChainFault(rows, await startAt(from, one), anchors);
  return {
    to,
    total,
    head: rows.at(-1)?.hash ?? null,
    anchors: [...anchors.keys()].filter((seq) => seq >= from && seq <= to).length,
    tornAnchors: file.torn.length,
    fault: fault ?? (to >= total ? await faultBehind(to, file, one) : undefined) ?? null,
  };
}

/** Checks a stretch of a chain, row by row and against the anchors (TR-02). */
export async function verifyTrail(
  { from, of }: z.output<typeof trailVerifyQuery>,
  context: VerifyTrailContext,
): Promise<TrailCheck> {
  const file = await readAnchors(getAnchorFile(context.settings));
  return verifyChainLink(of, context, (tx, chain) => verifyChain(from, file, { tx, chain, now: context.now }));
}
