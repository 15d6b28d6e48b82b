import type { Transaction } from '../../database/connect';
import type { LiveAddress, Caller } from '../../kernel/caller';
import type { LiveEvent } from '@/contract/entities/cases/liveEvent';
import { findCounters, findWatchers } from './watcherStore';
import type { CallerContext } from '../../access/callContext';
import type { Task } from './taskStore';

interface PublishManyContext {
  readonly tx: Pick<Transaction, 'select'>;
  readonly caller: { readonly userId?: number; readonly institutionId: number };
  readonly publish: (address: LiveAddress, event: LiveEvent) => void;
}

/**
 * Publishes the change of many cases at once: one event each for the agents who received or lost some, and for users who see
 * counts (AP-08, QU-02).
 */
export async function publishCasesChanged(
  agentIds: readonly number[] | 'everybody',
  context: PublishManyContext,
): Promise<void> {
  const { caller, publish } = context;
  const { institutionId } = caller;
  if (agentIds === 'everybody') return publish({ institutionId }, { type: 'casesChanged' });
  const own = caller.userId === undefined ? [] : [caller.userId];
  const watchers = (await findCounters(context)).map(({ id }) => id);
  publish({ institutionId, userIds: [...new Set([...agentIds, ...own, ...watchers])] }, { type: 'casesChanged' });
}

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
