import { type CaseStatus, isOpenStatus } from '@/contract/codes/caseCodes';
import { type CaseEvent, getStatusAfter } from '@/machines/caseLifecycle';
import type { Transaction } from '../../database/connect';
import type { Caller } from '../../kernel/caller';
import { Refusal } from '../../kernel/refusal';
import { addCaseEvent, changeTask, type NewCaseEvent, type Task, type TaskChanges } from './taskStore';
import type { CallerContext } from '../../access/callContext';

type Changes = Omit<TaskChanges, 'status'>;

/** Step of a case: its event, its time, and the other changes of the case. */
interface CaseStep {
  readonly event: CaseEvent;
  readonly now: Date;
  /** User who caused the change; null if it was no user of the institution. */
  readonly by: Pick<Caller, 'userId' | 'name'> | null;
  readonly changes?: Changes;
}

/** Returns the status after an event; refuses an event that is not possible (CD-11). */
export function getNextStatus(status: CaseStatus, event: CaseEvent): CaseStatus {
  const next = getStatusAfter(status, event);
  if (next === undefined) throw new Refusal('wrongState');
  return next;
}

/** Returns the changes at the end of a case, which requires no more action; a reopened case is due at once. */
function endingChanges(before: CaseStatus, after: CaseStatus, now: Date): Partial<Task> {
  if (isOpenStatus(after)) return isOpenStatus(before) ? {} : { nextActionAt: now, settledAt: null };
  return { nextActionAt: null, nextFollowUpAt: null, ...(isOpenStatus(before) ? { settledAt: now } : {}) };
}

/** Returns no lines for a step without a visible change. */
function getLines(
  task: Pick<Task, 'id' | 'status' | 'institutionId'>,
  { step, status }: { step: CaseStep; status: CaseStatus },
): NewCaseEvent[] {
  if (task.status === status && step.event !== 'assigned') return [];
  const by = { actorId: step.by?.userId ?? null, actorName: step.by?.name ?? null };
  const change = { event: step.event, fromStatus: task.status, toStatus: status, createdAt: step.now };
  return [{ institutionId: task.institutionId, taskId: task.id, ...by, ...change }];
}

/** Returns a locked case after a step, with its history lines, before it is written: for bulk updates (`storeCaseResults`). */
export function applyCaseStep(
  task: Task,
  step: CaseStep & { readonly changes?: Partial<Task> },
): { readonly held: Task; readonly lines: readonly NewCaseEvent[] } {
  const status = getNextStatus(task.status, step.event);
  const changes = { ...step.changes, ...endingChanges(task.status, status, step.now), status };
  return { held: { ...task, ...changes }, lines: getLines(task, { step, status }) };
}

/** Changes a locked case according to the transition table; every change of status uses this function (CD-11). */
export async function moveCase(
  tx: Transaction,
  task: Pick<Task, 'id' | 'status' | 'institutionId'>,
  step: CaseStep,
): Promise<CaseStatus> {
  const status = getNextStatus(task.status, step.event);
  await changeTask(task.id, { ...step.changes, ...endingChanges(task.status, status, step.now), status }, { tx });
  for (const line of getLines(task, { step, status })) await addCaseEvent(line, { tx });
  return status;
}

type AttemptContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** Marks a locked case as worked: it is no longer new (CD-11). A case that was worked before stays unchanged, including its version. */
export async function attemptCase(task: Task, { tx, caller, now }: AttemptContext): Promise<boolean> {
  const isNews = getNextStatus(task.status, 'attempted') !== task.status;
  if (isNews) await moveCase(tx, task, { event: 'attempted', now, by: caller });
  return isNews;
}
