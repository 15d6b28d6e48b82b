import type { LawMode } from '@/contract/codes/lawCodes';
import type { RulePack, LawRule } from '@/contract/law/lawPack';
import { isBlocking, isPreferred, getMode, type RuleModes } from '@/contract/law/ruleModes';

/** Rules of an institution for a case, grouped by their modes in its queue (LC-08). */
export interface ModedRules {
  readonly modeOf: (rule: string) => LawMode;
  /** All rules that are not off. */
  readonly asked: readonly RulePack[];
  /** Rules that refuse or require a reason; the same list if no others are active. */
  readonly stopping: readonly RulePack[];
  /** Rules of the contact preferences, which are no draft of a law and apply in every mode. */
  readonly wished: readonly RulePack[];
  /** True if any rule other than these can stop a contact. */
  readonly doStop: boolean;
}

type ModedRulesRequest = (pack: RulePack, rule: LawRule) => boolean;

const getPacks = (packs: readonly RulePack[], isWanted: ModedRulesRequest): RulePack[] =>
  packs
    .map((pack) => ({ ...pack, rules: pack.rules.filter((rule) => isWanted(pack, rule)) }))
    .filter(({ rules }) => rules.length > 0);

const rulesIn = (packs: readonly RulePack[]): number => packs.reduce((sum, { rules }) => sum + rules.length, 0);

/** Returns the active packs by the mode of their rules for a case of a queue; null for a case without a queue. */
export function applyRuleModes(packs: readonly RulePack[], modes: RuleModes, queueId: number | null): ModedRules {
  const of = queueId === null ? null : String(queueId);
  const modeOfRule = (rule: string): LawMode => getMode(modes, { rule, queueId: of });
  const wished = getPacks(packs, isPreferred);
  const activePacks = getPacks(packs, (pack, rule) => isPreferred(pack, rule) || modeOfRule(rule.id) !== 'off');
  const stopping = getPacks(packs, (pack, rule) => isPreferred(pack, rule) || isBlocking(modeOfRule(rule.id)));
  const areSame = rulesIn(stopping) === rulesIn(activePacks);
  return {
    modeOf: modeOfRule,
    asked: activePacks,
    stopping: areSame ? activePacks : stopping,
    wished,
    doStop: rulesIn(stopping) > rulesIn(wished),
  };
}
