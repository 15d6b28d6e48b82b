import type { ApprovalFactCode } from '@/contract/codes/approvalFact';
import type { ApprovalKind } from '@/contract/codes/approvalKind';
import type { Minor } from '@/contract/minor';

/** One thing that the decider is told, as it is kept: money in minor units, a number, a calendar day or text. */
export type ActFact = { readonly fact: ApprovalFactCode } & (
  { readonly money: Minor } | { readonly number: number } | { readonly day: string } | { readonly text: string }
);

/** An act that may need a second person (MI-09): what it is, what it is about, and what it means in money. */
export interface Act {
  readonly kind: ApprovalKind;
  /** The case that it is about; without one administrators alone decide. */
  readonly taskId?: number;
  /** Without a case: what makes it the same act when it is asked for again, such as 'user 12'. */
  readonly subject?: string;
  /** The user for whom it is: that one decides as little as who asks. */
  readonly forUserId?: number;
  /** Minor units; what a limit in money is compared with. */
  readonly amount?: Minor;
  /** What a limit in cases is compared with. */
  readonly cases?: number;
  /** What counts against the limit beside the act itself: earlier acts of the day, in the limit's unit. */
  readonly today?: number;
  /** It gives somebody the permission to decide: it is for two wherever a limit is set. */
  readonly makesDecider?: boolean;
  /** What is due on the case before and after it, minor units. */
  readonly dueBefore?: Minor;
  readonly dueAfter?: Minor;
  readonly facts?: readonly ActFact[];
}

/** Thrown by a handler that is about to do what needs another person's yes (MI-09): the call is undone, and the pipeline keeps the request. */
export class SecondPersonNeeded extends Error {
  readonly act: Act;

  constructor(act: Act) {
    super(`a second person is needed: ${act.kind}`);
    this.name = 'SecondPersonNeeded';
    this.act = act;
  }
}
