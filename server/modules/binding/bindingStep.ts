import type { Transaction } from '../../database/connect';
import { type DomainEvent, publishEvents } from '../../live/liveNews';
import { publishCasesChanged } from '../cases/casesFacade';
import { getAgents, changeHandsOf } from './bindingItemStore';
import type { StoredOperation } from './bindingPlanStore';
import { type BindingChange, noteProgress, takeUp, waitBriefly } from './bindingRunStore';

/** One step of a binding: at most so many cases, at a time. */
export interface BindingStep {
  readonly of: StoredOperation;
  readonly size: number;
  readonly now: Date;
}

const getNews = ({ id, institutionId, actorId }: StoredOperation): DomainEvent => ({
  address: { institutionId, userIds: [actorId] },
  event: { type: 'binding', operationId: String(id) },
});

/** Those whose cases changed are told once, at the end, and not at each step. */
async function newsOfEnd(tx: Transaction, of: StoredOperation): Promise<DomainEvent[]> {
  const news: DomainEvent[] = [];
  const caller = { institutionId: of.institutionId, userId: of.actorId };
  const concerned = await getAgents(tx, of.id);
  await publishCasesChanged(concerned, { tx, caller, publish: (address, event) => news.push({ address, event }) });
  return news;
}

/** The cases that come next change hands. */
async function goOn(tx: Transaction, { size, now }: BindingStep, operation: StoredOperation): Promise<BindingChange> {
  const { done: from, total } = operation;
  const until = Math.min(total, from + size);
  const changed = operation.changed + (await changeHandsOf(tx, { operation, from, until, now, isBack: false }));
  return { state: until < total ? 'running' : 'done', done: until, changed };
}

/** Cancelled: the cases that were done last are taken back, but for those that somebody has worked on since. */
async function goBack(tx: Transaction, { size, now }: BindingStep, operation: StoredOperation): Promise<BindingChange> {
  const until = operation.done;
  const from = Math.max(0, until - size);
  const back = until === 0 ? 0 : await changeHandsOf(tx, { operation, from, until, now, isBack: true });
  return { state: from > 0 ? 'running' : 'cancelled', done: from, changed: operation.changed - back };
}

/** One step of a binding, with where it stands then, in one short transaction; false where another server is at it, or it is over (QU-02). */
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

/** What was done stays and can be taken back. */
export async function giveUp(tx: Transaction, of: StoredOperation, now: Date): Promise<void> {
  await noteProgress(tx, of, { state: 'failed', finishedAt: now });
  await publishEvents(tx, [getNews(of), ...(await newsOfEnd(tx, of))]);
}
