import { hasPermission } from '@/contract/permissions';
import type { ResultName } from '@/contract/resultCodes';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../access/appContext';
import { inTenantTransaction } from '../database/callTransaction';
import { Refusal } from '../kernel/refusal';
import { publishEvents, type DomainEvent } from '../live/domainEvents';
import {
  createScimDocuments,
  type ProvisioningContext,
  ScimError,
  serializeScimError,
} from '../modules/users/usersFacade';
import { recordKeyCall } from '../security/session/recordKeyCall';
import { getRecordedCaller, getRefusal, getRetryDelay, logCall } from './callOutcome';
import { findProgram, refuseOtherSites } from './callSession';
import { getRequestSettings } from './requestSettings';
import { type InScimTransaction, sendScim, serveScimResources } from './serveScimResources';

/** Path of the endpoints; directories append the resource. */
const PREFIX = '/scim/v2';
/** HTTP status and detail by refusal. */
const STATUS_OF: Readonly<Partial<Record<ResultName, readonly [number, string]>>> = {
  invalidInput: [400, 'A value is not valid'],
  expired: [401, 'The key is unknown, expired or revoked'],
  ended: [401, 'The institution is disabled'],
  addressRefused: [403, 'The address is not on the whitelist'],
  notAllowed: [403, 'The key lacks the scope users.provision'],
  notFound: [404, 'There is no such resource'],
  lastAdministrator: [403, 'The last administrator cannot be disabled'],
  tooMany: [429, 'The key made too many calls'],
  moving: [503, 'The institution is moving to another server. Try again later'],
  outOfDate: [503, 'Cases of the user were changed at the same time. Try again later'],
  busy: [503, 'Try again later'],
  databaseAway: [503, 'Try again later'],
  stillRunning: [503, 'Try again later'],
};

/** Returns true for a body that is too large, or of another media type. */
const isBodyError = (error: FastifyError): boolean => 'code' in error && error.code.startsWith('FST_ERR_CTP_');

const toScimError = (error: FastifyError): ScimError => {
  if (error instanceof ScimError) return error;
  if (isBodyError(error)) return new ScimError(error.statusCode ?? 400, error.message);
  const [status, detail] = STATUS_OF[getRefusal(error)?.result ?? 'systemError'] ?? [500, 'Internal error'];
  return new ScimError(status, detail, status === 400 ? 'invalidValue' : undefined);
};

const getCall = ({ method, routeOptions }: FastifyRequest): string => `${method} ${routeOptions.url ?? PREFIX}`;

const sendError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refused = toScimError(error);
  const seconds = getRetryDelay(error);
  if (seconds !== undefined) reply.header('retry-after', seconds);
  if (refused.status === 401) reply.header('www-authenticate', 'Bearer');
  if (refused.status >= 500) request.log.error({ err: error }, 'a provisioning request failed');
  return sendScim(reply.code(refused.status), serializeScimError(refused));
};

const readScimBodies = (scim: FastifyInstance): void => {
  const parse = scim.getDefaultJsonParser('error', 'error');
  scim.removeAllContentTypeParsers();
  scim.addContentTypeParser(
    /^application\/(?:scim\+)?json\b/u,
    { parseAs: 'string' },
    (request, text: string, done) => {
      const answer = (error: Error | null, body?: unknown): void =>
        done(error && new ScimError(400, 'The body is not valid JSON', 'invalidSyntax'), body);
      if (text === '') done(null);
      else void parse(request, text, answer);
    },
  );
};

const createTransactions =
  (appContext: AppContext, getBase: (request: FastifyRequest) => string): InScimTransaction =>
  async (request, work) => {
    const caller = getRecordedCaller(request);
    if (caller === undefined) throw new Refusal('expired');
    const { institutionId } = caller;
    const binding = { isQueued: false };
    const wake = (): void => void (binding.isQueued = true);
    const result = await inTenantTransaction(appContext.database, { institutionId }, async (tx) => {
      const news: DomainEvent[] = [];
      const publish: ProvisioningContext['publish'] = (address, event) => void news.push({ address, event });
      const context = { tx, caller, now: appContext.now(), publish, wake, base: getBase(request) };
      const done = await work(request, context);
      await publishEvents(tx, news);
      return done;
    });
    if (binding.isQueued) appContext.services.bindingWorker.wake();
    return result;
  };

/** Requires a key with the scope before the body is read, and writes the audit entry before the reply is sent. */
const guard = (scim: FastifyInstance, appContext: AppContext): void => {
  scim.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    refuseOtherSites(request);
    const caller = await findProgram(request, appContext);
    if (!hasPermission(caller, 'users.provision')) throw new Refusal('notAllowed');
  });
  scim.addHook('onSend', async (request, reply) => {
    const line = { call: getCall(request), code: String(reply.statusCode) };
    const call = { ...line, now: appContext.now() };
    await recordKeyCall(appContext.database, getRecordedCaller(request), call).catch((error: unknown) => {
      request.log.error({ err: error }, 'the audit entry of a call with an API key failed');
    });
    logCall(reply, line);
  });
};

/** Serves SCIM 2.0 for the institutions' directories (RFC 7644; docs/provisioning.md). It is no call of the contract: SCIM defines it. */
export const serveScim = async (app: FastifyInstance, appContext: AppContext): Promise<void> => {
  const getBase = (request: FastifyRequest): string => {
    const { publicOrigin } = getRequestSettings(request, appContext.settings);
    return (publicOrigin ?? `${request.protocol}://${request.host}`) + PREFIX;
  };
  const serve = async (scim: FastifyInstance): Promise<void> => {
    readScimBodies(scim);
    scim.setErrorHandler(sendError);
    guard(scim, appContext);
    scim.setNotFoundHandler(() => {
      throw new Refusal('notFound');
    });
    for (const path of Object.keys(createScimDocuments(''))) {
      // A colon begins a parameter in the router's syntax.
      scim.get(path.replaceAll(':', '::'), (request, reply) =>
        sendScim(reply, createScimDocuments(getBase(request))[path]),
      );
    }
    for (const path of ['/Me', '/Bulk']) {
      scim.all(path, () => {
        throw new ScimError(501, 'This endpoint is not supported');
      });
    }
    serveScimResources(scim, createTransactions(appContext, getBase));
  };
  await app.register(serve, { prefix: PREFIX });
};
