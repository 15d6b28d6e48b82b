import { LONG_AGING_ROLE } from '@/contract/entities/repayPlan';
import { useCurrentUser } from '@/ui/currentUser';

/** Which case's repayments are shown; `role` asks for all of the borrower's long-aging loans. */
export interface RepaymentScope {
  readonly taskId: string;
  readonly role?: typeof LONG_AGING_ROLE | undefined;
}

/** The role value 6, for those who have both the long-aging and the 'res' flag (§6, CO-01). */
export function useLongAgingRole(): typeof LONG_AGING_ROLE | undefined {
  const user = useCurrentUser();
  return user?.longAging === true && user.res === true ? LONG_AGING_ROLE : undefined;
}
