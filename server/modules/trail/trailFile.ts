import type * as z from 'zod/mini';
import type { trailExportQuery } from '@/contract/entities/trail';
import type { CallerContext } from '../../access/callContext';
import { getAnchorFile, appendAnchors } from '../../security/trail/trailAnchors';
import type { ChainedRow } from '../../security/trail/trailHash';
import { addBehaviour } from '../monitoring/monitoringFacade';
import { chainBetween, takeAnchorTurn } from '../../security/trail/trailStore';
import { calendarDay } from '../../values/calendarDay';
import type { TRAIL_FORMATS } from './trailFormats';
import { verifyChainLink } from './verifyChainLink';
import { spooledTrail } from './spooledTrail';
import { getMoments } from './trailLogins';

type Asked = z.output<typeof trailExportQuery>;

const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  // Not application/json: an answer of that type to a download is a refusal, and is never saved (AP-06).
  json: 'application/octet-stream',
} as const;

/** What leaves the house is anchored with its last row, so that whoever checks the file can tell that its end is there. A disk that is full keeps nobody from the file: the check tells what it lacks. */
const anchorLast = async (last: ChainedRow, { tx, settings, now }: CallerContext): Promise<void> => {
  await takeAnchorTurn(tx);
  const anchor = { institution: last.chain, seq: last.seq, hash: last.hash, time: now.toISOString() };
  await appendAnchors(getAnchorFile(settings), [anchor]).catch(() => undefined);
};

/** The chain of some days, or all of it, as a file that `npm run audit:verify` checks (TR-02). Who took it away is recorded. */
export async function trailFile(format: keyof typeof TRAIL_FORMATS, { of, ...period }: Asked, context: CallerContext) {
  const { tx, caller, now, ip: socketIp } = context;
  const between = getMoments(period, caller.timeZone);
  // Read to its end while the rights to that chain last.
  const { chain, content, count, last } = await verifyChainLink(of, context, async (own, number) => ({
    chain: number,
    ...(await spooledTrail(chainBetween(own, { chain: number, ...between }), { format, chain: number })),
  }));
  const detail = `${format}, ${count} rows${of === 'house' ? ' of the house' : ''}`;
  await addBehaviour(tx, { caller, type: 'exportTrail', loanNo: null, detail, ip: null, socketIp, now });
  if (last) await anchorLast(last, context);
  return {
    fileName: `saldo-trail-${chain}-${calendarDay(now, caller.timeZone)}.${format}`,
    contentType: CONTENT_TYPES[format],
    content,
  };
}
