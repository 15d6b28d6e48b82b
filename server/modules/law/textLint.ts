import { lintText, type TextFinding } from '@/contract/law/lintText';
import type { CallerContext } from '../../access/callContext';
import { calendarDay } from '../../values/calendarDay';
import { loadComplianceConfig, activePacks } from './loadComplianceConfig';

/** Measures texts of messages by the rules that apply in the caller's institution today, whatever they stop (LC-09). */
export async function textLint(
  context: Pick<CallerContext, 'tx' | 'caller' | 'now'>,
): Promise<(text: string) => TextFinding[]> {
  const packs = activePacks(await loadComplianceConfig(context));
  const today = calendarDay(context.now, context.caller.timeZone);
  return (text) => lintText(packs, text, today);
}
