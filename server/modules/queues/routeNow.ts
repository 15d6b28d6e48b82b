import type * as z from 'zod/mini';
import type { sortRequest } from '@/contract/entities/queue';
import type { CallerContext } from '../../access/callContext';
import { lockQueue } from './queueStore';
import { publishCasesChanged } from '../cases/casesFacade';
import { type CountedMove, previewRouting, routeCases } from './routeCases';
import type { Routing } from './routingStore';

type Asked = z.output<typeof sortRequest>;

async function routingOf({ manualIds = [] }: Asked, context: CallerContext): Promise<Routing> {
  const ids = [];
  for (const id of manualIds.toSorted()) ids.push((await lockQueue(id, context)).id);
  const { institutionId, timeZone, userId, name } = context.caller;
  return { institutionId, timeZone, now: context.now, manualIds: ids, by: { userId, name } };
}

const answerOf = (moves: readonly CountedMove[]) => ({
  total: moves.reduce((sum, { count }) => sum + count, 0),
  moves: moves.map(({ fromName, toName, count }) => ({ fromName, toName, count })),
});

/** What routing by the rules would move now (QU-01). */
export const previewRoutingNow = async (asked: Asked, context: CallerContext) =>
  answerOf(await previewRouting(context.tx, await routingOf(asked, context)));

/** Routes cases by the rules now, and tells those whose cases moved (QU-01). */
export async function routeNow(asked: Asked, context: CallerContext) {
  const moves = await routeCases(context.tx, await routingOf(asked, context));
  if (moves.length > 0) await publishCasesChanged('everybody', context);
  return answerOf(moves);
}
