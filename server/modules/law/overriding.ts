import { OVERRIDDEN_CHANNEL, type OverriddenChannel, type LawChannel } from '@/contract/codes/lawCodes';
import { personKey } from '@/contract/law/contactRole';
import { hasPermission } from '@/contract/permissions';
import type { CallerContext } from '../../access/callContext';
import { othersFor } from '../approvals/approvalsFacade';
import type { Task } from '../cases/casesFacade';
import type { Answer } from './answerTo';
import type { Intended } from './decideFor';
import { areLiftable, liftsAlone } from './liftable';
import { openOverrides, type StoredOverride } from './overrideStore';

/** Overrides of the caller on a case; read only if the rules refuse a contact. */
export interface Overriding {
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
export const readOverriding = async (of: Pick<Task, 'id'>, context: CallerContext): Promise<Overriding> => ({
  of,
  caller: context.caller,
  open: await openOverrides([of.id], context),
  hasOthers: (await othersFor('lawOverride', context, of.id)) > 0,
});

/** Contact with its verdict. */
export interface AnsweredContact extends Intended {
  readonly answer: Answer;
}

/** Returns the override that permits a contact: for this person and channel, and for every rule that refuses it. */
export const liftedBy = (
  { open }: Pick<Overriding, 'open'>,
  { to, channel, answer: { refusing } }: AnsweredContact,
): StoredOverride | undefined =>
  areLiftable(refusing)
    ? open.find(
        (each) =>
          each.channel === channel &&
          each.person === personKey(to) &&
          refusing.every(({ rule }) => each.rules.includes(rule)),
      )
    : undefined;

const isOverridden = (channel: LawChannel): channel is OverriddenChannel => Object.hasOwn(OVERRIDDEN_CHANNEL, channel);

/** Returns the data to request an override with; null if the rules or the contact permit none, or if there is no approver. */
export function getOffer(
  { of, caller, hasOthers }: Overriding,
  { to, channel, answer: { refusing } }: AnsweredContact,
): OverrideOffer | null {
  const mayAsk = hasPermission(caller, 'cases.work') && areLiftable(refusing);
  if (to.id === undefined || !isOverridden(channel) || !mayAsk) return null;
  const alone = liftsAlone(caller, refusing);
  if (!alone && !hasOthers) return null;
  return { taskId: of.id, contactId: to.id, channel, rules: refusing.map(({ rule }) => rule), alone };
}
