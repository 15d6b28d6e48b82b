import { LIFTABLE_RULE } from '@/contract/codes/liftableRule';
import { OWN_PACK } from '@/contract/law/ownRules';
import type { RuleViolation } from '@/contract/law/contact';
import { hasPermission, type Permitted } from '@/contract/permissions';

/** Whether a rule can be lifted at all: it says when or how often, and time would lift it too. What somebody asked for, who may be contacted, and whatever only a fact can help against never is (LC-08). */
const isLiftable = ({ kind, until }: RuleViolation): boolean => Object.hasOwn(LIFTABLE_RULE, kind) && until !== null;

/** Whether all that refuses a contact can be lifted. */
export const areLiftable = (refusing: readonly RuleViolation[]): boolean =>
  refusing.length > 0 && refusing.every(isLiftable);

/** A rule of the institution's own. */
export const isOwn = ({ pack }: Pick<RuleViolation, 'pack'>): boolean => pack.startsWith(`${OWN_PACK}@`);

/** Whether somebody lifts them without a second person: the institution's own rules alone are no law. */
export const liftsAlone = (caller: Permitted, refusing: readonly RuleViolation[]): boolean =>
  hasPermission(caller, 'law.override') && refusing.every(isOwn);
