import type { RulePack } from './lawPack';

/** The packs that apply to an institution which has chosen none: those of the country in whose zones it lies, without its states and cities (LC-02). */
export const usualPacks = (packs: readonly RulePack[], timeZone: string): string[] => [
  ...new Set(packs.filter(({ id, zones }) => !id.includes('-') && zones.includes(timeZone)).map(({ id }) => id)),
];
