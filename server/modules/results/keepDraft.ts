import type * as z from 'zod/mini';
import type { Draft, draftFields } from '@/contract/entities/cases/draft';
import { Refusal } from '../../kernel/refusal';
import { stripNul } from '../../values/stripNul';
import { changeDraft, type DraftContext, isSent, lockDraft, type StoredDraft } from './draftStore';
import { draftOnWire } from './resultWire';

type Fields = { readonly [Name in keyof typeof draftFields]: z.output<(typeof draftFields)[Name]> };

const isWrittenOn = (row: StoredDraft, version: number): boolean =>
  row.version === version || (version === 0 && row.content === '');

/**
 * Stores a draft if it is based on the newest version; otherwise refuses it with the newest. Empty content deletes it. A draft that has
 * been submitted meanwhile is not stored again (CD-13).
 */
export async function keepDraft(taskId: number, fields: Fields, context: DraftContext): Promise<Draft> {
  const key = { taskId, kind: fields.kind };
  const row = await lockDraft(key, context);
  if (await isSent(fields.intent, context)) return draftOnWire(row);
  if (!isWrittenOn(row, fields.version)) throw new Refusal('outOfDate', {}, draftOnWire(row));
  const kept = {
    content: stripNul(fields.content),
    intent: fields.intent,
    version: row.version + 1,
    updatedAt: context.now,
  };
  await changeDraft(key, kept, context);
  return draftOnWire({ ...row, ...kept });
}
