import type { LawMode } from '@/contract/codes/lawMode';
import type { LawPack, LawRule } from '@/contract/law/lawPack';
import { doesStop, isWished, modeOf, type RuleModes } from '@/contract/law/ruleModes';

/** The rules of an institution as they are asked about a case, by what each of them does in its queue (LC-08). */
export interface ModedRules {
  readonly modeOf: (rule: string) => LawMode;
  /** All but those that are off. */
  readonly asked: readonly LawPack[];
  /** Those that refuse, or ask for a reason; the same list where these are all that are asked. */
  readonly stopping: readonly LawPack[];
  /** What was asked for by borrowers: it is no draft of a law, and holds in every mode. */
  readonly wished: readonly LawPack[];
  /** Any rule but those stops somebody. */
  readonly doStop: boolean;
}

type Wanted = (pack: LawPack, rule: LawRule) => boolean;

const packsOf = (packs: readonly LawPack[], isWanted: Wanted): LawPack[] =>
  packs
    .map((pack) => ({ ...pack, rules: pack.rules.filter((rule) => isWanted(pack, rule)) }))
    .filter(({ rules }) => rules.length > 0);

const rulesIn = (packs: readonly LawPack[]): number => packs.reduce((sum, { rules }) => sum + rules.length, 0);

/** The packs in force, by what their rules do to a case of a queue; null: of none. */
export function modedRules(packs: readonly LawPack[], modes: RuleModes, queueId: number | null): ModedRules {
  const of = queueId === null ? null : String(queueId);
  const modeOfRule = (rule: string): LawMode => modeOf(modes, { rule, queueId: of });
  const wished = packsOf(packs, isWished);
  const asked = packsOf(packs, (pack, rule) => isWished(pack, rule) || modeOfRule(rule.id) !== 'off');
  const stopping = packsOf(packs, (pack, rule) => isWished(pack, rule) || doesStop(modeOfRule(rule.id)));
  const areSame = rulesIn(stopping) === rulesIn(asked);
  return {
    modeOf: modeOfRule,
    asked,
    stopping: areSame ? asked : stopping,
    wished,
    doStop: rulesIn(stopping) > rulesIn(wished),
  };
}
