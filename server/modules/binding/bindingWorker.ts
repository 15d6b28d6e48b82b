import type { Transaction } from '../../database/connect';
import { type DomainEvent, publishEvents } from '../../live/domainEvents';
import { publishCasesChanged } from '../cases/casesFacade';
import {
  getAgents,
  reassignBatch,
  type OperationChanges,
  recordProgress,
  claimItem,
  waitBriefly,
  isLockedOut,
  listRunningOperations,
} from './bindingItemStore';
import type { StoredOperation } from './bindingPlanStore';
import type { FastifyBaseLogger } from 'fastify';
import { inTenantTransaction } from '../../database/callTransaction';
import { DatabaseUnavailable } from '../../database/connectionFault';
import { startPollingWorker, type PollingWorker } from '../../kernel/pollingWorker';
import type { WorkContext } from '../../access/appContext';

/** Step of a binding: its maximum number of cases, and its time. */
interface BindingStep {
  readonly of: StoredOperation;
  readonly size: number;
  readonly now: Date;
}

const getNews = ({ id, institutionId, actorId }: StoredOperation): DomainEvent => ({
  address: { institutionId, userIds: [actorId] },
  event: { type: 'binding', operationId: String(id) },
});

/** Returns the events for the agents of the changed cases: once at the end, not at each step. */
async function newsOfEnd(tx: Transaction, of: StoredOperation): Promise<DomainEvent[]> {
  const news: DomainEvent[] = [];
  const caller = { institutionId: of.institutionId, userId: of.actorId };
  const concerned = await getAgents(tx, of.id);
  await publishCasesChanged(concerned, { tx, caller, publish: (address, event) => news.push({ address, event }) });
  return news;
}

/** Reassigns the next cases. */
async function goOn(
  tx: Transaction,
  { size, now }: BindingStep,
  operation: StoredOperation,
): Promise<OperationChanges> {
  const { done: from, total } = operation;
  const until = Math.min(total, from + size);
  const changed = operation.changed + (await reassignBatch(tx, { operation, from, until, now, isBack: false }));
  return { state: until < total ? 'running' : 'done', done: until, changed };
}

/** Undoes the latest cases of a canceled binding, except those changed since. */
async function goBack(
  tx: Transaction,
  { size, now }: BindingStep,
  operation: StoredOperation,
): Promise<OperationChanges> {
  const until = operation.done;
  const from = Math.max(0, until - size);
  const back = until === 0 ? 0 : await reassignBatch(tx, { operation, from, until, now, isBack: true });
  return { state: from > 0 ? 'running' : 'cancelled', done: from, changed: operation.changed - back };
}

/**
 * Executes one step of a binding and stores its progress in one short transaction. Returns false if another server is
 * processing it, or if it has ended (QU-02).
 */
async function takeStep(tx: Transaction, step: BindingStep): Promise<boolean> {
  const operation = await claimItem(tx, step.of);
  if (!operation) return false;
  await waitBriefly(tx);
  const change = await (operation.cancelAsked ? goBack : goOn)(tx, step, operation);
  const isOver = change.state !== 'running';
  const startedAt = operation.startedAt ?? step.now;
  await recordProgress(tx, operation, { ...change, startedAt, ...(isOver && { finishedAt: step.now }) });
  await publishEvents(tx, [getNews(operation), ...(isOver ? await newsOfEnd(tx, operation) : [])]);
  return true;
}

/** Fails a binding; its changes remain and can be undone. */
async function giveUp(tx: Transaction, of: StoredOperation, now: Date): Promise<void> {
  await recordProgress(tx, of, { state: 'failed', finishedAt: now });
  await publishEvents(tx, [getNews(of), ...(await newsOfEnd(tx, of))]);
}

type WorkerParts = WorkContext;

/** Maximum delay until work that another server left is found. */
const EVERY_MS = 5000;

/** Maximum number of cases of a step: an agent who saves one of them waits for the whole step. */
const STEP_MOST = 250;

/** Maximum number of attempts for a step, one per round. */
const TRIES = 3;

/** Step size and failures of a binding on this server; another server starts with the defaults. */
interface Pace {
  size: number;
  failures: number;
}

type Paces = Map<number, Pace>;

function getPace(paces: Paces, { id }: StoredOperation): Pace {
  const pace = paces.get(id) ?? { size: STEP_MOST, failures: 0 };
  paces.set(id, pace);
  return pace;
}

/**
 * Runs one step; returns true to continue at once. After a lock conflict fewer cases are tried, finally that one alone, so that
 * no user waits for a whole step.
 */
async function tryStep(parts: WorkerParts, of: StoredOperation, pace: Pace): Promise<boolean> {
  try {
    const step = { of, size: pace.size, now: parts.now() };
    const isOn = await inTenantTransaction(parts.database, { institutionId: of.institutionId }, (tx) =>
      takeStep(tx, step),
    );
    pace.size = Math.min(STEP_MOST, pace.size * 2);
    pace.failures = 0;
    return isOn;
  } catch (error) {
    if (!isLockedOut(error)) throw error;
    pace.size = Math.max(1, Math.floor(pace.size / 4));
    return true;
  }
}

/**
 * Starts the worker that executes bindings step by step, alternating between them; bindings that another server left are
 * resumed (QU-02).
 */
export const startBindingWorker = (parts: WorkerParts, log: FastifyBaseLogger): PollingWorker => {
  const paces: Paces = new Map();
  const one = async (of: StoredOperation): Promise<boolean> => {
    const pace = getPace(paces, of);
    try {
      return await tryStep(parts, of, pace);
    } catch (error) {
      // The progress may be stored or not: the next round continues from the stored state.
      if (error instanceof DatabaseUnavailable) throw error;
      pace.failures += 1;
      log.error({ err: error }, 'a step of a binding failed');
      if (pace.failures >= TRIES) {
        await inTenantTransaction(parts.database, { institutionId: of.institutionId }, (tx) =>
          giveUp(tx, of, parts.now()),
        );
      }
      return false;
    }
  };
  const round = async (signal: AbortSignal): Promise<void> => {
    for (let isOn = true; isOn;) {
      isOn = false;
      const waiting = await listRunningOperations(parts.database);
      for (const each of waiting) if (!signal.aborted && (await one(each))) isOn = true;
      if (waiting.length === 0) paces.clear();
    }
  };
  return startPollingWorker({ everyMs: EVERY_MS, round, log, failure: 'bindings wait: they were not read' });
};
