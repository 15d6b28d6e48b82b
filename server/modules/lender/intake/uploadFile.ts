import type * as z from 'zod/mini';
import type {
  LenderBatchRow,
  lenderBatchesQuery,
  LenderUploadPreview,
  lenderUploadRequest,
  lenderBatchesFileQuery,
} from '@/contract/entities/lender/lenderUpload';
import type { CallerContext } from '../../../access/callContext';
import { Refusal } from '../../../kernel/refusal';
import { stageRows } from './acceptStore';
import { findBatch, listBatches } from './batchStore';
import { countStagedRows, claimItems } from './stageItemsStore';
import { FileProblem } from '../../../values/tableFile/fileProblem';
import { serializeBatch, serializePreview } from '../lenderWire';
import { type ParsedLenderFile, readUpload } from './readUpload';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { LENDER_HANDLE } from '@/contract/codes/lenderCodes';
import { LENDER_BATCH_LIST } from '@/contract/lists/lenderLists';
import { EXPORT_MAX_ROWS } from '../../../values/formatCsv';
import { type ExportColumns, exportMetadata, exportWithAudit } from '../../monitoring/monitoringFacade';

type Upload = z.output<typeof lenderUploadRequest>;

const NOTHING_TAKEN = { fresh: 0, known: 0, contradictory: 0 };

/** Counts the new, known and contradictory rows; a file with errors is not accepted at all. */
async function countRows({ events, mistakes }: ParsedLenderFile, { tx, caller, now }: CallerContext) {
  if (mistakes.count > 0) return NOTHING_TAKEN;
  await stageRows(tx, events);
  return countStagedRows(tx, { institutionId: caller.institutionId, now });
}

/** Parses a file and returns its preview and its errors (MI-01). */
export async function previewUpload(upload: Upload, context: CallerContext): Promise<LenderUploadPreview> {
  try {
    const read = await readUpload(upload, context);
    return serializePreview(read, await countRows(read, context), context.caller);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    const problem = error.textIn(context.language);
    return { rows: 0, ...NOTHING_TAKEN, errorCount: 0, errors: [], isStopped: false, problem, kinds: [] };
  }
}

const refused = (detail: string): Refusal => new Refusal('invalidInput', { fields: `content (${detail})` });

/** Maximum number of errors in the message; the preview lists all of them. */
const MISTAKES_NAMED = 3;
const namePlaces = ({ first }: ParsedLenderFile['mistakes']): string =>
  first
    .slice(0, MISTAKES_NAMED)
    .map(({ row, column }) => `${row}: ${column}`)
    .join('; ');

/** Accepts a file, all or nothing, by the rules of the command (acceptFile); the running servers book it (MI-01). */
export async function acceptUpload(upload: Upload, context: CallerContext): Promise<LenderBatchRow> {
  const { tx, caller, now } = context;
  const { events, mistakes } = await readUpload(upload, context).catch((error: unknown) => {
    throw error instanceof FileProblem ? refused(error.textIn(context.language)) : error;
  });
  if (mistakes.count > 0) throw refused(namePlaces(mistakes));
  const { institutionId, name } = caller;
  const sender = { institutionId, handle: 'screen', name: upload.fileName, actorName: name, now } as const;
  const { batchId } = await claimItems(tx, sender, { events, refused: [] });
  return serializeBatch(await findBatch(batchId, context));
}

/** Lists a page of the files with their progress, newest first. */
export async function showBatches(
  query: z.output<typeof lenderBatchesQuery>,
  context: CallerContext,
): Promise<{ result: LenderBatchRow[]; totalCount: number }> {
  const { rows, totalCount } = await listBatches(query, context);
  return { result: rows.map(serializeBatch), totalCount };
}

const CELLS: ExportColumns<typeof LENDER_BATCH_LIST, LenderBatchRow> = {
  created: ({ createdTime }) => createdTime,
  name: ({ fileName }) => fileName,
  actor: ({ actorName }) => actorName,
  handleType: ({ handleType }, { language }) => getCodeLabel(LENDER_HANDLE, handleType, language),
  rows: ({ rows }) => rows,
  fresh: ({ fresh }) => fresh,
  known: ({ known }) => known,
  contradictory: ({ contradictory }) => contradictory,
  done: ({ done }) => done,
  finished: ({ finishedTime }) => finishedTime,
};

/** Exports the lender's files and their progress as a file (MI-01, AP-06). */
export async function exportBatch({ format }: z.output<typeof lenderBatchesFileQuery>, context: CallerContext) {
  const { result: rows } = await showBatches({ page: 1, size: EXPORT_MAX_ROWS }, context);
  const title = { cn: '资方文件', en: 'Files', es: 'Archivos' };
  const taken = { rows, title, format, ...exportMetadata('lender-files', context) };
  return exportWithAudit({ ...taken, columns: LENDER_BATCH_LIST, cells: CELLS }, context);
}
