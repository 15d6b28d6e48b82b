import { SCIM_PAGE_MAX } from './scimQuery';
import { SCIM_CORE as CORE, type ScimDocument, serializeScimList } from './scimWire';

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

/** Returns the sub-attributes of a value that refers to another resource. */
const listReference = (type: string): ScimDocument[] => [
  attribute('value', { mutability: 'immutable' }),
  attribute('display', { mutability: 'readOnly' }),
  attribute('$ref', { type: 'reference', referenceTypes: [type], mutability: 'readOnly' }),
  attribute('type', { mutability: 'immutable' }),
];

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
  attribute('roles', { type: 'complex', multiValued: true, subAttributes: [attribute('value')] }),
  attribute('groups', {
    type: 'complex',
    multiValued: true,
    mutability: 'readOnly',
    subAttributes: listReference('Group'),
  }),
];

const GROUP_ATTRIBUTES = [
  attribute('displayName', { required: true, uniqueness: 'server' }),
  attribute('externalId', { caseExact: true, uniqueness: 'server' }),
  attribute('members', { type: 'complex', multiValued: true, subAttributes: listReference('User') }),
];

const RESOURCES = [
  { name: 'User', endpoint: '/Users', attributes: USER_ATTRIBUTES },
  { name: 'Group', endpoint: '/Groups', attributes: GROUP_ATTRIBUTES },
];

/** Returns the discovery documents by path (RFC 7644, 4). */
export const createScimDocuments = (base: string): Readonly<Record<string, ScimDocument>> => {
  const meta = (resourceType: string, path: string) => ({ meta: { resourceType, location: `${base}${path}` } });
  const types = RESOURCES.map(({ name, endpoint }) => ({
    schemas: [`${CORE}:ResourceType`],
    id: name,
    name,
    endpoint,
    schema: `${CORE}:${name}`,
    ...meta('ResourceType', `/ResourceTypes/${name}`),
  }));
  const schemas = RESOURCES.map(({ name, attributes }) => ({
    schemas: [`${CORE}:Schema`],
    id: `${CORE}:${name}`,
    name,
    attributes,
    ...meta('Schema', `/Schemas/${CORE}:${name}`),
  }));
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
    '/ResourceTypes': serializeScimList(types),
    ...Object.fromEntries(types.map((type) => [`/ResourceTypes/${type.id}`, type])),
    '/Schemas': serializeScimList(schemas),
    ...Object.fromEntries(schemas.map((schema) => [`/Schemas/${schema.id}`, schema])),
  };
};
