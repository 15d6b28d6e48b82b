import type * as z from 'zod/mini';
import { codeLabel } from '@/contract/codes/codeTable';
import { LENDER_HANDLE } from '@/contract/codes/lenderCodes';
import type { LenderBatchRow, lenderBatchesFileQuery } from '@/contract/entities/lender/lenderUpload';
import { LENDER_BATCH_LIST } from '@/contract/lists/lenderLists';
import type { CallerContext } from '../../access/callContext';
import { EXPORT_MAX_ROWS } from '../../values/csvFile';
import { type ExportColumns, exportMetadata, exportWithAudit } from '../monitoring/monitoringFacade';
import { showBatches } from './uploadFile';

const CELLS: ExportColumns<typeof LENDER_BATCH_LIST, LenderBatchRow> = {
  created: ({ createdTime }) => createdTime,
  name: ({ fileName }) => fileName,
  actor: ({ actorName }) => actorName,
  handleType: ({ handleType }, { language }) => codeLabel(LENDER_HANDLE, handleType, language),
  rows: ({ rows }) => rows,
  fresh: ({ fresh }) => fresh,
  known: ({ known }) => known,
  contradictory: ({ contradictory }) => contradictory,
  done: ({ done }) => done,
  finished: ({ finishedTime }) => finishedTime,
};

/** Exports the lender's files and their progress as a file (MI-01, AP-06). */
export async function batchFile({ format }: z.output<typeof lenderBatchesFileQuery>, context: CallerContext) {
  const { result: rows } = await showBatches({ page: 1, size: EXPORT_MAX_ROWS }, context);
  const title = { cn: '资方文件', en: 'Files', es: 'Archivos' };
  const taken = { rows, title, format, ...exportMetadata('lender-files', context) };
  return exportWithAudit({ ...taken, columns: LENDER_BATCH_LIST, cells: CELLS }, context);
}
