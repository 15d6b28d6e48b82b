import type { CallerContext } from '../../access/callContext';
import type { Act } from '../../kernel/secondPerson';
import { calendarDay, startOfDay } from '../../values/calendarDay';
import { needsSecond } from '../approvals/approvalsFacade';
import { countMoves, takeMoveTurn } from './moveCountStore';

type Move = Required<Pick<Act, 'subject' | 'cases'>> & Pick<Act, 'amount' | 'facts'>;

/** Asks for a second person where a move by hand, with the caller's other moves of the institution's day, reaches the limit (MI-09). */
export async function needsSecondForMove(move: Move, context: CallerContext): Promise<void> {
  const { caller, now } = context;
  await takeMoveTurn(context);
  const today = await countMoves(startOfDay(calendarDay(now, caller.timeZone), caller.timeZone), context);
  const facts = [...(move.facts ?? []), ...(today > 0 ? [{ fact: 'today', number: today } as const] : [])];
  await needsSecond({ kind: 'batchMove', ...move, today, facts }, context);
}
