import type { DirectoryGroup, DirectoryGroupMember, DirectoryGroupOfUser } from './directoryGroupStore';
import type { ProvisionedUser } from './provisionedUserStore';
import type { ScimError } from './scimError';

/** Prefix of the schemas of RFC 7643. */
export const SCIM_CORE = 'urn:ietf:params:scim:schemas:core:2.0';
const MESSAGES = 'urn:ietf:params:scim:api:messages:2.0';

/** Document of a reply. */
export type ScimDocument = Readonly<Record<string, unknown>>;

/** Returns the entity tag of a user: the time of the last change. */
export const getScimVersion = ({ updatedAt }: Pick<ProvisionedUser, 'updatedAt'>): string =>
  `W/"${updatedAt.getTime()}"`;

/** Returns the entity tag of a group. */
export const getGroupVersion = ({ revision }: Pick<DirectoryGroup, 'revision'>): string => `W/"${revision}"`;

const getTimes = ({ createdAt, updatedAt }: { readonly createdAt: Date; readonly updatedAt: Date }) => ({
  created: createdAt.toISOString(),
  lastModified: updatedAt.toISOString(),
});

/** Serializes a user with its groups; `base` is the address of the endpoints. */
export const serializeScimUser = (user: ProvisionedUser, groups: readonly DirectoryGroupOfUser[], base: string) => ({
  schemas: [`${SCIM_CORE}:User`],
  id: String(user.id),
  ...(user.externalId !== null && { externalId: user.externalId }),
  userName: user.username,
  name: { formatted: user.name },
  displayName: user.name,
  emails: [{ value: user.email, type: 'work', primary: true }],
  active: user.enabled,
  ...(user.directoryRoles.length > 0 && { roles: user.directoryRoles.map((value) => ({ value })) }),
  ...(groups.length > 0 && {
    groups: groups.map(({ id, displayName }) => ({
      value: String(id),
      display: displayName,
      $ref: `${base}/Groups/${id}`,
      type: 'direct',
    })),
  }),
  meta: {
    resourceType: 'User',
    ...getTimes(user),
    version: getScimVersion(user),
    location: `${base}/Users/${user.id}`,
  },
});

/** Serializes a group with its members. */
export const serializeScimGroup = (group: DirectoryGroup, members: readonly DirectoryGroupMember[], base: string) => ({
  schemas: [`${SCIM_CORE}:Group`],
  id: String(group.id),
  ...(group.externalId !== null && { externalId: group.externalId }),
  displayName: group.displayName,
  ...(members.length > 0 && {
    members: members.map(({ userId, name }) => ({
      value: String(userId),
      display: name,
      $ref: `${base}/Users/${userId}`,
      type: 'User',
    })),
  }),
  meta: {
    resourceType: 'Group',
    ...getTimes(group),
    version: getGroupVersion(group),
    location: `${base}/Groups/${group.id}`,
  },
});

/** Group as a directory sees it. */
export type ScimGroup = ReturnType<typeof serializeScimGroup>;

/** User as a directory sees it. */
export type ScimUser = ReturnType<typeof serializeScimUser>;

/** Serializes a page of resources. */
export const serializeScimList = (
  resources: readonly ScimDocument[],
  { totalResults = resources.length, startIndex = 1 }: { totalResults?: number; startIndex?: number } = {},
): ScimDocument => ({
  schemas: [`${MESSAGES}:ListResponse`],
  totalResults,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});

/** Serializes an error (RFC 7644, 3.12). */
export const serializeScimError = ({ status, scimType, message }: ScimError): ScimDocument => ({
  schemas: [`${MESSAGES}:Error`],
  status: String(status),
  ...(scimType !== undefined && { scimType }),
  detail: message,
});
