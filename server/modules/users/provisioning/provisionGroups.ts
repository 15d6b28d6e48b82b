import { isRowId } from '../../../values/parseRowId';
import { Refusal } from '../../../kernel/refusal';
import {
  deleteDirectoryGroupMembers,
  deleteDirectoryGroupRow,
  type DirectoryGroup,
  findDirectoryGroup,
  insertDirectoryGroup,
  insertDirectoryGroupMembers,
  isGroupNameInUse,
  listDirectoryGroupMembers,
  lockDirectoryGroup,
  selectDirectoryGroups,
  updateDirectoryGroups,
} from './directoryGroupStore';
import { changeDirectoryValues } from './directoryPlaces';
import { listKnownUserIds } from './provisionedUserStore';
import { refuseOutdated, type ProvisioningContext, type ScimTarget } from './provisioningContext';
import { ScimError } from './scimError';
import { type DirectoryGroupFields, parseScimGroup, parseScimGroupPatch } from './scimGroupRequest';
import { GROUP_FILTER, parseScimQuery } from './scimQuery';
import { getGroupVersion, type ScimDocument, type ScimGroup, serializeScimGroup, serializeScimList } from './scimWire';
import { applyValueChanges } from './valueChanges';

/** Maximum number of members that a request can add or remove. */
const MEMBERS_MAX = 5000;

/** Returns a group of the key's institution. */
export const showProvisionedGroup = async (id: string, context: ProvisioningContext): Promise<ScimGroup> => {
  const group = isRowId(id) ? await findDirectoryGroup(Number(id), context) : undefined;
  if (group === undefined) throw new Refusal('notFound');
  return serializeScimGroup(group, await listDirectoryGroupMembers([group.id], context), context.base);
};

/** Returns a page of the groups of the key's institution. Members that are not requested are not read. */
export const listProvisionedGroups = async (
  { query, withMembers }: { readonly query: Record<string, unknown>; readonly withMembers: boolean },
  context: ProvisioningContext,
): Promise<ScimDocument> => {
  const page = parseScimQuery(query, GROUP_FILTER);
  const { rows, totalCount } = await selectDirectoryGroups(page, context);
  const ids = rows.map(({ id }) => id);
  const members = withMembers ? await listDirectoryGroupMembers(ids, context) : [];
  const resources = rows.map((group) => {
    const own = members.filter(({ groupId }) => groupId === group.id);
    return serializeScimGroup(group, own, context.base);
  });
  return serializeScimList(resources, { totalResults: totalCount, startIndex: page.offset + 1 });
};

const refuseNamesInUse = async (
  fields: DirectoryGroupFields,
  context: ProvisioningContext,
  except?: number,
): Promise<void> => {
  if (!(await isGroupNameInUse(fields, context, except))) return;
  throw new ScimError(409, 'Another group has the displayName or the externalId', 'uniqueness');
};

/** Members to add and to remove. */
interface MemberDifference {
  readonly added: readonly number[];
  readonly removed: readonly number[];
}

const compareMembers = async (
  before: readonly number[],
  { members: changes = [] }: DirectoryGroupFields,
  context: ProvisioningContext,
): Promise<MemberDifference> => {
  const after = applyValueChanges(before.map(String), changes);
  const known = new Set(before);
  const added = [...after].map(Number).filter((id) => !known.has(id));
  const removed = before.filter((id) => !after.has(String(id)));
  if (added.length + removed.length > MEMBERS_MAX) {
    throw new ScimError(400, `A request can change ${MEMBERS_MAX} members`, 'invalidValue');
  }
  const found = await listKnownUserIds(added, context);
  if (found.size < added.length) throw new ScimError(400, 'A member must be a user of the institution', 'invalidValue');
  return { added, removed };
};

const writeMembers = async (
  groupId: number,
  { added, removed }: MemberDifference,
  context: ProvisioningContext,
): Promise<void> => {
  await insertDirectoryGroupMembers(groupId, added, context);
  await deleteDirectoryGroupMembers({ groupIds: [groupId], userIds: removed }, context);
};

/** Adds a group. */
export const addProvisionedGroup = async (body: unknown, context: ProvisioningContext): Promise<ScimGroup> => {
  const fields = parseScimGroup(body);
  await refuseNamesInUse(fields, context);
  const { displayName, externalId = null } = fields;
  const id = await insertDirectoryGroup({ displayName, externalId }, context);
  const difference = await compareMembers([], fields, context);
  await changeDirectoryValues(difference.added, () => writeMembers(id, difference, context), context);
  return showProvisionedGroup(String(id), context);
};

const lockTarget = async ({ id, ifMatch }: ScimTarget, context: ProvisioningContext): Promise<DirectoryGroup> => {
  const group = isRowId(id) ? await lockDirectoryGroup(Number(id), context) : undefined;
  if (group === undefined) throw new Refusal('notFound');
  refuseOutdated(ifMatch, getGroupVersion(group));
  return group;
};

const changeProvisionedGroup = async (
  fields: DirectoryGroupFields,
  target: ScimTarget,
  context: ProvisioningContext,
): Promise<ScimGroup> => {
  const before = await lockTarget(target, context);
  const { displayName = before.displayName, externalId = before.externalId } = fields;
  const isRenamed = displayName !== before.displayName || externalId !== before.externalId;
  if (isRenamed) await refuseNamesInUse({ displayName, externalId }, context, before.id);
  const members = (await listDirectoryGroupMembers([before.id], context)).map(({ userId }) => userId);
  const difference = await compareMembers(members, fields, context);
  const moved = [...difference.added, ...difference.removed];
  if (!isRenamed && moved.length === 0) return showProvisionedGroup(target.id, context);
  const write = async (): Promise<void> => {
    await updateDirectoryGroups([before.id], { displayName, externalId }, context);
    await writeMembers(before.id, difference, context);
  };
  // A mapped name concerns all members.
  await changeDirectoryValues(isRenamed ? [...members, ...difference.added] : moved, write, context);
  return showProvisionedGroup(target.id, context);
};

/** Carries out a PUT. Omitted attributes keep their values (RFC 7644, 3.5.1 leaves the choice). */
export const replaceProvisionedGroup = (
  body: unknown,
  target: ScimTarget,
  context: ProvisioningContext,
): Promise<ScimGroup> => changeProvisionedGroup(parseScimGroup(body), target, context);

/** Carries out a PATCH. */
export const patchProvisionedGroup = (
  body: unknown,
  target: ScimTarget,
  context: ProvisioningContext,
): Promise<ScimGroup> => changeProvisionedGroup(parseScimGroupPatch(body), target, context);

/** Carries out a DELETE: the group is removed, and its members are placed without it. */
export const deleteProvisionedGroup = async (target: ScimTarget, context: ProvisioningContext): Promise<void> => {
  const { id } = await lockTarget(target, context);
  const members = (await listDirectoryGroupMembers([id], context)).map(({ userId }) => userId);
  await changeDirectoryValues(members, () => deleteDirectoryGroupRow(id, context), context);
};
