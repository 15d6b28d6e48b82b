import type { ReplayFinding, LawReplay } from '@/contract/entities/law/lawReplay';
import { toLawRule } from '@/contract/law/ownRules';

import { getPack } from '../law/packNames';
import { type RuleLanguage, describeRule } from '../law/describeRule';

/** Describes the requirement of a rule in a sentence. Returns its id if this build no longer has it. */
export function describeFoundRule({ pack, rule }: ReplayFinding, { own }: LawReplay, words: RuleLanguage): string {
  const known = [...(getPack(pack)?.rules ?? []), ...(own ?? []).map(toLawRule)].find(({ id }) => id === rule);
  if (known) return describeRule(known, words);
  return rule === 'zone' ? words.intl.formatMessage({ id: 'lawReplay.zone' }) : (rule ?? '');
}
