import type { LONG_AGING_ROLE } from '@/contract/entities/money/repayPlan';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { findTask } from '../cases/casesFacade';
import { listLoansInLongAging } from './loanBookStore';

type LoansContext = Pick<CallerContext, 'tx' | 'caller'>;

/** The loans that a page of a plan or of deductions is about. */
export interface LoansOfPage {
  readonly loanIds: readonly number[];
  /** If true, each row names its loan. */
  readonly areSeveral: boolean;
}

/** Case, and the optional parts of the response. */
export interface LoansRequest {
  readonly taskId: string;
  /** All long-aging loans of the borrower that the caller may see, and the case's own (§6, CO-01). */
  readonly role?: typeof LONG_AGING_ROLE | undefined;
  /** The loan's number as the older client sends it: it must be the case's. */
  readonly loanItemId?: string | undefined;
}

/** Returns the loans whose plan and deductions are shown with a case; the long-aging role applies only to users with both its flags. */
export async function listPageLoans(
  { taskId, role, loanItemId }: LoansRequest,
  context: LoansContext,
): Promise<LoansOfPage> {
  const { caller } = context;
  const seen = await findTask(taskId, context);
  if (loanItemId !== undefined && loanItemId !== seen.loanNo) throw new Refusal('notFound');
  if (role === undefined) return { loanIds: [seen.loanId], areSeveral: false };
  if (!caller.longAging || !caller.res) throw new Refusal('notAllowed');
  return { loanIds: await listLoansInLongAging(seen, context), areSeveral: true };
}
