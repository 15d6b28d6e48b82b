import { ALLOCATION_FIRST, type AllocationFirst } from '../codes/queueCodes';
import { getCodeValues } from '../codes/codeTable';
import { LOAN_PART, type LoanPart } from '../codes/caseCodes';

/** Order in which money is allocated to a loan, configured by each institution (MI-02). */
export interface AllocationOrder {
  /** 'instalment': all parts of the oldest instalment, then the next; 'part': one part of all instalments, then the next part. */
  readonly first: AllocationFirst;
  /** Each part once. */
  readonly parts: readonly LoanPart[];
}

/** Default order for institutions without a setting. */
export const DEFAULT_ALLOCATION_ORDER: AllocationOrder = { first: 'instalment', parts: getCodeValues(LOAN_PART) };

/** Returns true if each part occurs in the order exactly once. */
export const isWholeOrder = (parts: readonly string[]): boolean =>
  getCodeValues(LOAN_PART).toSorted().join() === parts.toSorted().join();

/** Serializes an order for storage: 'instalment:penalty,interest,tax,principal'. */
export const writeOrder = ({ first, parts }: AllocationOrder): string => `${first}:${parts.join(',')}`;

/** Parses an order from a setting. Returns the default order if it is missing or invalid. */
export function readOrder(written: string | undefined): AllocationOrder {
  const [named, list = ''] = written?.split(':') ?? [];
  const first = getCodeValues(ALLOCATION_FIRST).find((each) => each === named);
  const parts = list.split(',').flatMap((name) => getCodeValues(LOAN_PART).filter((each) => each === name));
  return first !== undefined && isWholeOrder(parts) ? { first, parts } : DEFAULT_ALLOCATION_ORDER;
}
