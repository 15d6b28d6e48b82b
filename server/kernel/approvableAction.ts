import type { ApprovalFactCode, ApprovalKind } from '@/contract/codes/approvalCodes';
import type { Minor } from '@/contract/minor';

/** A fact shown to the decider, as stored: money in minor units, a number, a calendar day or text. */
export type ActionFact = { readonly fact: ApprovalFactCode } & (
  { readonly money: Minor } | { readonly number: number } | { readonly day: string } | { readonly text: string }
);

/** Act that may need an approval (MI-09): its kind, its subject and its amounts. */
export interface ApprovableAction {
  readonly kind: ApprovalKind;
  /** Case of the act; without one only administrators decide. */
  readonly taskId?: number;
  /** For acts without a case: identifies repeated requests for the same act, such as 'user 12'. */
  readonly subject?: string;
  /** User whom the act affects; like the requester, that user cannot decide. */
  readonly forUserId?: number;
  /** Minor units; compared with a limit in money. */
  readonly amount?: Minor;
  /** Number of cases, compared with a limit in cases. */
  readonly cases?: number;
  /** Earlier acts of the day that count against the limit as well, in the limit's unit. */
  readonly today?: number;
  /** True if it grants permission to decide: it needs an approval wherever a limit is set. */
  readonly makesDecider?: boolean;
  /** Amount due on the case before and after the act, minor units. */
  readonly dueBefore?: Minor;
  readonly dueAfter?: Minor;
  readonly facts?: readonly ActionFact[];
}

/** Maximum number of past acts of a kind that a trial of limits reads, the newest. */
export const PAST_ACTIONS_MAX = 50_000;

/** Amounts of a past act on which limits are tried. */
export type PastAction = Pick<ApprovableAction, 'amount' | 'cases' | 'today'>;

/** Thrown by a handler before an act that needs an approval (MI-09): the call is rolled back, and the pipeline stores the request. */
export class ApprovalRequired extends Error {
  readonly act: ApprovableAction;

  constructor(act: ApprovableAction) {
    super(`a second person is needed: ${act.kind}`);
    this.name = 'SecondPersonNeeded';
    this.act = act;
  }
}
