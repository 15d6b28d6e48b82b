import type * as z from 'zod/mini';
import type { permissionCalls } from '@/contract/calls/users/permissionCalls';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { PERMISSION_NAME, getOutcome, PERMISSION_OUTCOME } from '@/contract/codes/permissionCodes';
import { ROLE } from '@/contract/codes/userCodes';
import type { PermissionChange } from '@/contract/entities/users/permission';
import { PERMISSION_CHANGE_LIST } from '@/contract/lists/userLists';
import type { CallerContext } from '../../access/callContext';
import { EXPORT_MAX_ROWS } from '../../values/formatCsv';
import { type ExportColumns, exportMetadata, exportWithAudit } from '../monitoring/monitoringFacade';
import { serializePermissionChange } from './permissionWire';
import { listPermissionChanges } from './permittedUserStore';

/** Returns a page of the permission history, newest first (RO-01). */
export async function showHistory(
  query: z.output<typeof permissionCalls.history.query>,
  context: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<{ result: PermissionChange[]; totalCount: number }> {
  const { rows, totalCount } = await listPermissionChanges(query, context);
  return { result: rows.map(serializePermissionChange), totalCount };
}

const CELLS: ExportColumns<typeof PERMISSION_CHANGE_LIST, PermissionChange> = {
  time: ({ time }) => time,
  actor: ({ actorName }) => actorName,
  for: ({ role, userName }, { language }) => (role === null ? userName : getCodeLabel(ROLE, role, language)),
  outcome: ({ allowed }, { language }) => getCodeLabel(PERMISSION_OUTCOME, getOutcome(allowed), language),
  permission: ({ permission }, { language }) => getCodeLabel(PERMISSION_NAME, permission, language),
};

/** Returns the history as a file (AP-06). */
export async function exportPermissionHistory(
  { format, ...params }: z.output<typeof permissionCalls.historyFile.query>,
  context: CallerContext,
) {
  const { result: rows } = await showHistory({ ...params, page: 1, size: EXPORT_MAX_ROWS }, context);
  const title = { cn: '权限变更', en: 'Changes', es: 'Cambios' };
  const taken = { rows, title, format, ...exportMetadata('permission-changes', context) };
  return exportWithAudit({ ...taken, columns: PERMISSION_CHANGE_LIST, cells: CELLS }, context);
}
