import { isRowId } from '../../../values/parseRowId';
import {
  getAttributes,
  parseOperations,
  parsePath,
  parseText,
  parseValueFilter,
  refuseReadOnly,
  requireObject,
  type ScimAttributes,
  type ScimOperation,
  type ScimPath,
} from './scimAttributes';
import { ScimError } from './scimError';
import type { ValueChange } from './valueChanges';

/** Attributes of a group that a directory sets; absent ones are unchanged. */
export interface DirectoryGroupFields {
  readonly displayName?: string;
  readonly externalId?: string | null;
  /** Changes of the members, by the ids of the users. */
  readonly members?: readonly ValueChange[];
}

/** Parses an id of a member. Groups in groups are refused. */
const parseMember = (sent: unknown): string => {
  const row = getAttributes(sent);
  const id = typeof sent === 'string' ? sent : row.get('value');
  const type = row.get('type') ?? 'User';
  const isGroup = typeof type !== 'string' || type.toLowerCase() !== 'user';
  if (typeof id === 'string' && isRowId(id) && !isGroup) return String(Number(id));
  throw new ScimError(400, 'A member must be a user of the institution', 'invalidValue');
};

const parseMembers = (value: unknown): string[] => [value ?? []].flat().map(parseMember);

/** Parses an operation on members. A removal without values and without a filter removes all. */
const parseMembersOperation = ({ op, value }: ScimOperation, { filter, sub }: ScimPath): ValueChange => {
  if (sub !== undefined) throw new ScimError(400, 'The members can be changed as a whole only', 'invalidPath');
  if (filter !== undefined) {
    if (op !== 'remove') throw new ScimError(400, 'A filter is for removals only', 'invalidPath');
    return { op, values: [parseValueFilter(filter)] };
  }
  if (op === 'remove' && (value === undefined || value === null)) return { op: 'replace', values: [] };
  return { op, values: parseMembers(value) };
};

const PARSERS = new Map<string, (value: unknown) => DirectoryGroupFields>([
  ['displayname', (value: unknown) => ({ displayName: parseText('displayName', value) })],
  ['externalid', (value: unknown) => ({ externalId: parseText('externalId', value) })],
]);

const mergeFields = (parts: readonly DirectoryGroupFields[]): DirectoryGroupFields => {
  const merged: DirectoryGroupFields = {};
  const members = parts.flatMap((part) => part.members ?? []);
  return Object.assign(merged, ...parts, members.length > 0 && { members });
};

const parseAttributes = (attributes: ScimAttributes, op: 'add' | 'replace'): DirectoryGroupFields => {
  const members = attributes.get('members');
  const parts = [...attributes].map(([name, value]) => (value === null ? {} : (PARSERS.get(name)?.(value) ?? {})));
  return mergeFields([...parts, members === undefined ? {} : { members: [{ op, values: parseMembers(members) }] }]);
};

/** Parses a whole group, of POST and PUT. */
export const parseScimGroup = (body: unknown): DirectoryGroupFields & { readonly displayName: string } => {
  const { displayName, ...fields } = parseAttributes(requireObject(body), 'replace');
  if (displayName === undefined) throw new ScimError(400, 'displayName is required', 'invalidValue');
  return { displayName, ...fields };
};

const parseRemoval = ({ attribute }: ScimPath): DirectoryGroupFields => {
  if (attribute === 'displayname') throw new ScimError(400, 'displayName cannot be removed', 'invalidValue');
  return attribute === 'externalid' ? { externalId: null } : {};
};

const parseOperation = (operation: ScimOperation): DirectoryGroupFields => {
  const { op, path: sent, value } = operation;
  if (sent === undefined) return parseAttributes(getAttributes(value), op === 'add' ? 'add' : 'replace');
  const path = parsePath(sent);
  if (path === undefined) return {};
  refuseReadOnly(path);
  if (path.attribute === 'members') return { members: [parseMembersOperation(operation, path)] };
  return op === 'remove' ? parseRemoval(path) : (PARSERS.get(path.attribute)?.(value) ?? {});
};

/** Parses the operations of a PATCH of a group; later ones win, changes of members are carried out in order. */
export const parseScimGroupPatch = (body: unknown): DirectoryGroupFields =>
  mergeFields(parseOperations(body).map(parseOperation));
