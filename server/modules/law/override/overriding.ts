import { LIFTABLE_RULE } from '@/contract/codes/lawFactCodes';
import { OWN_PACK } from '@/contract/law/ownRules';
import type { RuleViolation } from '@/contract/law/contact';
import { hasPermission, type PermissionHolder } from '@/contract/permissions';
import { OVERRIDDEN_CHANNEL, type OverriddenChannel, type LawChannel } from '@/contract/codes/lawCodes';
import { toPersonKey } from '@/contract/law/contactRole';
import type { CallerContext } from '../../../access/callContext';
import { countOtherApprovers } from '../../approvals/approvalsFacade';
import type { Task } from '../../cases/casesFacade';
import type { ContactAnswer } from '../resolveDecision';
import type { IntendedContact } from '../decideFor';
import { openOverrides, type StoredOverride } from './overrideStore';

/**
 * Returns true if a rule can be overridden: it limits time or frequency, and waiting would resolve it too. Contact preferences,
 * rules about who may be contacted, and violations that only a fact resolves are never overridden (LC-08).
 */
const isLiftable = ({ kind, until }: RuleViolation): boolean => Object.hasOwn(LIFTABLE_RULE, kind) && until !== null;

/** Returns true if all violations that refuse a contact can be overridden. */
export const canLiftAll = (refusing: readonly RuleViolation[]): boolean =>
  refusing.length > 0 && refusing.every(isLiftable);

/** Returns true for a rule of the institution's own. */
export const isOwn = ({ pack }: Pick<RuleViolation, 'pack'>): boolean => pack.startsWith(`${OWN_PACK}@`);

/** Returns true if the caller overrides the rules without dual control: only the institution's own rules, which are no law. */
export const canLiftAlone = (caller: PermissionHolder, refusing: readonly RuleViolation[]): boolean =>
  hasPermission(caller, 'law.override') && refusing.every(isOwn);

/** Overrides of the caller on a case; read only if the rules refuse a contact. */
export interface OverrideContext {
  readonly of: Pick<Task, 'id'>;
  readonly caller: CallerContext['caller'];
  readonly open: readonly StoredOverride[];
  /** True if another user could approve an override. */
  readonly hasOthers: boolean;
}

/** Data to request an override with. */
export interface OverrideOffer {
  readonly taskId: number;
  readonly contactId: number;
  readonly channel: OverriddenChannel;
  readonly rules: readonly string[];
  readonly alone: boolean;
}

/** Reads the caller's overrides on a case. A caller that decides by them holds the borrower's lock. */
export const readOverriding = async (
  of: Pick<Task, 'id'>,
  context: Pick<CallerContext, 'tx' | 'caller' | 'now'>,
): Promise<OverrideContext> => ({
  of,
  caller: context.caller,
  open: await openOverrides([of.id], context),
  hasOthers: (await countOtherApprovers('lawOverride', context, of.id)) > 0,
});

/** Contact with its verdict. */
export interface AnsweredContact extends IntendedContact {
  readonly answer: ContactAnswer;
}

/** Returns the override that permits a contact: for this person and channel, and for every rule that refuses it. */
export const findOverride = (
  { open }: Pick<OverrideContext, 'open'>,
  { to, channel, answer: { refusing } }: AnsweredContact,
): StoredOverride | undefined =>
  canLiftAll(refusing)
    ? open.find(
        (each) =>
          each.channel === channel &&
          each.person === toPersonKey(to) &&
          refusing.every(({ rule }) => each.rules.includes(rule)),
      )
    : undefined;

const isOverridden = (channel: LawChannel): channel is OverriddenChannel => Object.hasOwn(OVERRIDDEN_CHANNEL, channel);

/** Returns the data to request an override with; null if the rules or the contact permit none, or if there is no approver. */
export function getOffer(
  { of, caller, hasOthers }: OverrideContext,
  { to, channel, answer: { refusing } }: AnsweredContact,
): OverrideOffer | null {
  const mayAsk = hasPermission(caller, 'cases.work') && canLiftAll(refusing);
  if (to.id === undefined || !isOverridden(channel) || !mayAsk) return null;
  const alone = canLiftAlone(caller, refusing);
  if (!alone && !hasOthers) return null;
  return { taskId: of.id, contactId: to.id, channel, rules: refusing.map(({ rule }) => rule), alone };
}
