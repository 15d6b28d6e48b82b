import type { LawSettings } from '@/contract/entities/law/lawSettings';
import { ALL_PACKS } from '@/contract/law/allPacks';
import { chosenPacks } from '@/contract/law/chosenPacks';
import type { LawRule } from '@/contract/law/lawPack';
import { asLawRule } from '@/contract/law/ownRules';
import { isPreferred } from '@/contract/law/ruleModes';

/** Returns the rules that can have a separate mode, without duplicates: those of the applicable packs and the institution's own. */
export function exceptionalRules({ packs, own }: Pick<LawSettings, 'packs' | 'own'>): LawRule[] {
  const ofPacks = chosenPacks(ALL_PACKS, packs).flatMap((pack) =>
    pack.rules.filter((rule) => !isPreferred(pack, rule)),
  );
  return [...new Map([...ofPacks, ...own.rules.map(asLawRule)].map((rule) => [rule.id, rule])).values()];
}
