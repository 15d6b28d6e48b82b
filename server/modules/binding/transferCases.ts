import { type BindContext, reassignCases } from './bindAtOnce';
import { findBinders } from './binderStore';
import { getOpenCases } from './heldCaseStore';

/** Transfer of a user's open cases; 'queue' unassigns them, so that they wait in their queues. */
interface HandOver {
  readonly userId: number;
  readonly to: 'queue' | readonly number[];
}

/**
 * Transfers all open cases of a user to other agents of their kind, so that all hold about the same number in the end (US-01);
 * the rest become unassigned. The transfer is part of the history of bindings and can be undone there. Returns false if there
 * are cases, but none of the other agents can hold any.
 */
export async function transferCases({ userId, to }: HandOver, context: BindContext): Promise<boolean> {
  const taskIds = await getOpenCases(userId, context);
  if (taskIds.length === 0) return true;
  const agents = to === 'queue' ? [] : await findBinders(to, context);
  if (to !== 'queue' && agents.length === 0) return false;
  await reassignCases(taskIds, { agents, split: 'load', unfit: 'toNobody' }, context);
  return true;
}
