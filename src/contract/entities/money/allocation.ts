import * as z from 'zod/mini';
import { ALLOCATION_FIRST } from '../../codes/queueCodes';
import { LOAN_PART } from '../../codes/caseCodes';
import { isWholeOrder } from '../../money/allocationOrder';
import { code, codeInput } from '../../schemas';
import { lastChange } from '../management/lastChange';

/** Response of manage/config/allocation: the order in which money is allocated to a loan (MI-02; shape ours). */
export const allocationConfig = z.object({
  /** contract/codes/queueCodes */
  first: code,
  /** contract/codes/caseCodes, each once. */
  parts: z.array(code),
  lastChange,
});

export type AllocationConfig = z.output<typeof allocationConfig>;

/** Body of manage/config/allocation/update: each part once. */
export const allocationRequest = z.strictObject({
  first: codeInput(ALLOCATION_FIRST),
  parts: z.array(codeInput(LOAN_PART)).check(z.refine(isWholeOrder)),
});
