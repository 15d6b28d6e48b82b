import type { LawPack, LawRule } from '@/contract/law/lawPack';

const DAY_MS = 86_400_000;
/** Further than any month, and any rolling days that a pack counts. */
const REACH_DAYS = 40;

const isEver = (rule: LawRule): boolean => rule.kind === 'cap' && 'ever' in rule.period;

/** From when on earlier contacts can matter to the rules. */
export const historySince = (packs: readonly LawPack[], now: Date): Date =>
  packs.some(({ rules }) => rules.some(isEver)) ? new Date(0) : new Date(now.getTime() - REACH_DAYS * DAY_MS);
