import type { CaseStatus } from '@/contract/codes/caseStatus';
import type { CaseEvent } from '@/machines/caseLifecycle';
import { isOpenStatus } from '@/contract/codes/caseStatus';
import { statusAfter } from '@/machines/caseLifecycle';
import type { Transaction } from '../../database/connect';
import type { Caller } from '../../kernel/caller';
import { Refusal } from '../../kernel/refusal';
import { addCaseEvent, changeTask, type NewCaseEvent, type Task, type TaskChanges } from './taskStore';

type Changes = Omit<TaskChanges, 'status'>;

/** A step in a case's life: what happened, when, and what else of the case changes with it. */
export interface CaseStep {
  readonly event: CaseEvent;
  readonly now: Date;
  /** Who caused it; null: nobody of ours. */
  readonly by: Pick<Caller, 'userId' | 'name'> | null;
  readonly changes?: Changes;
}

/** The status that an event leads to; refused where it cannot happen (CD-11). */
export function nextStatus(status: CaseStatus, event: CaseEvent): CaseStatus {
  const next = statusAfter(status, event);
  if (next === undefined) throw new Refusal('wrongState');
  return next;
}

/** Nobody has to act on a case that has ended; one that comes back waits for somebody at once. */
function endingChanges(before: CaseStatus, after: CaseStatus, now: Date): Partial<Task> {
  if (isOpenStatus(after)) return isOpenStatus(before) ? {} : { nextActionAt: now, settledAt: null };
  return { nextActionAt: null, nextFollowUpAt: null, ...(isOpenStatus(before) ? { settledAt: now } : {}) };
}

/** What changes nothing that anybody could see is no step of a case's life. */
function getLines(
  held: Pick<Task, 'id' | 'status' | 'institutionId'>,
  { step, status }: { step: CaseStep; status: CaseStatus },
): NewCaseEvent[] {
  if (held.status === status && step.event !== 'assigned') return [];
  const by = { actorId: step.by?.userId ?? null, actorName: step.by?.name ?? null };
  const change = { event: step.event, fromStatus: held.status, toStatus: status, createdAt: step.now };
  return [{ institutionId: held.institutionId, taskId: held.id, ...by, ...change }];
}

/** A locked case after a step, with the lines of its history, before it is written: for those who move many at once (`keepCases`). */
export function caseAfter(
  held: Task,
  step: CaseStep & { readonly changes?: Partial<Task> },
): { readonly held: Task; readonly lines: readonly NewCaseEvent[] } {
  const status = nextStatus(held.status, step.event);
  const changes = { ...step.changes, ...endingChanges(held.status, status, step.now), status };
  return { held: { ...held, ...changes }, lines: getLines(held, { step, status }) };
}

/** Moves a locked case along the one table of transitions; every change of a status goes through here (CD-11). */
export async function moveCase(
  tx: Transaction,
  held: Pick<Task, 'id' | 'status' | 'institutionId'>,
  step: CaseStep,
): Promise<CaseStatus> {
  const status = nextStatus(held.status, step.event);
  await changeTask(held.id, { ...step.changes, ...endingChanges(held.status, status, step.now), status }, { tx });
  for (const line of getLines(held, { step, status })) await addCaseEvent(line, { tx });
  return status;
}
