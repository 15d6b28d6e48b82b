import { type BindContext, reassignCases } from './bindAtOnce';
import { findBinders } from './binderStore';
import { getOpenCases } from './heldCaseStore';

/** Whose open cases go to whom: 'queue' leaves them to nobody, so that they wait in their queues. */
interface HandOver {
  readonly userId: number;
  readonly to: 'queue' | readonly number[];
}

/**
 * Gives all open cases of a user to others who work their kind, to each so many that all hold about as much in the end (US-01), the rest to nobody; it stands in the
 * history of bindings and can be taken back there. False: there are cases, and none of the others can hold any.
 */
export async function transferCases({ userId, to }: HandOver, context: BindContext): Promise<boolean> {
  const taskIds = await getOpenCases(userId, context);
  if (taskIds.length === 0) return true;
  const agents = to === 'queue' ? [] : await findBinders(to, context);
  if (to !== 'queue' && agents.length === 0) return false;
  await reassignCases(taskIds, { agents, split: 'load', unfit: 'toNobody' }, context);
  return true;
}
