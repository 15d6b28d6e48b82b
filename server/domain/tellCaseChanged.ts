import { and, eq } from 'drizzle-orm';
import { appUser } from '../database/tables/organisationTables';
import type { Caller, CallerContext } from '../handlers/handler';
import type { Task } from '../store/taskWire';

/** Who caused it is enough to know of a caller: the post tells of messages too. */
type TellContext = Pick<CallerContext, 'tx' | 'tell'> & { readonly caller: Pick<Caller, 'userId' | 'institutionId'> };

async function leadersOf(groupId: number | null, { tx, caller }: TellContext): Promise<number[]> {
  if (groupId === null) return [];
  const leaders = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(
      and(eq(appUser.institutionId, caller.institutionId), eq(appUser.groupId, groupId), eq(appUser.role, 'leader')),
    );
  return leaders.map(({ id }) => id);
}

/** Tells those who have a case before them that it changed: its agent, the one who had it before, the group's leaders and the caller's other tabs (AP-08). */
export async function tellCaseChanged(
  changed: Pick<Task, 'id' | 'agentId' | 'groupId'>,
  context: TellContext,
  formerAgentId: number | null = null,
): Promise<void> {
  const { caller, tell } = context;
  const agents = [changed.agentId, formerAgentId].filter((id) => id !== null);
  const userIds = [...new Set([caller.userId, ...agents, ...(await leadersOf(changed.groupId, context))])];
  tell({ institutionId: caller.institutionId, userIds }, { type: 'caseChanged', taskId: String(changed.id) });
}
