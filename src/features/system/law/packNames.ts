import { ALL_PACKS } from '@/contract/law/allPacks';
import { PRODUCT_PACK } from '@/contract/law/selectPacks';
import { formatPackName } from '@/contract/law/decideContact';
import type { RulePack, LawRule } from '@/contract/law/lawPack';

/** Every pack that can be chosen, by its id. */
export const OFFERED_PACKS: readonly string[] = [...new Set(ALL_PACKS.map(({ id }) => id))].filter(
  (id) => id !== PRODUCT_PACK,
);

/** A version of a pack by its name, `MX@2014-10-08`. */
export const getPack = (name: string | null): RulePack | undefined =>
  ALL_PACKS.find((pack) => formatPackName(pack) === name);

/** A rule, and how it differs from the version compared with. */
export interface RuleComparison {
  readonly rule: LawRule;
  readonly difference: 'added' | 'changed' | 'removed' | null;
}

function differenceTo(rule: LawRule, other: RulePack): RuleComparison['difference'] {
  const before = other.rules.find(({ id }) => id === rule.id);
  if (before === undefined) return 'added';
  return JSON.stringify(before) === JSON.stringify(rule) ? null : 'changed';
}

/** Returns the rules of a pack with their differences from another version, including removed rules. */
export function compareRules(pack: RulePack, other: RulePack | undefined): RuleComparison[] {
  if (other === undefined) return pack.rules.map((rule) => ({ rule, difference: null }));
  const gone = other.rules.filter(({ id }) => !pack.rules.some((rule) => rule.id === id));
  return [
    ...pack.rules.map((rule) => ({ rule, difference: differenceTo(rule, other) })),
    ...gone.map((rule) => ({ rule, difference: 'removed' as const })),
  ];
}
