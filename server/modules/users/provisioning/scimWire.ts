import type { ProvisionedUser } from './provisionedUserStore';
import type { ScimError } from './scimError';
import { SCIM_PAGE_MAX } from './scimQuery';

const CORE = 'urn:ietf:params:scim:schemas:core:2.0';
const MESSAGES = 'urn:ietf:params:scim:api:messages:2.0';

/** Document of a reply. */
export type ScimDocument = Readonly<Record<string, unknown>>;

/** Returns the entity tag of a user: the time of the last change. */
export const getScimVersion = ({ updatedAt }: Pick<ProvisionedUser, 'updatedAt'>): string =>
  `W/"${updatedAt.getTime()}"`;

/** Serializes a user; `base` is the address of the endpoints. */
export const serializeScimUser = (user: ProvisionedUser, base: string) => ({
  schemas: [`${CORE}:User`],
  id: String(user.id),
  ...(user.externalId !== null && { externalId: user.externalId }),
  userName: user.username,
  name: { formatted: user.name },
  displayName: user.name,
  emails: [{ value: user.email, type: 'work', primary: true }],
  active: user.enabled,
  meta: {
    resourceType: 'User',
    created: user.createdAt.toISOString(),
    lastModified: user.updatedAt.toISOString(),
    version: getScimVersion(user),
    location: `${base}/Users/${user.id}`,
  },
});

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

const attribute = (name: string, more: ScimDocument = {}): ScimDocument => ({
  name,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
});

const USER_ATTRIBUTES = [
  attribute('userName', { required: true, uniqueness: 'global' }),
  attribute('externalId', { caseExact: true, uniqueness: 'server' }),
  attribute('displayName'),
  attribute('name', { type: 'complex', subAttributes: [attribute('formatted')] }),
  attribute('active', { type: 'boolean' }),
  attribute('emails', {
    type: 'complex',
    multiValued: true,
    subAttributes: [attribute('value'), attribute('type'), attribute('primary', { type: 'boolean' })],
  }),
  attribute('roles', {
    type: 'complex',
    multiValued: true,
    mutability: 'writeOnly',
    returned: 'never',
    subAttributes: [attribute('value')],
  }),
];

/** Returns the discovery documents by path (RFC 7644, 4). */
export const createScimDocuments = (base: string): Readonly<Record<string, ScimDocument>> => {
  const meta = (resourceType: string, path: string) => ({ meta: { resourceType, location: `${base}${path}` } });
  const userType = {
    schemas: [`${CORE}:ResourceType`],
    id: 'User',
    name: 'User',
    endpoint: '/Users',
    schema: `${CORE}:User`,
    ...meta('ResourceType', '/ResourceTypes/User'),
  };
  const userSchema = {
    schemas: [`${CORE}:Schema`],
    id: `${CORE}:User`,
    name: 'User',
    attributes: USER_ATTRIBUTES,
    ...meta('Schema', `/Schemas/${CORE}:User`),
  };
  const config = {
    schemas: [`${CORE}:ServiceProviderConfig`],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: SCIM_PAGE_MAX },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: true },
    authenticationSchemes: [{ type: 'oauthbearertoken', name: 'API key', description: 'Authorization: Bearer' }],
    ...meta('ServiceProviderConfig', '/ServiceProviderConfig'),
  };
  return {
    '/ServiceProviderConfig': config,
    '/ResourceTypes': serializeScimList([userType]),
    '/ResourceTypes/User': userType,
    '/Schemas': serializeScimList([userSchema]),
    [`/Schemas/${CORE}:User`]: userSchema,
  };
};
