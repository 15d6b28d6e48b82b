import type * as z from 'zod/mini';
import type { UserAct, UserOutcome } from '@/contract/codes/userCodes';
import type { ManyUsersPlan, bulkUserRequest } from '@/contract/entities/users/userOperation';
import type { CallerContext } from '../../../access/callContext';
import { Refusal } from '../../../kernel/refusal';
import { openCaseCounts } from '../../binding/bindingFacade';
import { listGrantingAdministrators } from '../assertAdministratorRemains';
import { listAgentsByGroups, groupNumber, queueNumber } from '../userGroupStore';
import { getSkipReason } from './manyUsersActs';
import { listSelectedUsers, type SelectedUser, type BulkUserParameters } from './manyUsersStore';
import { getVisibleUser } from '../systemUserStore';

/** Request for a bulk operation on users. */
export type BulkUserRequest = z.output<typeof bulkUserRequest>;

const missing = (field: string): never => {
  throw new Refusal('invalidInput', { fields: field });
};

/** Resolves the colleague who gets the cases: able to hold cases, and enabled. */
async function colleague(agentId: string | undefined, context: CallerContext): Promise<number> {
  if (agentId === undefined) throw new Refusal('binderMissing');
  const { user } = await getVisibleUser(agentId, context);
  if (!user.enabled || (user.role !== 'member' && user.role !== 'leader')) throw new Refusal('binderMissing');
  return user.id;
}

async function getHeir({ heir, agentId }: BulkUserRequest, context: CallerContext): Promise<BulkUserParameters> {
  if (heir === undefined) return missing('heir');
  return heir === 'agent' ? { heir, agentId: await colleague(agentId, context) } : { heir };
}

type WishReader = (asked: BulkUserRequest, context: CallerContext) => Promise<BulkUserParameters>;

const WISHES: Readonly<Record<UserAct, WishReader>> = {
  queue: async ({ queueId }, context) =>
    queueId === undefined ? missing('queueId') : { queueId: await queueNumber(queueId, context) },
  group: async ({ groupId }, context) =>
    groupId === undefined ? missing('groupId') : { groupId: await groupNumber(groupId, context) },
  sendFlags: async ({ flags = {} }) => (Object.keys(flags).length > 0 ? { flags } : missing('flags')),
  resetPassword: async () => ({}),
  enable: async () => ({}),
  disable: getHeir,
};

/** Converts a request, with numbers in place of ids; refuses it if a field that the act needs is absent. */
export const toBulkUserParameters: WishReader = (request, context) => WISHES[request.act](request, context);

type Verdicts = Map<number, UserOutcome>;

/** Skips the last administrator who can grant permissions. */
async function keepAdministrator(leaving: readonly SelectedUser[], verdicts: Verdicts, context: CallerContext) {
  const going = leaving.filter(({ role }) => role === 'admin');
  if (going.length === 0) return;
  const ids = new Set(going.map(({ id }) => id));
  const all = await listGrantingAdministrators(context);
  const last = going.at(-1);
  if (last && all.every((id) => ids.has(id))) verdicts.set(last.id, 'lastAdministrator');
}

/** Finds users who cannot be disabled because nobody in their group can take their cases. */
async function keepWithoutHeir(leaving: readonly SelectedUser[], cases: Map<number, number>, context: CallerContext) {
  const groupIds = [...new Set(leaving.flatMap(({ groupId }) => groupId ?? []))];
  const agents = await listAgentsByGroups(groupIds, { except: leaving.map(({ id }) => id) }, context);
  const manned = new Set(agents.map(({ groupId }) => groupId));
  const alone = leaving.filter(({ id, groupId }) => cases.has(id) && !manned.has(groupId ?? -1));
  return { heirs: agents.length, alone: alone.map(({ id }) => id) };
}

/** Calculates the effect of disabling: skipped users, number of cases to reassign, and number of receiving agents. */
async function leavers(
  leaving: readonly SelectedUser[],
  { wish, context }: { wish: BulkUserParameters; context: CallerContext },
) {
  const verdicts: Verdicts = new Map();
  if (leaving.some(({ id }) => id === wish.agentId)) throw new Refusal('binderMissing');
  await keepAdministrator(leaving, verdicts, context);
  const openCases = await openCaseCounts(
    leaving.map(({ id }) => id),
    context,
  );
  let heirs = wish.heir === 'agent' ? 1 : 0;
  if (wish.heir === 'group') {
    const found = await keepWithoutHeir(leaving, openCases, context);
    ({ heirs } = found);
    for (const id of found.alone) verdicts.set(id, 'noHeir');
  }
  const cases = [...openCases].reduce((sum, [id, number]) => sum + (verdicts.has(id) ? 0 : number), 0);
  return { verdicts, cases, heirs };
}

const NOBODY_LEAVES = { verdicts: new Map<number, UserOutcome>(), cases: 0, heirs: 0 };

const countOutcomes = (outcomes: readonly UserOutcome[]): ManyUsersPlan['left'] => {
  const sums = new Map<UserOutcome, number>();
  for (const outcome of outcomes) sums.set(outcome, (sums.get(outcome) ?? 0) + 1);
  return [...sums].map(([outcome, count]) => ({ outcome, count }));
};

/** Plans a bulk operation on users as a dry run (US-01); changes nothing. */
export async function planBulkUserUpdate(request: BulkUserRequest, context: CallerContext): Promise<ManyUsersPlan> {
  const wish = await toBulkUserParameters(request, context);
  const users = await listSelectedUsers(request.selection, context);
  const of = { act: request.act, wish, actorId: context.caller.userId };
  const judged = users.map((user) => ({ user, outcome: getSkipReason(user, of) }));
  const affected = judged.filter(({ outcome }) => outcome === undefined).map(({ user }) => user);
  const { verdicts, cases, heirs } =
    request.act === 'disable' ? await leavers(affected, { wish, context }) : NOBODY_LEAVES;
  const left = [...judged.flatMap(({ outcome }) => outcome ?? []), ...verdicts.values()];
  return { total: users.length, willChange: users.length - left.length, left: countOutcomes(left), cases, heirs };
}
