import { LONG_AGING_ROLE } from '@/contract/entities/money/repayPlan';
import { useCurrentUser } from '@/ui/screen/currentUser';

/** Case whose repayments are shown; `role` requests all long-aging loans of the borrower. */
export interface RepaymentScope {
  readonly taskId: string;
  readonly role?: typeof LONG_AGING_ROLE | undefined;
}

/** The role value 6, for those who have both the long-aging and the 'res' flag (§6, CO-01). */
export function useLongAgingRole(): typeof LONG_AGING_ROLE | undefined {
  const user = useCurrentUser();
  return user?.longAging === true && user.res === true ? LONG_AGING_ROLE : undefined;
}
