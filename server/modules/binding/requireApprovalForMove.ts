import type { CallerContext } from '../../access/callContext';
import type { ApprovableAction } from '../../kernel/approvableAction';
import { toCalendarDay, startOfDay } from '../../values/toCalendarDay';
import { isAboveLimit, requireApproval } from '../approvals/approvalsFacade';
import { countMoves, lockMoves } from './bindingCaseStore';

type Move = Required<Pick<ApprovableAction, 'subject' | 'cases'>> & Pick<ApprovableAction, 'amount' | 'facts'>;
type Planning = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** Counts the cases that the caller has moved on the institution's day. */
const countToday = ({ caller, now, tx }: Planning): Promise<number> =>
  countMoves(startOfDay(toCalendarDay(now, caller.timeZone), caller.timeZone), { tx, caller });

/** Returns true if a move of this number of cases, with the caller's other moves of the day, reaches the limit (MI-09). */
export const isMoveAboveLimit = async (cases: number, context: Planning): Promise<boolean> =>
  isAboveLimit({ kind: 'batchMove', cases, today: await countToday(context) }, context);

/** Requires an approval if a manual move, with the caller's other moves of the institution's day, reaches the limit (MI-09). */
export async function requireApprovalForMove(move: Move, context: CallerContext): Promise<void> {
  await lockMoves(context);
  const today = await countToday(context);
  const facts = [...(move.facts ?? []), ...(today > 0 ? [{ fact: 'today', number: today } as const] : [])];
  await requireApproval({ kind: 'batchMove', ...move, today, facts }, context);
}
