import type * as z from 'zod/mini';
import type {
  LenderBatchRow,
  lenderBatchesQuery,
  LenderUploadPreview,
  lenderUploadRequest,
} from '@/contract/entities/lenderUpload';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { stageRows } from './acceptStore';
import { batchById, listBatches } from './batchStore';
import { countStaged } from './countStagedStore';
import { FileProblem } from '../../values/tableFile/fileProblem';
import { batchOnWire, previewOnWire } from './lenderWire';
import { type ReadFile, readUpload } from './readUpload';
import { takeItems } from './stageItemsStore';

type Upload = z.output<typeof lenderUploadRequest>;

const NOTHING_TAKEN = { fresh: 0, known: 0, contradictory: 0 };

/** Counts what is new, known and contradictory; nothing of a file with mistakes is taken. */
async function countRows({ events, mistakes }: ReadFile, { tx, caller, now }: CallerContext) {
  if (mistakes.count > 0) return NOTHING_TAKEN;
  await stageRows(tx, events);
  return countStaged(tx, { institutionId: caller.institutionId, now });
}

/** Reads a file and says what it would bring and what is wrong with it (MI-01). */
export async function previewUpload(asked: Upload, context: CallerContext): Promise<LenderUploadPreview> {
  try {
    const read = await readUpload(asked, context);
    return previewOnWire(read, await countRows(read, context), context.caller);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    const problem = error.textIn(context.language);
    return { rows: 0, ...NOTHING_TAKEN, errorCount: 0, errors: [], isStopped: false, problem, kinds: [] };
  }
}

const refused = (detail: string): Refusal => new Refusal('invalidInput', { fields: `content (${detail})` });

/** Where the first mistakes are; the preview tells all of them. */
const MISTAKES_NAMED = 3;
const namePlaces = ({ first }: ReadFile['mistakes']): string =>
  first
    .slice(0, MISTAKES_NAMED)
    .map(({ row, column }) => `${row}: ${column}`)
    .join('; ');

/** Takes a file in, all or nothing, by the rules of the command (acceptFile); it is booked by the running servers (MI-01). */
export async function acceptUpload(asked: Upload, context: CallerContext): Promise<LenderBatchRow> {
  const { tx, caller, now } = context;
  const { events, mistakes } = await readUpload(asked, context).catch((error: unknown) => {
    throw error instanceof FileProblem ? refused(error.textIn(context.language)) : error;
  });
  if (mistakes.count > 0) throw refused(namePlaces(mistakes));
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
