import type * as z from 'zod/mini';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { isOpenStatus } from '@/contract/codes/caseCodes';
import { HOLD_KIND } from '@/contract/codes/preferenceCodes';
import type { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import type { Hold, holdRequest, liftHoldRequest } from '@/contract/entities/cases/hold';
import { invalidatesCodes, isHoldEnd } from '@/contract/holdRules';
import { HOLD_DAYS_MAX } from '@/contract/ourLimits';
import type { CallerContext, Handlers } from '../../../access/callContext';
import { Refusal } from '../../../kernel/refusal';
import { addDays, toCalendarDay, startOfDay } from '../../../values/toCalendarDay';
import { stripNul } from '../../../values/cellText';
import { findHold, type StoredHold } from './holderStore';
import { addHold, endHold, withdrawCodes } from './holdStore';
import { serializeHold } from './holdWire';
import { publishCaseChanged } from '../publishCaseChanged';
import { changeTask, lockTask, type Task } from '../taskStore';

type ChangeHoldInput = z.output<typeof holdRequest>;
type LiftHoldInput = z.output<typeof liftHoldRequest>;

/** Returns the first moment after the last day, by the institution's calendar. */
function getHoldEnd({ kind, untilDay = null }: ChangeHoldInput, { caller, now }: CallerContext): Date | null {
  const today = toCalendarDay(now, caller.timeZone);
  if (!isHoldEnd(kind, untilDay, today)) throw new Refusal('holdDay', { most: HOLD_DAYS_MAX });
  return untilDay === null ? null : startOfDay(addDays(untilDay, 1), caller.timeZone);
}

/** Returns the hold to replace. If two users decide at once, the second one receives the decision of the first. */
async function replaced(task: Task, { replaces }: ChangeHoldInput, context: CallerContext): Promise<StoredHold | null> {
  const there = await findHold(task, context);
  if (String(there?.id ?? '') === (replaces ?? '')) return there;
  if (there === null || replaces) throw new Refusal('outOfDate');
  throw new Refusal('holdThere', { kind: getCodeLabel(HOLD_KIND, there.kind, context.language) });
}

async function takeBackCodes({ id, institutionId }: Task, context: CallerContext): Promise<void> {
  await withdrawCodes(context.tx, { institutionId, taskIds: [id], now: context.now });
  context.afterCommit(async () => context.services.codeWorker.wake());
}

/**
 * Puts an open case on hold, or extends or changes its current hold (MI-10). A case has at most one hold; earlier decisions
 * remain on the timeline.
 */
async function holdCase(input: ChangeHoldInput, context: CallerContext): Promise<Hold> {
  const { caller, now } = context;
  const task = await lockTask(input.taskId, context);
  if (!isOpenStatus(task.status)) throw new Refusal('wrongState');
  const before = await replaced(task, input, context);
  const endsAt = getHoldEnd(input, context);
  if (before) {
    const ending = { endedAt: now, endedHow: 'changed', endedByName: caller.name, endReason: null } as const;
    await endHold(before, ending, context);
  }
  const decided = { kind: input.kind, reason: stripNul(input.reason), endsAt, decidedAt: now };
  const of = { institutionId: task.institutionId, taskId: task.id, since: before?.since ?? now };
  const by = { decidedById: caller.userId, decidedByName: caller.name, followsId: before?.id ?? null };
  const hold = await addHold({ ...of, ...decided, ...by }, context);
  if (invalidatesCodes(input.kind)) await takeBackCodes(task, context);
  await publishCaseChanged(task, context);
  return serializeHold(hold, caller);
}

/** Releases a case so that its agent can act on it; a case that has ended meanwhile stays unchanged. */
export async function releaseCase(task: Task, { tx, now }: Pick<CallerContext, 'tx' | 'now'>): Promise<void> {
  if (isOpenStatus(task.status)) await changeTask(task.id, { nextActionAt: now }, { tx });
}

/** Lifts a hold early; the case is due for its agent at once (MI-10). */
async function liftHold({ taskId, holdId, reason }: LiftHoldInput, context: CallerContext): Promise<void> {
  const { caller, now } = context;
  const task = await lockTask(taskId, context);
  const hold = await findHold(task, context);
  if (String(hold?.id ?? '') !== holdId || hold === null) throw new Refusal('outOfDate');
  const ending = { endedAt: now, endedHow: 'lifted', endedByName: caller.name, endReason: stripNul(reason) } as const;
  await endHold(hold, ending, context);
  await releaseCase(task, context);
  await publishCaseChanged(task, context);
}

/** Handlers of case holds (MI-10, §7 task/…; shapes ours). */
export const holdHandlers = {
  hold: holdCase,
  liftHold,
} satisfies Partial<Handlers<typeof taskWorkCalls>>;
