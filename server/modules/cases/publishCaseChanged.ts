import type { Caller } from '../../kernel/caller';
import type { CallerContext } from '../../access/callContext';
import type { Task } from './taskStore';
import { findWatchers } from './watcherStore';

/** Reduced call context, because workers publish as well: the user who caused the change, if any, and the institution. */
type PublishContext = Pick<CallerContext, 'tx' | 'publish'> & {
  readonly caller: Pick<Caller, 'institutionId'> & Partial<Pick<Caller, 'userId'>>;
};

async function getWatchers(groupId: number | null, context: PublishContext) {
  const rows = await findWatchers(groupId, context);
  const idsOf = (isLeader: boolean): number[] =>
    rows.filter(({ role }) => (role === 'leader') === isLeader).map(({ id }) => id);
  return { leaders: idsOf(true), above: idsOf(false) };
}

/**
 * Publishes the change of a case to all users who see it: its agent, the previous one, the group's leaders and the caller's
 * other tabs (AP-08).
 */
export async function publishCaseChanged(
  changed: Pick<Task, 'id' | 'agentId' | 'groupId'>,
  context: PublishContext,
  formerAgentId: number | null = null,
): Promise<void> {
  const { caller, publish } = context;
  const agents = [changed.agentId, formerAgentId].filter((id) => id !== null);
  const own = caller.userId === undefined ? [] : [caller.userId];
  const { leaders, above } = await getWatchers(changed.groupId, context);
  const userIds = [...new Set([...own, ...agents, ...leaders])];
  const { institutionId } = caller;
  publish({ institutionId, userIds }, { type: 'caseChanged', taskId: String(changed.id) });
  const others = above.filter((id) => !userIds.includes(id));
  // PostgreSQL sends identical notifications of one transaction once, even for many cases.
  if (others.length > 0) publish({ institutionId, userIds: others }, { type: 'boardChanged' });
}
