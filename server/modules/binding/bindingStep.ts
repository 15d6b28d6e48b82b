import type { Transaction } from '../../database/connect';
import { type DomainEvent, publishEvents } from '../../live/liveNews';
import { publishCasesChanged } from '../cases/casesFacade';
import { getAgents, changeHandsOf } from './bindingItemStore';
import type { StoredOperation } from './bindingPlanStore';
import { type BindingChange, noteProgress, takeUp, waitBriefly } from './bindingRunStore';

/** Step of a binding: its maximum number of cases, and its time. */
export interface BindingStep {
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
async function goOn(tx: Transaction, { size, now }: BindingStep, operation: StoredOperation): Promise<BindingChange> {
  const { done: from, total } = operation;
  const until = Math.min(total, from + size);
  const changed = operation.changed + (await changeHandsOf(tx, { operation, from, until, now, isBack: false }));
  return { state: until < total ? 'running' : 'done', done: until, changed };
}

/** Undoes the latest cases of a canceled binding, except those changed since. */
async function goBack(tx: Transaction, { size, now }: BindingStep, operation: StoredOperation): Promise<BindingChange> {
  const until = operation.done;
  const from = Math.max(0, until - size);
  const back = until === 0 ? 0 : await changeHandsOf(tx, { operation, from, until, now, isBack: true });
  return { state: from > 0 ? 'running' : 'cancelled', done: from, changed: operation.changed - back };
}

/**
 * Executes one step of a binding and stores its progress in one short transaction. Returns false if another server is
 * processing it, or if it has ended (QU-02).
 */
export async function takeStep(tx: Transaction, step: BindingStep): Promise<boolean> {
  const operation = await takeUp(tx, step.of);
  if (!operation) return false;
  await waitBriefly(tx);
  const change = await (operation.cancelAsked ? goBack : goOn)(tx, step, operation);
  const isOver = change.state !== 'running';
  const startedAt = operation.startedAt ?? step.now;
  await noteProgress(tx, operation, { ...change, startedAt, ...(isOver && { finishedAt: step.now }) });
  await publishEvents(tx, [getNews(operation), ...(isOver ? await newsOfEnd(tx, operation) : [])]);
  return true;
}

/** Fails a binding; its changes remain and can be undone. */
export async function giveUp(tx: Transaction, of: StoredOperation, now: Date): Promise<void> {
  await noteProgress(tx, of, { state: 'failed', finishedAt: now });
  await publishEvents(tx, [getNews(of), ...(await newsOfEnd(tx, of))]);
}
