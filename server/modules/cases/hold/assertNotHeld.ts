import { getCodeLabel } from '@/contract/codes/codeTable';
import { HOLD_KIND } from '@/contract/codes/preferenceCodes';
import { inTenantTransaction } from '../../../database/callTransaction';
import type { Database } from '../../../database/connect';
import type { CallerContext } from '../../../access/callContext';
import { Refusal } from '../../../kernel/refusal';
import { getHolders } from './holderStore';
import { getLastDay } from './holdWire';
import type { Task } from '../taskStore';

type HeldContext = Pick<CallerContext, 'tx' | 'caller' | 'language'>;

/**
 * Refuses an action on a case that is on hold by an open complaint (CM-01) or a decision (MI-10). Every call, message,
 * deduction, extension and code request uses this check. The case must be locked before; the start and the end of a hold lock
 * it too.
 */
export async function assertNotHeld(of: Pick<Task, 'id' | 'institutionId'>, context: HeldContext): Promise<void> {
  const { workOrderId, hold } = await getHolders(of, context);
  if (workOrderId !== null) throw new Refusal('caseHeld');
  if (hold === null) return;
  const kind = getCodeLabel(HOLD_KIND, hold.kind, context.language);
  const day = getLastDay(hold, context.caller.timeZone);
  throw day === null ? new Refusal('caseOnHold', { kind }) : new Refusal('caseOnHoldUntil', { kind, day });
}

/** Returns true if a case is on hold now: for actions that were requested before and have not begun yet (MI-10). */
export const isOnHold = (of: Pick<Task, 'id' | 'institutionId'>, database: Database): Promise<boolean> =>
  inTenantTransaction(database, of, async (tx) => {
    const { workOrderId, hold } = await getHolders(of, { tx });
    return workOrderId !== null || hold !== null;
  });
