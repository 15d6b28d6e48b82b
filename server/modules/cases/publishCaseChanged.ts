import type { Caller } from '../../kernel/caller';
import type { CallerContext } from '../../access/callContext';
import type { Task } from './taskStore';
import { findWatchers } from './watcherStore';

/** Of a caller only who caused the change, where it was one of ours, and where: workers publish as well. */
type PublishContext = Pick<CallerContext, 'tx' | 'publish'> & {
  readonly caller: Pick<Caller, 'institutionId'> & Partial<Pick<Caller, 'userId'>>;
};

async function getWatchers(groupId: number | null, context: PublishContext) {
  const rows = await findWatchers(groupId, context);
  const idsOf = (isLeader: boolean): number[] =>
    rows.filter(({ role }) => (role === 'leader') === isLeader).map(({ id }) => id);
  return { leaders: idsOf(true), above: idsOf(false) };
}

/** Tells everybody who has a case open that it changed: its agent, the one who had it before, the group's leaders and the caller's other tabs (AP-08). */
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
  // The same note for many cases of one transaction is sent once by PostgreSQL.
  if (others.length > 0) publish({ institutionId, userIds: others }, { type: 'boardChanged' });
}
