import type { ClarificationState } from '@/contract/codes/clarificationState';
import type { ClarifyReason } from '@/contract/codes/clarifyReason';
import type { DeductionType } from '@/contract/codes/deductionType';
import type { LenderEventKind } from '@/contract/codes/lenderEventKind';
import type { LenderEventState } from '@/contract/codes/lenderEventState';
import type { LoanStatus } from '@/contract/codes/loanStatus';
import type { NotExtended } from '@/contract/codes/notExtended';
import type { Minor } from '@/contract/minor';
import type { AllocatedRow, Instalment } from '@/contract/money/allocation';
import type { AllocationOrder } from '@/contract/money/allocationOrder';
import type { Caller } from '../../kernel/caller';
import type { NewCaseEvent, Task } from '../cases/casesFacade';
import type { ByEvent } from './byEvent';

/** What a lender told, as it is booked: its words, and what became of them. */
export interface LenderEvent {
  readonly id: number;
  readonly reference: string;
  readonly kind: LenderEventKind;
  /** Empty where a payment names the repayment code alone: the code’s loan takes its place when it is booked. */
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
  /** While it is booked for the first time: the deduction that the money comes from, whose record is its line of payments. */
  readonly deduction?: BookedDeduction | undefined;
}

/** A deduction that the payment channel has carried out. */
export interface BookedDeduction {
  readonly payLogId: number;
  /** Who made it: it counts for nobody else. */
  readonly by: Pick<Caller, 'userId' | 'name'> | null;
}

/** A line of payments that an event stands behind. */
export interface PayLine {
  /** Absent: not written yet. */
  readonly id?: number;
  readonly loanId: number;
  readonly taskId: number | null;
  readonly agentId: number | null;
  readonly type: DeductionType;
  readonly amount: Minor;
  readonly opAt: Date;
  readonly eventId: number;
  /** It stands there already, as the record of this deduction. */
  readonly deductionId?: number | undefined;
  isReversed: boolean;
  isChanged: boolean;
}

/** Money of an event in a loan's plan. */
export interface AllocationLine extends AllocatedRow {
  readonly eventId: number;
  readonly causeId: number;
  readonly loanId: number;
  readonly isNew: boolean;
}

/** Something that waits for a person. */
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
export interface PaidCode {
  readonly id: number;
  readonly reference: string;
  /** The loan that it was made for. */
  readonly loanNo: string;
  readonly amount: Minor;
  /** How many days of extension it buys; null: none (MI-07). */
  readonly days: number | null;
  /** From when on it was good no more; null while it is. */
  readonly goodUntil: Date | null;
  /** The payment that it was paid by, and when; null while it was not. */
  paidBy: number | null;
  paidAt: Date | null;
  /** The due days before and after the extension that it has brought; null without one. */
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
  /** Days by which instalments are put off, by period. */
  putOff: ReadonlyMap<number, number>;
  /** When it was last paid into, in this booking. */
  paidAt: Date | null;
  isChanged: boolean;
}

/** The institution whose books they are. */
export interface BookKeeping {
  readonly institutionId: number;
  readonly currency: string;
  readonly timeZone: string;
  readonly order: AllocationOrder;
  readonly now: Date;
}

/** All that some events concern, read under locks, changed in memory, written at the end. */
export interface LedgerSnapshot extends BookKeeping {
  readonly loans: ReadonlyMap<string, LoanLedger>;
  readonly loansById: ReadonlyMap<number, LoanLedger>;
  /** Of this booking and those that it speaks of, by reference. */
  readonly events: ReadonlyMap<string, LenderEvent>;
  /** Repayment codes that payments of this booking name, or those that it speaks of, by reference. */
  readonly codes: ReadonlyMap<string, PaidCode>;
  /** Those that wait for a payment, by its reference. */
  readonly waiting: Map<string, LenderEvent[]>;
  readonly pays: ByEvent<PayLine>;
  readonly allocations: ByEvent<AllocationLine>;
  readonly clarifications: ByEvent<ClarificationLine>;
  readonly changedCases: Set<number>;
  readonly caseLines: NewCaseEvent[];
  /** Agents who may hold a case. */
  readonly present: ReadonlySet<number>;
  /** Cases that something holds now (MI-10), where it is asked. */
  readonly held: ReadonlySet<number>;
  /** Who held a case at a time; null: nobody. */
  readonly holderAt: (of: Task, at: Date) => number | null;
}
