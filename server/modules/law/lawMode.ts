import { isLooser, LAW_MODE, type LawMode } from '@/contract/codes/lawMode';
import type { CallerContext } from '../../access/callContext';
import { needsSecond, othersFor } from '../approvals/approvalsFacade';
import { keepSetting, noteChange, ownSetting } from '../system/systemFacade';
import { LAW_SETTING, packsOf } from './lawPacks';

const KEY = 'lawMode';

type ReadContext = Pick<CallerContext, 'tx' | 'caller'>;

const isMode = (text: string): text is LawMode => Object.hasOwn(LAW_MODE, text);

/** What the rules do to a contact in the caller's institution: until somebody has decided they are recorded where any pack applies. */
export async function modeOf(context: ReadContext): Promise<LawMode> {
  const kept = await ownSetting(KEY, context);
  if (kept !== undefined && isMode(kept)) return kept;
  return (await packsOf(context)).length > 0 ? 'shadow' : 'off';
}

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
  const before = await modeOf(context);
  const change = { before: textOf(before), after: textOf(mode) };
  if (isLooser(mode, before)) await secondForLoosening({ subject: KEY, ...change }, context);
  await keepSetting(KEY, mode, context);
  await noteChange({ key: LAW_SETTING, ...change }, context);
}
