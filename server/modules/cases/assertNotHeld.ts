import { Refusal } from '../../kernel/refusal';
import { holderOf } from './heldCaseStore';
import type { Task } from './taskStore';
import type { ComplaintContext } from '../../access/visibleComplaints';

/** While a complaint is open on a case nobody calls, writes, deducts or asks for codes (CM-01). The case has to be locked before: registering a complaint locks it too. */
export async function assertNotHeld(held: Pick<Task, 'id'>, context: ComplaintContext): Promise<void> {
  if ((await holderOf(held, context)) !== null) throw new Refusal('caseHeld');
}
