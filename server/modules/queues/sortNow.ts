import type * as z from 'zod/mini';
import type { sortRequest } from '@/contract/entities/queue';
import type { CallerContext } from '../../access/callContext';
import { lockQueue } from './queueStore';
import { tellCasesChanged } from '../cases/casesFacade';
import { type CountedMove, previewSort, sortCases, type Sorting } from './sortCases';

type Asked = z.output<typeof sortRequest>;

async function sortingOf({ manualIds = [] }: Asked, context: CallerContext): Promise<Sorting> {
  const ids = [];
  for (const id of manualIds.toSorted()) ids.push((await lockQueue(id, context)).id);
  const { institutionId, timeZone, userId, name } = context.caller;
  return { institutionId, timeZone, now: context.now, manualIds: ids, by: { userId, name } };
}

const answerOf = (moves: readonly CountedMove[]) => ({
  total: moves.reduce((sum, { count }) => sum + count, 0),
  moves: moves.map(({ fromName, toName, count }) => ({ fromName, toName, count })),
});

/** What sorting by the rules would move now (QU-01). */
export const previewSortNow = async (asked: Asked, context: CallerContext) =>
  answerOf(await previewSort(context.tx, await sortingOf(asked, context)));

/** Sorts by the rules now, and tells those whose cases moved (QU-01). */
export async function sortNow(asked: Asked, context: CallerContext) {
  const moves = await sortCases(context.tx, await sortingOf(asked, context));
  if (moves.length > 0) await tellCasesChanged('everybody', context);
  return answerOf(moves);
}
