import type { CallerContext } from '../../access/callContext';
import { listCaseNames } from '../cases/casesFacade';
import { Refusal } from '../../kernel/refusal';
import {
  addGroup,
  dropGroup,
  institutionName,
  listGroups,
  listQueueNames,
  lockGroupUse,
  refuseTakenGroup,
  renameGroup,
} from './userGroupStore';
import { stripNul } from '../../values/stripNul';
import { groupOnWire, queueOnWire } from './systemUserWire';
import { groupNumber } from './userPlaceStore';

/** Lists the product categories of the institution's cases, by name (US-03). */
export const productTypes = async (context: CallerContext): Promise<string[]> =>
  (await listCaseNames({ kind: 'product' }, context)).map(({ name }) => name);

/** Lists the groups, queues and product categories that can be assigned to a user. */
export async function userChoices(context: CallerContext) {
  const groups = await listGroups(context);
  const queues = await listQueueNames(context);
  return {
    institutionName: await institutionName(context),
    groups: groups.map(groupOnWire),
    queues: queues.map(queueOnWire),
    products: await productTypes(context),
  };
}

/** Adds a group, or renames one if an id is present; refuses a duplicate name. */
export async function saveGroup(
  { id, name }: { readonly id?: string | undefined; readonly name: string },
  context: CallerContext,
): Promise<{ id: string }> {
  const known = id === undefined ? null : await groupNumber(id, context);
  const stored = stripNul(name);
  await refuseTakenGroup(stored, context, known ?? undefined);
  if (known === null) return { id: String(await addGroup(stored, context)) };
  await renameGroup(known, stored, context);
  return { id: String(known) };
}

/** Removes a group; refused, with what is in the way, while it has users or seat plans (US-01). */
export async function removeGroup({ id }: { readonly id: string }, context: CallerContext): Promise<void> {
  const groupId = (await groupNumber(id, context)) ?? 0;
  const { users, plans } = await lockGroupUse(groupId, context);
  if (users > 0 || plans > 0) throw new Refusal('groupInUse', { users, plans });
  await dropGroup(groupId, context);
}
