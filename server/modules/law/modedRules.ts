import type { LawMode } from '@/contract/codes/lawMode';
import type { RulePack, LawRule } from '@/contract/law/lawPack';
import { doesStop, isPreferred, getMode, type RuleModes } from '@/contract/law/ruleModes';

/** The rules of an institution as they are asked about a case, by what each of them does in its queue (LC-08). */
export interface ModedRules {
  readonly modeOf: (rule: string) => LawMode;
  /** All but those that are off. */
  readonly asked: readonly RulePack[];
  /** Those that refuse, or ask for a reason; the same list where these are all that are asked. */
  readonly stopping: readonly RulePack[];
  /** What was asked for by borrowers: it is no draft of a law, and holds in every mode. */
  readonly wished: readonly RulePack[];
  /** Any rule but those stops somebody. */
  readonly doStop: boolean;
}

type Wanted = (pack: RulePack, rule: LawRule) => boolean;

const getPacks = (packs: readonly RulePack[], isWanted: Wanted): RulePack[] =>
  packs
    .map((pack) => ({ ...pack, rules: pack.rules.filter((rule) => isWanted(pack, rule)) }))
    .filter(({ rules }) => rules.length > 0);

const rulesIn = (packs: readonly RulePack[]): number => packs.reduce((sum, { rules }) => sum + rules.length, 0);

/** The packs in force, by what their rules do to a case of a queue; null: of none. */
export function modedRules(packs: readonly RulePack[], modes: RuleModes, queueId: number | null): ModedRules {
  const of = queueId === null ? null : String(queueId);
  const modeOfRule = (rule: string): LawMode => getMode(modes, { rule, queueId: of });
  const wished = getPacks(packs, isPreferred);
  const asked = getPacks(packs, (pack, rule) => isPreferred(pack, rule) || modeOfRule(rule.id) !== 'off');
  const stopping = getPacks(packs, (pack, rule) => isPreferred(pack, rule) || doesStop(modeOfRule(rule.id)));
  const areSame = rulesIn(stopping) === rulesIn(asked);
  return {
    modeOf: modeOfRule,
    asked,
    stopping: areSame ? asked : stopping,
    wished,
    doStop: rulesIn(stopping) > rulesIn(wished),
  };
}
