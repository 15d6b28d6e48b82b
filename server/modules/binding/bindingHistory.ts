import type * as z from 'zod/mini';
import { BINDING_KIND, BINDING_STATE } from '@/contract/codes/queueCodes';
import { getCodeLabel } from '@/contract/codes/codeTable';
import type { BindOperation, operationsFileQuery } from '@/contract/entities/management/binding';
import { BINDING_LIST } from '@/contract/lists/queueLists';
import type { CallerContext } from '../../access/callContext';
import { EXPORT_MAX_ROWS } from '../../values/formatCsv';
import { type ExportColumns, exportMetadata, exportWithAudit } from '../monitoring/monitoringFacade';
import { listOperations, type OperationPage } from './bindingStore';
import { serializeOperation } from './bindingWire';

/** Lists a page of the bindings that the caller may see, newest first (QU-02). */
export async function showOperations(
  query: OperationPage,
  context: CallerContext,
): Promise<{ result: BindOperation[]; totalCount: number }> {
  const { rows, totalCount } = await listOperations(query, context);
  return { result: rows.map((row) => serializeOperation(row, context)), totalCount };
}

const CELLS: ExportColumns<typeof BINDING_LIST, BindOperation> = {
  time: ({ createdTime }) => createdTime,
  kind: ({ kind }, { language }) => getCodeLabel(BINDING_KIND, kind, language),
  who: ({ actorName }) => actorName,
  to: ({ agentNames }) => agentNames.join(', '),
  total: ({ total }) => total,
  changed: ({ changed }) => changed,
  amount: ({ amount }) => amount,
  state: ({ state }, { language }) => getCodeLabel(BINDING_STATE, state, language),
  finished: ({ finishedTime }) => finishedTime,
};

/** Exports the bindings as a file (AP-06). */
export async function exportBindingHistory(
  { format, ...listQuery }: z.output<typeof operationsFileQuery>,
  context: CallerContext,
) {
  const { result: rows } = await showOperations({ ...listQuery, page: 1, size: EXPORT_MAX_ROWS }, context);
  const title = { cn: '分配记录', en: 'Binding history', es: 'Historial de asignaciones' };
  const taken = { rows, title, format, ...exportMetadata('bindings', context) };
  return exportWithAudit({ ...taken, columns: BINDING_LIST, cells: CELLS }, context);
}
