import { codeLabel } from '@/contract/codes/codeTable';
import { HOLD_KIND } from '@/contract/codes/holdKind';
import { inTenantTransaction } from '../../database/callTransaction';
import type { Database } from '../../database/connect';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { getHolders } from './holderStore';
import { getLastDay } from './holdWire';
import type { Task } from './taskStore';

type HeldContext = Pick<CallerContext, 'tx' | 'caller' | 'language'>;

/**
 * While an open complaint (CM-01) or a decision (MI-10) holds a case nobody calls, writes, deducts, extends or asks for codes:
 * every such door asks here. The case has to be locked before; whoever begins or ends a hold locks it too.
 */
export async function assertNotHeld(of: Pick<Task, 'id' | 'institutionId'>, context: HeldContext): Promise<void> {
  const { workOrderId, hold } = await getHolders(of, context);
  if (workOrderId !== null) throw new Refusal('caseHeld');
  if (hold === null) return;
  const kind = codeLabel(HOLD_KIND, hold.kind, context.language);
  const day = getLastDay(hold, context.caller.timeZone);
  throw day === null ? new Refusal('caseOnHold', { kind }) : new Refusal('caseOnHoldUntil', { kind, day });
}

/** Whether a case is held now: for what was asked for before and has not begun yet (MI-10). */
export const isHeldNow = (of: Pick<Task, 'id' | 'institutionId'>, database: Database): Promise<boolean> =>
  inTenantTransaction(database, of, async (tx) => {
    const { workOrderId, hold } = await getHolders(of, { tx });
    return workOrderId !== null || hold !== null;
  });
