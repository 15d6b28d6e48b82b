import { and, asc, eq, inArray } from 'drizzle-orm';
import { task } from '../database/tables/caseTables';
import { appUser } from '../database/tables/organisationTables';
import type { CallerContext } from '../handlers/handler';
import { Refusal } from '../refusal';
import { visibleTasks } from '../store/visibleTasks';
import { moveCase } from './caseTransitions';
import { tellCaseChanged } from './tellCaseChanged';

type AssignContext = Pick<CallerContext, 'tx' | 'caller' | 'now' | 'tell'>;

async function findAgent(agentId: number, { tx, caller }: AssignContext) {
  const [agent] = await tx
    .select({ name: appUser.name, groupId: appUser.groupId, role: appUser.role })
    .from(appUser)
    .where(and(eq(appUser.id, agentId), eq(appUser.institutionId, caller.institutionId), eq(appUser.enabled, true)));
  if (!agent || !['member', 'leader'].includes(agent.role)) throw new Refusal('notFound');
  return agent;
}

/** Gives cases to an agent, all or none (CD-11, QU-02): one that is missing, somebody else's or closed refuses them all. */
export async function assignCases(taskIds: readonly number[], agentId: number, context: AssignContext): Promise<void> {
  const agent = await findAgent(agentId, context);
  const wanted = [...new Set(taskIds)];
  const held = await context.tx
    .select()
    .from(task)
    .where(and(inArray(task.id, wanted), visibleTasks(context.caller)))
    // Always in the same order, so that two assignments never wait for each other.
    .orderBy(asc(task.id))
    .for('update');
  if (held.length !== wanted.length) throw new Refusal('notFound');
  const changes = { agentId, agentName: agent.name, groupId: agent.groupId, assignedAt: context.now, openedAt: null };
  for (const each of held) {
    await moveCase(context.tx, each, { event: 'assigned', now: context.now, by: context.caller, changes });
    await tellCaseChanged({ ...each, ...changes }, context, each.agentId);
  }
}
