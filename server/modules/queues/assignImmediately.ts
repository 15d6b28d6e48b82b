import type * as z from 'zod/mini';
import type { SortRun, sortRequest } from '@/contract/entities/management/queue';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { parseRowId } from '../../values/parseRowId';
import { publishCasesChanged } from '../cases/casesFacade';
import { lockQueue } from './queueStore';
import { serializeMoves, serializeRun } from './queueWire';
import { previewRouting } from './routeCases';
import { routeOrSchedule } from './assignRoundRobin';
import { requestRunStop, findNewestRun } from './routingRunStore';
import type { Routing } from './routingStore';

type AssignImmediatelyInput = z.output<typeof sortRequest>;

async function getRouting({ manualIds = [] }: AssignImmediatelyInput, context: CallerContext): Promise<Routing> {
  const ids = [];
  for (const id of manualIds.toSorted()) ids.push((await lockQueue(id, context)).id);
  const { institutionId, timeZone, userId, name } = context.caller;
  return { institutionId, timeZone, now: context.now, manualIds: ids, by: { userId, name } };
}

/** Previews the moves that routing by the rules would make now (QU-01). */
export const previewRoutingNow = async (input: AssignImmediatelyInput, context: CallerContext) =>
  serializeMoves(await previewRouting(context.tx, await getRouting(input, context)));

/**
 * Routes cases by the rules and notifies the agents of moved cases (QU-01). If there are too many, starts a background run and returns
 * its id.
 */
export async function assignImmediately(input: AssignImmediatelyInput, context: CallerContext) {
  const { moves, run } = await routeOrSchedule(context.tx, await getRouting(input, context));
  if (run !== undefined) context.afterCommit(async () => context.services.queueWorker.wake());
  else if (moves.length > 0) await publishCasesChanged('everybody', context);
  return { ...serializeMoves(moves), run: run === undefined ? null : serializeRun(run) };
}

/** Returns the progress of the newest run of the caller's institution; null without one. */
export async function readNewestRun({ tx, caller }: Pick<CallerContext, 'tx' | 'caller'>): Promise<SortRun | null> {
  const run = await findNewestRun(tx, caller.institutionId);
  return run === undefined ? null : serializeRun(run);
}

/** Requests that a run stops at its next step; cases moved so far stay in their new queues. */
export async function stopRun({ runId }: { readonly runId: string }, context: CallerContext): Promise<SortRun | null> {
  const { tx, caller, services } = context;
  const isThere = await requestRunStop(tx, { id: parseRowId(runId), institutionId: caller.institutionId });
  if (!isThere) throw new Refusal('notFound');
  context.afterCommit(async () => services.queueWorker.wake());
  return readNewestRun(context);
}
