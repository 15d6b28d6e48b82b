import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  addProvisionedGroup,
  addProvisionedUser,
  deleteProvisionedGroup,
  deleteProvisionedUser,
  hasAttribute,
  includesVersion,
  listProvisionedGroups,
  listProvisionedUsers,
  parseScimProjection,
  patchProvisionedGroup,
  patchProvisionedUser,
  projectList,
  projectResource,
  type ProvisioningContext,
  replaceProvisionedGroup,
  replaceProvisionedUser,
  type ScimDocument,
  type ScimGroup,
  type ScimTarget,
  type ScimUser,
  showProvisionedGroup,
  showProvisionedUser,
} from '../modules/users/usersFacade';
import { getHeader } from './callRequest';

/** Work of a request in its transaction. */
type Provision<T> = (request: FastifyRequest, context: ProvisioningContext) => Promise<T>;

/** Runs the work of a request in a transaction of the key's institution. */
export type InScimTransaction = <T>(request: FastifyRequest, work: Provision<T>) => Promise<T>;

/** Sends a document of SCIM. */
export const sendScim = (reply: FastifyReply, document: unknown): FastifyReply =>
  reply.type('application/scim+json; charset=utf-8').send(document);

type Resource = ScimUser | ScimGroup;
type Change = (body: unknown, target: ScimTarget, context: ProvisioningContext) => Promise<Resource>;

/** Operations on the resources of a type. */
interface ResourceType {
  readonly path: string;
  /** Maximum length of a body. */
  readonly bodyLimit: number;
  readonly list: (query: Record<string, unknown>, context: ProvisioningContext) => Promise<ScimDocument>;
  readonly show: (id: string, context: ProvisioningContext) => Promise<Resource>;
  readonly add: (body: unknown, context: ProvisioningContext) => Promise<Resource>;
  readonly replace: Change;
  readonly patch: Change;
  readonly remove: (target: ScimTarget, context: ProvisioningContext) => Promise<void>;
}

const USERS: ResourceType = {
  path: '/Users',
  bodyLimit: 64 * 1024,
  list: listProvisionedUsers,
  show: showProvisionedUser,
  add: addProvisionedUser,
  replace: replaceProvisionedUser,
  patch: patchProvisionedUser,
  remove: deleteProvisionedUser,
};

const GROUPS: ResourceType = {
  path: '/Groups',
  // A group with some thousand members.
  bodyLimit: 1024 * 1024,
  list: (query, context) => {
    const withMembers = hasAttribute('members', parseScimProjection(query));
    return listProvisionedGroups({ query, withMembers }, context);
  },
  show: showProvisionedGroup,
  add: addProvisionedGroup,
  replace: replaceProvisionedGroup,
  patch: patchProvisionedGroup,
  remove: deleteProvisionedGroup,
};

const idParams = z.object({ id: z.string() });
const queryParams = z.record(z.string(), z.unknown());

const getQuery = ({ query }: FastifyRequest) => z.parse(queryParams, query);

const getTarget = (request: FastifyRequest): ScimTarget => ({
  id: z.parse(idParams, request.params).id,
  ifMatch: getHeader(request, 'if-match'),
});

const serveResourceType = (scim: FastifyInstance, type: ResourceType, inTransaction: InScimTransaction): void => {
  const { path, bodyLimit } = type;
  const sendResource =
    (work: Provision<Resource>, status = 200) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const projection = parseScimProjection(getQuery(request));
      const resource = await inTransaction(request, work);
      const { version, location } = resource.meta;
      reply.code(status).header('etag', version).header('location', location);
      const known = request.method === 'GET' ? getHeader(request, 'if-none-match') : undefined;
      if (known !== undefined && includesVersion(known, version)) return reply.code(304).send();
      return sendScim(reply, projectResource(resource, projection));
    };
  const change = (work: Change) => sendResource((request, context) => work(request.body, getTarget(request), context));
  const one = `${path}/:id`;
  scim.get(path, async (request, reply) => {
    const query = getQuery(request);
    const projection = parseScimProjection(query);
    const list = await inTransaction(request, (_, context) => type.list(query, context));
    return sendScim(reply, projectList(list, projection));
  });
  scim.post(
    path,
    { bodyLimit },
    sendResource(({ body }, context) => type.add(body, context), 201),
  );
  scim.get(
    one,
    sendResource((request, context) => type.show(getTarget(request).id, context)),
  );
  scim.put(one, { bodyLimit }, change(type.replace));
  scim.patch(one, { bodyLimit }, change(type.patch));
  scim.delete(one, { bodyLimit }, async (request, reply) => {
    await inTransaction(request, (of, context) => type.remove(getTarget(of), context));
    return reply.code(204).send();
  });
};

/** Serves users and groups to directories (RFC 7644, 3). */
export const serveScimResources = (scim: FastifyInstance, inTransaction: InScimTransaction): void => {
  for (const type of [USERS, GROUPS]) serveResourceType(scim, type, inTransaction);
};
