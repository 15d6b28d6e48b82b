import { LIFTABLE_RULE } from '@/contract/codes/lawFactCodes';
import { OWN_PACK } from '@/contract/law/ownRules';
import type { RuleViolation } from '@/contract/law/contact';
import { hasPermission, type Permitted } from '@/contract/permissions';

/**
 * Returns true if a rule can be overridden: it limits time or frequency, and waiting would resolve it too. Contact preferences,
 * rules about who may be contacted, and violations that only a fact resolves are never overridden (LC-08).
 */
const isLiftable = ({ kind, until }: RuleViolation): boolean => Object.hasOwn(LIFTABLE_RULE, kind) && until !== null;

/** Returns true if all violations that refuse a contact can be overridden. */
export const areLiftable = (refusing: readonly RuleViolation[]): boolean =>
  refusing.length > 0 && refusing.every(isLiftable);

/** Returns true for a rule of the institution's own. */
export const isOwn = ({ pack }: Pick<RuleViolation, 'pack'>): boolean => pack.startsWith(`${OWN_PACK}@`);

/** Returns true if the caller overrides the rules without dual control: only the institution's own rules, which are no law. */
export const liftsAlone = (caller: Permitted, refusing: readonly RuleViolation[]): boolean =>
  hasPermission(caller, 'law.override') && refusing.every(isOwn);
