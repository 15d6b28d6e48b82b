import type * as z from 'zod/mini';
import { codeValues } from '@/contract/codes/codeTable';
import { TIMELINE_KIND } from '@/contract/codes/caseCodes';
import type { TimelineEntry, timelineQuery } from '@/contract/entities/cases/timeline';
import type { CallerContext } from '../../access/callContext';
import { findTask } from '../cases/casesFacade';
import { entryOnWire } from './resultWire';
import { readTimeline } from './timelineStore';

type Query = z.output<typeof timelineQuery> & { readonly id: string };

/** Returns a page of the timeline of a case that the caller may see, of some kinds or all. */
export async function showTimeline(
  { id, kinds, page, size }: Query,
  context: CallerContext,
): Promise<{ result: TimelineEntry[]; totalCount: number }> {
  const chosen = kinds === undefined ? codeValues(TIMELINE_KIND) : [...new Set(kinds.split(','))];
  const of = await findTask(id, context);
  const { rows, totalCount } = await readTimeline(of, { kinds: chosen, page, size }, context);
  return { result: rows.map((row) => entryOnWire(row, context.caller)), totalCount };
}
