import type { MovedCase } from '@/contract/entities/management/approval';
import type { CallerContext } from '../../access/callContext';
import { toWire } from '../../values/wire';
import type { StoredMovedCase } from './movedCaseStore';

/** Converts a case of a batch move to its wire shape. */
export const movedCaseOnWire = (
  { id, loanNo, amount, ...names }: StoredMovedCase,
  { caller }: Pick<CallerContext, 'caller'>,
): MovedCase => ({
  taskId: String(id),
  loanId: loanNo,
  amount: toWire(amount, caller.currencyDigits),
  borrowerName: names.borrowerName,
  agentName: names.agentName,
  toAgentName: names.toAgentName,
});
