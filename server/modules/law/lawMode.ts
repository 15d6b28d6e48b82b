import { isLooser, type LawMode } from '@/contract/codes/lawMode';
import type { CallerContext } from '../../access/callContext';
import { needsSecond, othersFor } from '../approvals/approvalsFacade';
import { keepSetting, noteChange } from '../system/systemFacade';
import { keptLaw, LAW_SETTING, MODE_SETTING } from './keptLaw';

const textOf = (mode: LawMode): string => `mode: ${mode}`;

/** Before rules are loosened: waits for a second person where there is another one who could say yes (LC-08). */
export async function secondForLoosening(
  { subject, before, after }: { readonly subject: string; readonly before: string; readonly after: string },
  context: CallerContext,
): Promise<void> {
  if ((await othersFor('lawMode', context)) === 0) return;
  const facts = [
    { fact: 'before', text: before },
    { fact: 'after', text: after },
  ] as const;
  await needsSecond({ kind: 'lawMode', subject, facts }, context);
}

/** Sets the mode (LC-08). */
export async function changeMode(mode: LawMode, context: CallerContext): Promise<void> {
  const { mode: before } = await keptLaw(context);
  const change = { before: textOf(before), after: textOf(mode) };
  if (isLooser(mode, before)) await secondForLoosening({ subject: MODE_SETTING, ...change }, context);
  await keepSetting(MODE_SETTING, mode, context);
  await noteChange({ key: LAW_SETTING, ...change }, context);
}
