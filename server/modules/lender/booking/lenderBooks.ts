import type {
  ClarificationState,
  ClarifyReason,
  LenderEventKind,
  LenderEventState,
} from '@/contract/codes/lenderCodes';
import type { DeductionType, NotExtended } from '@/contract/codes/moneyCodes';
import type { LoanStatus } from '@/contract/codes/caseCodes';
import type { Minor } from '@/contract/minor';
import type { AllocationRow, Instalment } from '@/contract/money/allocation';
import type { AllocationOrder } from '@/contract/money/allocationOrder';
import type { Caller } from '../../../kernel/caller';
import type { NewCaseEvent, Task } from '../../cases/casesFacade';

/** Lines by event, in the order of insertion. */
export class EventIndex<Line extends { readonly eventId: number }> {
  readonly #lines = new Map<number, Line[]>();

  constructor(lines: readonly Line[] = []) {
    this.add(...lines);
  }

  add(...lines: readonly Line[]): void {
    for (const line of lines) {
      const known = this.#lines.get(line.eventId);
      if (known) known.push(line);
      else this.#lines.set(line.eventId, [line]);
    }
  }

  of({ id }: { readonly id: number }): readonly Line[] {
    return this.#lines.get(id) ?? [];
  }

  all(): Line[] {
    return [...this.#lines.values()].flat();
  }
}

/** Lender event during booking, with its content and its outcome. */
export interface LenderEvent {
  readonly id: number;
  readonly reference: string;
  readonly kind: LenderEventKind;
  /** Empty if a payment names only the repayment code: the code’s loan replaces it during booking. */
  loanNo: string;
  readonly amount: Minor | null;
  readonly currency: string | null;
  readonly valueAt: Date;
  readonly ofReference: string | null;
  readonly newDueDay: string | null;
  readonly payType: DeductionType | null;
  state: LenderEventState;
  clarifyReason: ClarifyReason | null;
  loanId: number | null;
  reversedBy: number | null;
  /** Set during the first booking: the deduction from which the money comes; its record becomes the payment line. */
  readonly deduction?: BookedDeduction | undefined;
}

/** Deduction that the payment channel has completed. */
export interface BookedDeduction {
  readonly payLogId: number;
  /** User whom the payment counts for; null if it counts for no user. */
  readonly by: Pick<Caller, 'userId' | 'name'> | null;
}

/** Payment line of an event. */
export interface PayLine {
  /** Absent before it is stored. */
  readonly id?: number;
  readonly loanId: number;
  readonly taskId: number | null;
  readonly agentId: number | null;
  readonly type: DeductionType;
  readonly amount: Minor;
  readonly opAt: Date;
  readonly eventId: number;
  /** Set if the line exists already, as the record of this deduction. */
  readonly deductionId?: number | undefined;
  isReversed: boolean;
  isChanged: boolean;
}

/** Money of an event in a loan's plan. */
export interface AllocationLine extends AllocationRow {
  readonly eventId: number;
  readonly causeId: number;
  readonly loanId: number;
  readonly isNew: boolean;
}

/** Item that waits for a clarification. */
export interface ClarificationLine {
  readonly id?: number;
  readonly eventId: number;
  readonly reason: ClarifyReason;
  readonly currency: string | null;
  amount: Minor;
  state: ClarificationState;
  loanId: number | null;
  isChanged: boolean;
}

/** A repayment code that a payment names (MI-06). */
export interface PaidRepaymentCode {
  readonly id: number;
  readonly reference: string;
  /** Number of the code's loan. */
  readonly loanNo: string;
  readonly amount: Minor;
  /** Days of extension that the code buys; null for none (MI-07). */
  readonly days: number | null;
  /** End of the code's validity; null while it is valid. */
  readonly goodUntil: Date | null;
  /** Payment of the code, and its time; null while unpaid. */
  paidBy: number | null;
  paidAt: Date | null;
  /** Due days before and after its extension; null without one. */
  extendedFrom: string | null;
  extendedUntil: string | null;
  notExtended: NotExtended | null;
  isChanged: boolean;
}

/** A locked loan with its plan and all its cases, oldest first. */
export interface LoanLedger {
  readonly id: number;
  readonly loanNo: string;
  status: LoanStatus;
  penaltyDate: string;
  plan: readonly Instalment[];
  cases: Task[];
  /** Days by which installments are postponed, by period. */
  putOff: ReadonlyMap<number, number>;
  /** Time of the last payment into it in this booking. */
  paidAt: Date | null;
  isChanged: boolean;
}

/** Institution of the books. */
export interface BookKeeping {
  readonly institutionId: number;
  readonly currency: string;
  readonly timeZone: string;
  readonly order: AllocationOrder;
  readonly now: Date;
}

/** Data that some events affect: read under locks, changed in memory, written at the end. */
export interface LedgerSnapshot extends BookKeeping {
  readonly loans: ReadonlyMap<string, LoanLedger>;
  readonly loansById: ReadonlyMap<number, LoanLedger>;
  /** Events of this booking and those that they refer to, by reference. */
  readonly events: ReadonlyMap<string, LenderEvent>;
  /** Repayment codes named by payments of this booking or by those that it refers to, by reference. */
  readonly codes: ReadonlyMap<string, PaidRepaymentCode>;
  /** Events waiting for a payment, by its reference. */
  readonly waiting: Map<string, LenderEvent[]>;
  readonly pays: EventIndex<PayLine>;
  readonly allocations: EventIndex<AllocationLine>;
  readonly clarifications: EventIndex<ClarificationLine>;
  readonly changedCases: Set<number>;
  readonly caseLines: NewCaseEvent[];
  /** Agents who may be assigned a case. */
  readonly present: ReadonlySet<number>;
  /** Cases on hold (MI-10), where these were read. */
  readonly held: ReadonlySet<number>;
  /** Returns the holder of a case at a time; null for none. */
  readonly holderAt: (of: Task, at: Date) => number | null;
}
