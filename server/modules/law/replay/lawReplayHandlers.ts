import type * as z from 'zod/mini';
import type { lawReplayCalls } from '@/contract/calls/management/lawReplayCalls';
import type { LawReplay, replayRequest } from '@/contract/entities/law/lawReplay';
import type { CallerContext, Handlers } from '../../../access/callContext';
import { Refusal } from '../../../kernel/refusal';
import { parseRowId } from '../../../values/parseRowId';
import { exportFindings } from './exportFindings';
import { listFindings } from './findingStore';
import { resolveReplayPacks } from './replayPacks';
import { countBorrowers } from './replayPageStore';
import { addReplay, findReplay, listReplays, updateReplay, type StoredReplay } from './replayStore';
import { serializeReplay } from './replayWire';

async function ownReplay(id: string, context: CallerContext): Promise<StoredReplay> {
  const { institutionId } = context.caller;
  const found = await findReplay({ institutionId, id: parseRowId(id) }, context);
  if (!found) throw new Refusal('notFound');
  return found;
}

/** Queues a replay; an institution can have one at a time. */
async function startReplay(
  { from, to, ...request }: z.output<typeof replayRequest>,
  context: CallerContext,
): Promise<LawReplay> {
  const { caller, now, afterCommit, services } = context;
  const { institutionId, userId: actorId, name: actorName } = caller;
  const known = await listReplays(institutionId, context);
  if (known.some(({ state }) => state === 'waiting' || state === 'running')) throw new Refusal('replayUnderWay');
  const made = await addReplay(
    {
      institutionId,
      actorId,
      actorName,
      fromDay: from,
      toDay: to,
      ...(await resolveReplayPacks(request, context)),
      borrowers: await countBorrowers(institutionId, context),
      createdAt: now,
    },
    context,
  );
  afterCommit(async () => services.replayWorker.wake());
  return serializeReplay(made);
}

/** Handlers of replays of past contacts (LC-07). */
export const lawReplayHandlers: Handlers<typeof lawReplayCalls> = {
  listing: async (_, context) => (await listReplays(context.caller.institutionId, context)).map(serializeReplay),
  start: startReplay,
  cancel: async ({ id }, context) => {
    await updateReplay(await ownReplay(id, context), { state: 'cancelled', finishedAt: context.now }, context);
  },
  findings: async ({ id, ...query }, context) => listFindings(await ownReplay(id, context), query, context),
  findingsFile: async ({ id, ...query }, context) => exportFindings(await ownReplay(id, context), query, context),
};
