import type * as z from 'zod/mini';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { SIGN_IN_RESULT } from '@/contract/codes/signInCodes';
import { TRAIL_END, getTrailEnd } from '@/contract/codes/trailCodes';
import type { TrailLogin, trailLoginsFileQuery, trailExportQuery } from '@/contract/entities/users/trail';
import { TRAIL_LIST } from '@/contract/lists/userLists';
import type { CallerContext } from '../../access/callContext';
import { toCalendarDay } from '../../values/toCalendarDay';
import { EXPORT_MAX_ROWS } from '../../values/formatCsv';
import { type ExportColumns, exportWithAudit, addBehavior } from '../monitoring/monitoringFacade';
import { findLogins, toTimeRange } from './trailLogins';
import { getAnchorFile, appendAnchors } from '../../security/trail/trailAnchors';
import type { ChainedRow } from '../../security/trail/hashTrailRow';
import { streamChain, lockAnchors } from '../../security/trail/trailStore';
import type { TRAIL_FORMATS } from './trailFormats';
import { verifyChainLink } from './verifyChainLink';
import { spoolTrail } from './spoolTrail';

const CELLS: ExportColumns<typeof TRAIL_LIST, TrailLogin> = {
  at: ({ at }) => at,
  name: ({ name }) => name,
  username: ({ username }) => username,
  result: ({ result }, { language }) => getCodeLabel(SIGN_IN_RESULT, result, language),
  faceFailures: ({ faceFailures }) => faceFailures,
  endedBy: ({ endedBy }, { language }) => (endedBy === null ? null : TRAIL_END[getTrailEnd(endedBy)][language]),
  ip: ({ ip }) => ip,
  entries: ({ entries }) => entries,
};

/** Exports the sign-ins of a chain for reading; the file for verification is a different one (TR-02, AP-06). */
export async function exportLogins(
  { format, ...query }: z.output<typeof trailLoginsFileQuery>,
  context: CallerContext,
) {
  const { result: rows } = await findLogins({ ...query, page: 1, size: EXPORT_MAX_ROWS }, context);
  return exportWithAudit(
    {
      columns: TRAIL_LIST,
      cells: CELLS,
      rows,
      title: { cn: '登录', en: 'Sign-ins', es: 'Inicios de sesión' },
      fileName: `saldo-sign-ins-${toCalendarDay(context.now, context.caller.timeZone)}`,
      format,
      type: 'exportTrail',
      what: query.of === 'house' ? 'sign-ins of the house, ' : 'sign-ins, ',
    },
    context,
  );
}

type TrailFileInput = z.output<typeof trailExportQuery>;

const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  // Not application/json: the client treats such a response to a download as a refusal, and does not save it (AP-06).
  json: 'application/octet-stream',
} as const;

/**
 * Anchors the last row of an export, so that a check of the file can detect a missing end. A full disk does not prevent the export: the
 * check reports the missing anchor.
 */
const anchorLast = async (last: ChainedRow, { tx, settings, now }: CallerContext): Promise<void> => {
  await lockAnchors(tx);
  const anchor = { institution: last.chain, seq: last.seq, hash: last.hash, time: now.toISOString() };
  await appendAnchors(getAnchorFile(settings), [anchor]).catch(() => undefined);
};

/** Exports the chain of some days, or all of it, as a file that `npm run audit:verify` checks (TR-02). The export is recorded. */
export async function exportTrailFile(
  format: keyof typeof TRAIL_FORMATS,
  { of, ...period }: TrailFileInput,
  context: CallerContext,
) {
  const { tx, caller, now, ip: socketIp } = context;
  const between = toTimeRange(period, caller.timeZone);
  // Read completely while the rights to that chain apply.
  const { chain, content, count, last } = await verifyChainLink(of, context, async (own, number) => ({
    chain: number,
    ...(await spoolTrail(streamChain(own, { chain: number, ...between }), { format, chain: number })),
  }));
  const detail = `${format}, ${count} rows${of === 'house' ? ' of the house' : ''}`;
  await addBehavior(tx, { caller, type: 'exportTrail', loanNo: null, detail, ip: null, socketIp, now });
  if (last) await anchorLast(last, context);
  return {
    fileName: `saldo-trail-${chain}-${toCalendarDay(now, caller.timeZone)}.${format}`,
    contentType: CONTENT_TYPES[format],
    content,
  };
}
