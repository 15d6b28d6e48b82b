import { and, eq, inArray, or } from 'drizzle-orm';
import { appUser } from '../../database/tables/organisationTables';
import type { Caller } from '../../kernel/caller';
import type { CallerContext } from '../../access/callContext';
import type { Task } from './taskWire';

/** Who caused it is enough to know of a caller: the post tells of messages too. */
type TellContext = Pick<CallerContext, 'tx' | 'tell'> & { readonly caller: Pick<Caller, 'userId' | 'institutionId'> };

/** Who looks at more than own cases: the group's leaders have the case before them, those above it the dashboard (DB-01). */
async function watchersOf(groupId: number | null, { tx, caller }: TellContext) {
  const isAbove = inArray(appUser.role, ['admin', 'auditor']);
  const leads = groupId === null ? undefined : and(eq(appUser.role, 'leader'), eq(appUser.groupId, groupId));
  const rows = await tx
    .select({ id: appUser.id, role: appUser.role })
    .from(appUser)
    .where(and(eq(appUser.institutionId, caller.institutionId), eq(appUser.enabled, true), or(isAbove, leads)));
  const idsOf = (isLeader: boolean): number[] =>
    rows.filter(({ role }) => (role === 'leader') === isLeader).map(({ id }) => id);
  return { leaders: idsOf(true), above: idsOf(false) };
}

/** Tells those who have a case before them that it changed: its agent, the one who had it before, the group's leaders and the caller's other tabs (AP-08). */
export async function tellCaseChanged(
  changed: Pick<Task, 'id' | 'agentId' | 'groupId'>,
  context: TellContext,
  formerAgentId: number | null = null,
): Promise<void> {
  const { caller, tell } = context;
  const agents = [changed.agentId, formerAgentId].filter((id) => id !== null);
  const { leaders, above } = await watchersOf(changed.groupId, context);
  const userIds = [...new Set([caller.userId, ...agents, ...leaders])];
  const { institutionId } = caller;
  tell({ institutionId, userIds }, { type: 'caseChanged', taskId: String(changed.id) });
  const others = above.filter((id) => !userIds.includes(id));
  // The same note for many cases of one transaction is sent once by PostgreSQL.
  if (others.length > 0) tell({ institutionId, userIds: others }, { type: 'boardChanged' });
}
