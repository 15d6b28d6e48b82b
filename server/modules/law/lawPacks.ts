import { ALL_PACKS } from '@/contract/law/allPacks';
import { usualPacks } from '@/contract/law/usualPacks';
import type { CallerContext } from '../../access/callContext';
import { ownSetting } from '../system/systemFacade';

/** The setting that keeps which packs apply; the list of changes names everything about the law by it. */
export const LAW_SETTING = 'law';

/** The packs that apply in the caller's institution; those of its country where nobody has chosen. */
export async function packsOf(context: Pick<CallerContext, 'tx' | 'caller'>): Promise<string[]> {
  const kept = await ownSetting(LAW_SETTING, context);
  return kept === undefined ? usualPacks(ALL_PACKS, context.caller.timeZone) : kept.split(',').filter(Boolean);
}
