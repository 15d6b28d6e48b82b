import type { ReplayFinding, LawReplay } from '@/contract/entities/law/lawReplay';
import { asLawRule } from '@/contract/law/ownRules';

import { getPack } from '../law/packNames';
import { type RuleLanguage, ruleWords } from '../law/ruleWords';

/** Describes the requirement of a rule in a sentence. Returns its id if this build no longer has it. */
export function foundRuleWords({ pack, rule }: ReplayFinding, { own }: LawReplay, words: RuleLanguage): string {
  const known = [...(getPack(pack)?.rules ?? []), ...(own ?? []).map(asLawRule)].find(({ id }) => id === rule);
  if (known) return ruleWords(known, words);
  return rule === 'zone' ? words.intl.formatMessage({ id: 'lawReplay.zone' }) : (rule ?? '');
}
