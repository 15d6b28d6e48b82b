import type { RepaymentCode } from '@/contract/entities/money/repaymentCode';

const getReportedState = ({ state, replacedTime, code }: RepaymentCode): string => {
  if (state) return state;
  if (replacedTime) return 'replaced';
  return code === null ? 'pending' : 'good';
};

/**
 * Returns the state of a code at a time (contract/codes/moneyCodes). A code past its end counts as over before the server reports
 * it. If a server sends no state, it is derived from the other fields (MI-06).
 */
export function getCodeState(row: RepaymentCode, now: Date): string {
  const state = getReportedState(row);
  return state === 'good' && row.expiresTime && new Date(row.expiresTime) <= now ? 'expired' : state;
}
