import { OVERRIDDEN_CHANNEL, type OverriddenChannel } from '@/contract/codes/overriddenChannel';
import type { LawChannel } from '@/contract/codes/lawChannel';
import { personKey } from '@/contract/law/contactRole';
import { hasPermission } from '@/contract/permissions';
import type { CallerContext } from '../../access/callContext';
import { othersFor } from '../approvals/approvalsFacade';
import type { Task } from '../cases/casesFacade';
import type { Answer } from './answerTo';
import type { Intended } from './decideFor';
import { areLiftable, liftsAlone } from './liftable';
import { openOverrides, type StoredOverride } from './overrideStore';

/** What is known of the caller's overrides on a case: asked where the rules refuse a contact, and only there. */
export interface Overriding {
  readonly of: Pick<Task, 'id'>;
  readonly caller: CallerContext['caller'];
  readonly open: readonly StoredOverride[];
  /** Somebody else could say yes to one. */
  readonly hasOthers: boolean;
}

/** What an override is asked for with. */
export interface OverrideOffer {
  readonly taskId: number;
  readonly contactId: number;
  readonly channel: OverriddenChannel;
  readonly rules: readonly string[];
  readonly alone: boolean;
}

/** Reads the caller's overrides on a case; whoever decides by them holds the borrower's turn. */
export const readOverriding = async (of: Pick<Task, 'id'>, context: CallerContext): Promise<Overriding> => ({
  of,
  caller: context.caller,
  open: await openOverrides([of.id], context),
  hasOthers: (await othersFor('lawOverride', context, of.id)) > 0,
});

/** A contact with what the rules say to it. */
export interface AnsweredContact extends Intended {
  readonly answer: Answer;
}

/** The override that lets a contact through: for this person and channel, and of every rule that refuses. */
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

/** What the caller may ask an override with; null: not of these rules, not of this contact, or of nobody. */
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
