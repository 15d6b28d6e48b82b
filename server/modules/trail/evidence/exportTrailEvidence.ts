import type { TrailSelection } from '@/contract/entities/users/trail';
import type { CallerContext } from '../../../access/callContext';
import type { Transaction } from '../../../database/connect';
import { Refusal } from '../../../kernel/refusal';
import type { TrailAnchor } from '../../../security/trail/anchorLines';
import { getAnchorFile, appendAnchors, readAnchors } from '../../../security/trail/trailAnchors';
import { readChain, getChainLength, lockAnchors } from '../../../security/trail/trailStore';
import { EXPORT_ROWS_MAX, refuseAbove } from '../../../values/formatCsv';
import { parseRowId } from '../../../values/parseRowId';
import { addBehavior } from '../../monitoring/monitoringFacade';
import { verifyChainLink } from '../verifyChainLink';
import { listLoginRows } from '../trailLoginStore';
import type { Evidence } from './checkEvidence';
import { renderEvidencePage } from './renderEvidencePage';

/** Numbers of the first and the last row of a segment, both inclusive. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Returns the segments from each row to the next anchored one; merges overlapping or adjacent ones. */
export function getStretches(own: readonly number[], anchored: readonly number[]): Stretch[] {
  const ends = [...anchored].toSorted((one, other) => one - other);
  const stretches: Stretch[] = [];
  for (const seq of [...own].toSorted((one, other) => one - other)) {
    const to = ends.find((end) => end >= seq) ?? seq;
    const last = stretches.at(-1);
    if (last && seq <= last.to + 1) stretches.splice(-1, 1, { from: last.from, to: Math.max(last.to, to) });
    else stretches.push({ from: seq, to });
  }
  return stretches;
}

interface OneChain {
  readonly tx: Transaction;
  readonly chain: number;
}

/** Anchors the chain's newest row, so that an anchor covers the last rows of the sign-in. */
async function anchorNewest({ tx, chain }: OneChain, { settings, now }: CallerContext): Promise<void> {
  const [head] = await readChain(tx, { chain, from: await getChainLength(tx, chain), most: 1 });
  if (!head) return;
  await lockAnchors(tx);
  const anchor = { institution: chain, seq: head.seq, hash: head.hash, time: now.toISOString() };
  await appendAnchors(getAnchorFile(settings), [anchor]).catch(() => undefined);
}

const ownAnchors = async (chain: number, { settings }: CallerContext): Promise<TrailAnchor[]> =>
  (await readAnchors(getAnchorFile(settings))).anchors.filter(({ institution }) => institution === chain);

async function collect(id: string, one: OneChain, context: CallerContext): Promise<Evidence> {
  const { tx, chain } = one;
  const loginLogId = parseRowId(id);
  const own = [
    ...(await listLoginRows(tx, { chain, loginLogId, source: 'server' })),
    ...(await listLoginRows(tx, { chain, loginLogId, source: 'browser' })),
  ];
  if (own.length === 0) throw new Refusal('notFound');
  await anchorNewest(one, context);
  const anchors = await ownAnchors(chain, context);
  const places = getStretches(
    own.map(({ seq }) => seq),
    anchors.map(({ seq }) => seq),
  );
  refuseAbove(
    EXPORT_ROWS_MAX,
    places.reduce((sum, { from, to }) => sum + to - from + 1, 0),
  );
  const stretches: Evidence['stretches'][number][] = [];
  // oxlint-disable-next-line no-await-in-loop -- one connection: one stretch after the other
  for (const { from, to } of places) stretches.push(await readChain(tx, { chain, from, most: to - from + 1 }));
  return {
    format: 'saldo-evidence-1',
    chain,
    signIn: loginLogId,
    language: context.language,
    madeAt: context.now.toISOString(),
    stretches,
    anchors: anchors.filter(({ seq }) => places.some(({ from, to }) => seq >= from && seq <= to)),
  };
}

/** Returns one sign-in as a file that checks itself in any browser (TR-02). The export is recorded. */
export async function exportTrailEvidence(id: string, of: TrailSelection | undefined, context: CallerContext) {
  const evidence = await verifyChainLink(of, context, (tx, chain) => collect(id, { tx, chain }, context));
  const { tx, caller, now, ip: socketIp } = context;
  const detail = `evidence of sign-in ${id}`;
  await addBehavior(tx, { caller, type: 'exportTrail', loanNo: null, detail, ip: null, socketIp, now });
  return {
    fileName: `saldo-evidence-${id}.html`,
    // Downloaded, not displayed, so that it never runs in our origin.
    contentType: 'application/octet-stream',
    content: Buffer.from(await renderEvidencePage(evidence)),
  };
}

/** Returns the anchors of the caller's chain, one JSON line each; comparing them reveals changes in a later export (TR-02). */
export async function exportTrailAnchors(of: TrailSelection | undefined, context: CallerContext) {
  const { chain, anchors } = await verifyChainLink(of, context, async (tx, number) => {
    await anchorNewest({ tx, chain: number }, context);
    return { chain: number, anchors: await ownAnchors(number, context) };
  });
  const { tx, caller, now, ip: socketIp } = context;
  const detail = `${anchors.length} anchors`;
  await addBehavior(tx, { caller, type: 'exportTrail', loanNo: null, detail, ip: null, socketIp, now });
  return {
    fileName: `saldo-anchors-${chain}-${now.toISOString().slice(0, 10)}.jsonl`,
    contentType: 'application/octet-stream',
    content: Buffer.from(anchors.map((anchor) => `${JSON.stringify(anchor)}\n`).join('')),
  };
}
