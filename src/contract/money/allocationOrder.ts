import { ALLOCATION_FIRST, type AllocationFirst } from '../codes/allocationFirst';
import { codeValues } from '../codes/codeTable';
import { LOAN_PART, type LoanPart } from '../codes/loanPart';

/** The written order in which money is allocated to a loan: a setting of each institution (MI-02). */
export interface AllocationOrder {
  /** 'instalment': all parts of the oldest instalment, then the next; 'part': one part of all instalments, then the next part. */
  readonly first: AllocationFirst;
  /** Each part once. */
  readonly parts: readonly LoanPart[];
}

/** What holds where an institution has settled nothing. */
export const USUAL_ORDER: AllocationOrder = { first: 'instalment', parts: codeValues(LOAN_PART) };

/** Tells whether each part stands in the order just once. */
export const isWholeOrder = (parts: readonly string[]): boolean =>
  codeValues(LOAN_PART).toSorted().join() === parts.toSorted().join();

/** An order as a setting keeps it: 'instalment:penalty,interest,tax,principal'. */
export const writeOrder = ({ first, parts }: AllocationOrder): string => `${first}:${parts.join(',')}`;

/** An order out of a setting; the usual one where there is none, or none that can be read. */
export function readOrder(written: string | undefined): AllocationOrder {
  const [named, list = ''] = written?.split(':') ?? [];
  const first = codeValues(ALLOCATION_FIRST).find((each) => each === named);
  const parts = list.split(',').flatMap((name) => codeValues(LOAN_PART).filter((each) => each === name));
  return first !== undefined && isWholeOrder(parts) ? { first, parts } : USUAL_ORDER;
}
