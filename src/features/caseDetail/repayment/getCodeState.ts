import type { RepaymentCode } from '@/contract/entities/repaymentCode';

const told = ({ state, replacedTime, code }: RepaymentCode): string => {
  if (state) return state;
  if (replacedTime) return 'replaced';
  return code === null ? 'pending' : 'good';
};

/** Where a code stands at a time (contract/codes/repaymentCodeState): one that is over is so before the server has said it; where a server tells of no state, by the rest (MI-06). */
export function getCodeState(row: RepaymentCode, now: Date): string {
  const state = told(row);
  return state === 'good' && row.expiresTime && new Date(row.expiresTime) <= now ? 'expired' : state;
}
