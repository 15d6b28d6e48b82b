import { DAY_MS } from '@/contract/duration';
import type { RulePack, LawRule } from '@/contract/law/lawPack';

/** Longer than any month, and any rolling days that a pack counts. */
const REACH_DAYS = 40;

const isEver = (rule: LawRule): boolean => rule.kind === 'cap' && 'ever' in rule.period;

/** Returns the packs that count contacts of any time. */
export const listUnlimitedPacks = (packs: readonly RulePack[]): string[] => [
  ...new Set(packs.filter(({ rules }) => rules.some(isEver)).map(({ id }) => id)),
];

/** Returns the time since which earlier contacts matter to all other packs and to an institution's own rules. */
export const getHistoryStart = (now: Date): Date => new Date(now.getTime() - REACH_DAYS * DAY_MS);

/** Returns the time since which earlier contacts matter to the rules. */
export const getContactsSince = (packs: readonly RulePack[], now: Date): Date =>
  listUnlimitedPacks(packs).length > 0 ? new Date(0) : getHistoryStart(now);
