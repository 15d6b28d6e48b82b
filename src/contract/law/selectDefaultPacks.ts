import type { RulePack } from './lawPack';

/**
 * Returns the default packs of an institution without a selection: those of the country of its time zone, without states and cities
 * (LC-02).
 */
export const selectDefaultPacks = (packs: readonly RulePack[], timeZone: string): string[] => [
  ...new Set(packs.filter(({ id, zones }) => !id.includes('-') && zones.includes(timeZone)).map(({ id }) => id)),
];
