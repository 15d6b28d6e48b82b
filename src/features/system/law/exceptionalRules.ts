import type { LawSettings } from '@/contract/entities/lawSettings';
import { ALL_PACKS } from '@/contract/law/allPacks';
import { chosenPacks } from '@/contract/law/chosenPacks';
import type { LawRule } from '@/contract/law/lawPack';
import { asLawRule } from '@/contract/law/ownRules';
import { isPreferred } from '@/contract/law/ruleModes';

/** The rules that can have a mode of their own, each once: those of the packs that apply and the institution's own. */
export function exceptionalRules({ packs, own }: Pick<LawSettings, 'packs' | 'own'>): LawRule[] {
  const ofPacks = chosenPacks(ALL_PACKS, packs).flatMap((pack) =>
    pack.rules.filter((rule) => !isPreferred(pack, rule)),
  );
  return [...new Map([...ofPacks, ...own.rules.map(asLawRule)].map((rule) => [rule.id, rule])).values()];
}
