import type { FastifyInstance } from 'fastify';

/** Reply of a provisioning endpoint. */
export interface ScimReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Body of a request, as JSON or as text, and its other headers. */
interface ScimBody {
  readonly body?: object | string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const requestWith =
  (app: FastifyInstance, key: { readonly headers: Readonly<Record<string, string>> }) =>
  async (method: Method, path: string, { body, headers }: ScimBody): Promise<ScimReply> => {
    const reply = await app.inject({
      method,
      url: `/scim/v2${path}`,
      headers: { 'content-type': 'application/scim+json', ...key.headers, ...headers },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const received = reply.body === '' ? {} : reply.json<ScimReply['body']>();
    return { status: reply.statusCode, headers: reply.headers, body: received };
  };

/** Returns status and kind of error of a reply. */
export const describeScimReply = ({ status, body: { scimType } }: ScimReply): string =>
  typeof scimType === 'string' ? `${status} ${scimType}` : String(status);

/** Sends requests of a company directory with an API key. */
export const createDirectory = (...of: Parameters<typeof requestWith>) => {
  const request = requestWith(...of);
  return {
    get: (path: string, headers = {}) => request('GET', path, { headers }),
    post: (path: string, body?: ScimBody['body'], headers = {}) => request('POST', path, { body, headers }),
    put: (path: string, body: object) => request('PUT', path, { body }),
    patch: (path: string, body: object, headers = {}) => request('PATCH', path, { body, headers }),
    remove: (path: string, headers = {}) => request('DELETE', path, { headers }),
  };
};

/** Type of every body. */
export const SCIM_TYPE = 'application/scim+json; charset=utf-8';

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

/** Body with which Entra ID creates a user. */
export const entraUser = (userName: string, more: object = {}) => ({
  schemas: [USER, 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'],
  externalId: `entra-${userName}`,
  userName,
  active: true,
  emails: [{ primary: true, type: 'work', value: `${userName}@firma.test` }],
  meta: { resourceType: 'User' },
  name: { formatted: `Name ${userName}`, familyName: userName, givenName: 'Name' },
  roles: [],
  password: 'never stored',
  ...more,
});

/** Body of a PATCH. */
export const patch = (...operations: object[]) => ({ schemas: [PATCH], Operations: operations });

const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';

/** Group as Entra ID adds it: members follow in later requests. */
export const entraGroup = (displayName: string) => ({
  schemas: [GROUP, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
  externalId: `entra-${displayName}`,
  displayName,
  meta: { resourceType: 'Group' },
});

/** Group as Okta pushes it. */
export const oktaGroup = (displayName: string, members: readonly string[]) => ({
  schemas: [GROUP],
  displayName,
  members: members.map((value) => ({ value, display: `${value}@firma.test` })),
});
