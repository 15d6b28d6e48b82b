import { lintText, type TextFinding } from '@/contract/law/lintText';
import type { CallerContext } from '../../access/callContext';
import { calendarDay } from '../../values/calendarDay';
import { loadComplianceConfig, activePacks } from './loadComplianceConfig';

/** Checks texts of messages by the rules that are active in the caller's institution today, in any mode (LC-09). */
export async function textLint(
  context: Pick<CallerContext, 'tx' | 'caller' | 'now'>,
): Promise<(text: string) => TextFinding[]> {
  const packs = activePacks(await loadComplianceConfig(context));
  const today = calendarDay(context.now, context.caller.timeZone);
  return (text) => lintText(packs, text, today);
}
