import { lintText, type TextFinding } from '@/contract/law/lintText';
import type { CallerContext } from '../../access/callContext';
import { calendarDay } from '../../values/calendarDay';
import { keptLaw, packsInForce } from './keptLaw';

/** Measures texts of messages by the rules that apply in the caller's institution today, whatever they stop (LC-09). */
export async function textLint(
  context: Pick<CallerContext, 'tx' | 'caller' | 'now'>,
): Promise<(text: string) => TextFinding[]> {
  const packs = packsInForce(await keptLaw(context));
  const today = calendarDay(context.now, context.caller.timeZone);
  return (text) => lintText(packs, text, today);
}
