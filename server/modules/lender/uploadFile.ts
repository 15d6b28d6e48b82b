import type * as z from 'zod/mini';
import type {
  LenderBatchRow,
  lenderBatchesQuery,
  LenderUploadPreview,
  lenderUploadRequest,
} from '@/contract/entities/lenderUpload';
import type { CallerContext } from '../../access/callContext';
import { OperatorError } from '../../kernel/operatorError';
import { Refusal } from '../../kernel/refusal';
import { batchById, listBatches } from './batchStore';
import { batchOnWire, previewOnWire } from './lenderWire';
import { readUpload } from './readUpload';
import { takeItems } from './stageItemsStore';

type Upload = z.output<typeof lenderUploadRequest>;

/** Reads a file and says what it would bring and what is wrong with it (MI-01). */
export async function previewUpload(asked: Upload, context: CallerContext): Promise<LenderUploadPreview> {
  try {
    return previewOnWire(await readUpload(asked, context), context.caller);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return { rows: 0, errorCount: 0, errors: [], problem: error.message, kinds: [] };
  }
}

const refused = (): Refusal => new Refusal('invalidInput', { fields: 'content' });

/** Takes a file in, all or nothing, by the rules of the command (acceptFile); it is booked by the running servers (MI-01). */
export async function acceptUpload(asked: Upload, context: CallerContext): Promise<LenderBatchRow> {
  const { tx, caller, now } = context;
  const { events, mistakes } = await readUpload(asked, context).catch((error: unknown) => {
    throw error instanceof OperatorError ? refused() : error;
  });
  if (mistakes.count > 0) throw refused();
  const { institutionId, name } = caller;
  const sender = { institutionId, handle: 'screen', name: asked.fileName, actorName: name, now } as const;
  const { batchId } = await takeItems(tx, sender, { events, refused: [] });
  return batchOnWire(await batchById(batchId, context));
}

/** A page of the files, the newest first, and how far each is. */
export async function showBatches(
  query: z.output<typeof lenderBatchesQuery>,
  context: CallerContext,
): Promise<{ result: LenderBatchRow[]; totalCount: number }> {
  const { rows, totalCount } = await listBatches(query, context);
  return { result: rows.map(batchOnWire), totalCount };
}
