import type * as z from 'zod/mini';
import { codeLabel } from '@/contract/codes/codeTable';
import { SIGN_IN_RESULT } from '@/contract/codes/signInCodes';
import { TRAIL_END, trailEnd } from '@/contract/codes/trailCodes';
import type { TrailLogin, trailLoginsFileQuery } from '@/contract/entities/users/trail';
import { TRAIL_LIST } from '@/contract/lists/userLists';
import type { CallerContext } from '../../access/callContext';
import { calendarDay } from '../../values/calendarDay';
import { EXPORT_MAX_ROWS } from '../../values/csvFile';
import { type ExportColumns, exportWithAudit } from '../monitoring/monitoringFacade';
import { findLogins } from './trailLogins';

const CELLS: ExportColumns<typeof TRAIL_LIST, TrailLogin> = {
  at: ({ at }) => at,
  name: ({ name }) => name,
  username: ({ username }) => username,
  result: ({ result }, { language }) => codeLabel(SIGN_IN_RESULT, result, language),
  faceFailures: ({ faceFailures }) => faceFailures,
  endedBy: ({ endedBy }, { language }) => (endedBy === null ? null : TRAIL_END[trailEnd(endedBy)][language]),
  ip: ({ ip }) => ip,
  entries: ({ entries }) => entries,
};

/** Exports the sign-ins of a chain for reading; the file for verification is a different one (TR-02, AP-06). */
export async function trailListFile(
  { format, ...asked }: z.output<typeof trailLoginsFileQuery>,
  context: CallerContext,
) {
  const { result: rows } = await findLogins({ ...asked, page: 1, size: EXPORT_MAX_ROWS }, context);
  return exportWithAudit(
    {
      columns: TRAIL_LIST,
      cells: CELLS,
      rows,
      title: { cn: '登录', en: 'Sign-ins', es: 'Accesos' },
      fileName: `saldo-sign-ins-${calendarDay(context.now, context.caller.timeZone)}`,
      format,
      type: 'exportTrail',
      what: asked.of === 'house' ? 'sign-ins of the house, ' : 'sign-ins, ',
    },
    context,
  );
}
