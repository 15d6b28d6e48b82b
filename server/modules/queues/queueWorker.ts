import type { Transaction } from '../../database/connect';
import { publishEvents } from '../../live/domainEvents';
import { CASES_PER_ROUND, nameMoves, recordMoves } from './routeCases';
import {
  updateRun,
  type ActiveRun,
  type StoredRun,
  claimRun,
  listActiveRuns,
  type RoutedInstitution,
  listRoutedInstitutions,
} from './routingRunStore';
import { selectCasesBetween, findWindowEnd, moveCases, type Routing, type StoredMove, getTotal } from './routingStore';
import { listRuledQueues } from './ruledQueueStore';
import type { FastifyBaseLogger } from 'fastify';
import { inTenantTransaction } from '../../database/callTransaction';
import { DatabaseUnavailable } from '../../database/connectionFault';
import { toCalendarDay } from '../../values/toCalendarDay';
import { assignRoundRobin } from './assignRoundRobin';
import { startPollingWorker, type PollingWorker } from '../../kernel/pollingWorker';
import type { WorkContext } from '../../access/appContext';

/** Cases that one step looks through; few of them move on most nights. */
const LOOKED_THROUGH_AT_ONCE = 20_000;

const getKey = ({ fromId, toId }: StoredMove): string => `${fromId} ${toId}`;

/** Adds up earlier and current moves. */
const getSum = (before: readonly StoredMove[], now: readonly StoredMove[]): StoredMove[] => {
  const sums = new Map(before.map((move) => [getKey(move), move]));
  for (const move of now) {
    sums.set(getKey(move), { ...move, count: move.count + (sums.get(getKey(move))?.count ?? 0) });
  }
  return [...sums.values()];
};

const getRouting = ({ run, timeZone }: ActiveRun, now: Date): Routing => ({
  institutionId: run.institutionId,
  timeZone,
  now,
  manualIds: run.manualIds,
  by: run.actorId === null ? null : { userId: run.actorId, name: run.actorName ?? '' },
});

/** Finishes a run: writes one history entry per pair of queues, and notifies all users to reload. */
async function endRun(
  tx: Transaction,
  { run, timeZone }: ActiveRun,
  { state, now }: { readonly state: StoredRun['state']; readonly now: Date },
): Promise<void> {
  await updateRun(tx, run, { state, finishedAt: now });
  await recordMoves(tx, getRouting({ run, timeZone }, now), await nameMoves(tx, run, run.moves));
  if (run.done === 0) return;
  const address = { institutionId: run.institutionId };
  await publishEvents(tx, [{ address, event: { type: 'casesChanged' } }]);
}

/** Moves the next cases; undefined if there are none. */
async function moveNext(tx: Transaction, routing: Routing, after: number) {
  const until = await findWindowEnd(tx, routing, { after, size: LOOKED_THROUGH_AT_ONCE });
  if (until === undefined) return undefined;
  const part = { ...routing, only: selectCasesBetween(after, until), most: CASES_PER_ROUND };
  const { moves, lastId } = await moveCases(tx, part, await listRuledQueues(tx, routing.institutionId));
  return { moves, reach: getTotal(moves) === CASES_PER_ROUND ? lastId : until };
}

/**
 * Runs one step in a separate transaction together with its progress; returns true if there is more to do. Uses the current rules:
 * changing a rule restarts the institution's routing (queues/routingDayStore).
 */
async function takeRoutingStep(tx: Transaction, of: ActiveRun, now: Date): Promise<boolean> {
  const run = await claimRun(tx, of.run);
  if (!run) return false;
  const next = run.stopAsked ? undefined : await moveNext(tx, getRouting({ ...of, run }, now), run.reach);
  if (next === undefined) {
    await endRun(tx, { ...of, run }, { state: run.stopAsked ? 'cancelled' : 'done', now });
    return false;
  }
  const done = run.done + getTotal(next.moves);
  const moves = getSum(run.moves, next.moves);
  await updateRun(tx, run, { state: 'running', done, total: Math.max(run.total, done), reach: next.reach, moves });
  return true;
}

type WorkerParts = WorkContext;

/** Polling interval for a new day at an institution, a rule changed through another server, or unfinished work of another server. */
const EVERY_MS = 5000;

/** Maximum attempts of a failed step, one per round. */
const TRIES = 3;

/** Executes steps of the runs in progress, round robin; continues runs that a server left unfinished. */
const stepTaker = ({ database, now }: WorkerParts, log: FastifyBaseLogger) => {
  const failures = new Map<number, number>();
  const step = (of: ActiveRun): Promise<boolean> =>
    inTenantTransaction(database, { institutionId: of.run.institutionId }, (tx) => takeRoutingStep(tx, of, now()));
  const giveUp = (of: ActiveRun): Promise<void> =>
    inTenantTransaction(database, { institutionId: of.run.institutionId }, (tx) =>
      endRun(tx, of, { state: 'failed', now: now() }),
    );
  return async (of: ActiveRun): Promise<boolean> => {
    try {
      const goesOn = await step(of);
      failures.delete(of.run.id);
      return goesOn;
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      const tries = (failures.get(of.run.id) ?? 0) + 1;
      failures.set(of.run.id, tries);
      log.error({ err: error }, 'a step of sorting cases failed');
      if (tries >= TRIES) await giveUp(of);
      return false;
    }
  };
};

/** Starts to sort cases by the rules of their queues: once a day, for days past due grow overnight, and after every change of a rule (QU-01). */
export const startQueueWorker = (parts: WorkerParts, log: FastifyBaseLogger): PollingWorker => {
  const take = stepTaker(parts, log);
  const isDue = ({ timeZone, routedDay }: RoutedInstitution): boolean =>
    routedDay !== toCalendarDay(parts.now(), timeZone);
  const round = async (signal: AbortSignal): Promise<void> => {
    const due = (await listRoutedInstitutions(parts.database)).filter(isDue);
    for (const each of due) if (!signal.aborted) await assignRoundRobin(parts, each);
    for (let isOn = true; isOn;) {
      isOn = false;
      const underWay = await listActiveRuns(parts.database);
      for (const each of underWay) if (!signal.aborted && (await take(each))) isOn = true;
    }
  };
  return startPollingWorker({ everyMs: EVERY_MS, round, log, failure: 'cases were not sorted' });
};
