import type { TrailCheck } from '@/contract/entities/trail';
import type { CallerContext } from '../../access/callContext';
import { type AnchorFile, anchorFileOf, readAnchors } from '../../security/trail/trailAnchors';
import { TRAIL_GENESIS } from '../../security/trail/trailHash';
import { chainFrom, chainLength } from '../../security/trail/trailStore';
import { anchorsBySeq, type ChainStart, findChainFault, findCut, findSpoilt } from '../../security/trail/checkChain';

/** Rows of the trail that are checked in one call; a long chain shows how far it is. */
const TRAIL_CHECK_ROWS = 5000;

type Context = Pick<CallerContext, 'tx' | 'caller' | 'settings'>;

/** What the row before says is taken as it stands: the call before this one has checked it. */
const startAt = async (from: number, { tx, caller }: Context): Promise<ChainStart> => {
  if (from === 1) return { seq: 1, prevHash: TRAIL_GENESIS };
  const [before] = await chainFrom(tx, { chain: caller.institutionId, from: from - 1, most: 1 });
  return { seq: from, prevHash: before?.seq === from - 1 ? before.hash : null };
};

/** What is wrong behind the last row: an anchor of rows that are gone, or a line of the file that nobody can read. */
const faultBehind = (to: number, file: AnchorFile, anchors: ReturnType<typeof anchorsBySeq>) =>
  findCut(to, anchors) ?? findSpoilt(file);

/** Checks a stretch of the caller's institution's chain, row by row and against the anchors (TR-02). */
export async function verifyTrail(from: number, context: Context): Promise<TrailCheck> {
  const { tx, caller, settings } = context;
  const chain = caller.institutionId;
  const file = await readAnchors(anchorFileOf(settings));
  const anchors = anchorsBySeq(file.anchors, chain);
  const rows = await chainFrom(tx, { chain, from, most: TRAIL_CHECK_ROWS });
  const total = await chainLength(tx, chain);
  const to = rows.at(-1)?.seq ?? from - 1;
  const fault = findChainFault(rows, await startAt(from, context), anchors);
  return {
    to,
    total,
    head: rows.at(-1)?.hash ?? null,
    anchors: [...anchors.keys()].filter((seq) => seq >= from && seq <= to).length,
    tornAnchors: file.torn.length,
    fault: fault ?? (to >= total ? faultBehind(to, file, anchors) : undefined) ?? null,
  };
}
