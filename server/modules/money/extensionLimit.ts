import type { Minor } from '@/contract/minor';
import type { ApprovableAction, ActionFact } from '../../kernel/approvableAction';
import { stripNul } from '../../values/cellText';
import type { StoredLoan, Task } from '../cases/casesFacade';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { countExtended, countOffered, countOpenOfQueue, lockExtensionPercent } from './extensionStore';
import { toCalendarDay, startOfDay } from '../../values/toCalendarDay';

interface ExtensionLimitRequest {
  readonly days: number;
  /** New due day after the extension. */
  readonly until: string;
  /** Reason for the extension. */
  readonly remark?: string;
  /** Price for the borrower, if the extension is sold. */
  readonly price?: Minor;
}

/** Returns the facts of an extension, granted or sold, for its approval (MI-09): the whole due amount is postponed. */
export const buildExtensionAction = (
  { id: taskId }: Pick<Task, 'id'>,
  { due, penaltyDate }: Pick<StoredLoan, 'due' | 'penaltyDate'>,
  { days, until, remark, price }: ExtensionLimitRequest,
): ApprovableAction => {
  const priceFact: ActionFact[] = price === undefined ? [] : [{ fact: 'price', money: price }];
  const remarkFact: ActionFact[] = remark === undefined ? [] : [{ fact: 'remark', text: stripNul(remark) }];
  return {
    kind: 'extension',
    taskId,
    amount: due,
    dueBefore: due,
    dueAfter: due,
    facts: [
      { fact: 'days', number: days },
      { fact: 'dueDayBefore', day: penaltyDate },
      { fact: 'dueDayAfter', day: until },
      ...priceFact,
      ...remarkFact,
    ],
  };
};

/** Returns the start of the institution's month, from which extensions are counted (QU-01). */
export const startOfMonth = ({ caller, now }: Pick<CallerContext, 'caller' | 'now'>): Date =>
  startOfDay(`${toCalendarDay(now, caller.timeZone).slice(0, 7)}-01`, caller.timeZone);

interface ExtensionUse {
  /** Per cent. */
  readonly percent: number;
  /** Open cases of the queue now. */
  readonly open: number;
  /** Cases of it that ended by extension this month. */
  readonly used: number;
}

/**
 * Calculates the number of cases of a queue that may be extended in a month: a percentage of the open and the extended ones
 * (QU-01, docs/queues.md).
 */
export const calculateAllowedExtensions = ({ percent, open, used }: ExtensionUse): number =>
  Math.floor((percent * (open + used)) / 100);

async function readUse(queueId: number, percent: number, context: CallerContext): Promise<ExtensionUse> {
  const open = await countOpenOfQueue(queueId, context);
  return { percent, open, used: await countExtended(queueId, startOfMonth(context), context) };
}

/**
 * Refuses an extension, granted or sold, if the queue has reached its limit. The queue is locked, so that simultaneous
 * extensions cannot exceed it (QU-01). A case without a queue has no limit.
 */
export async function checkExtensionLimit(task: Task, context: CallerContext): Promise<void> {
  if (task.queueId === null) return;
  const percent = await lockExtensionPercent(task.queueId, context);
  if (percent === undefined) return;
  const use = await readUse(task.queueId, percent, context);
  const allowed = calculateAllowedExtensions(use);
  const used = use.used + (await countOffered(task.queueId, task.id, context));
  if (used >= allowed) throw new Refusal('extensionsUsedUp', { used, allowed });
}
