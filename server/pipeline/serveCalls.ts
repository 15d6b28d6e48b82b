import { file } from '@/contract/schemas';
import type { FastifyReply, FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import * as z from 'zod/mini';
import type { Call } from '@/contract/call';
import type { Language } from '@/contract/language';
import { RESULT_CODES } from '@/contract/resultCodes';
import { BODY_MAX_BYTES, createLargeBodyHook } from './callBody';
import { formatResultMessage } from '@/contract/messages/resultMessages';
import type { AppContext } from '../access/appContext';
import { recordKeyCall } from '../security/session/recordKeyCall';
import {
  toSuccessReply,
  logCall,
  type CallLogEntry,
  getRecordedCaller,
  getRetryDelay,
  type RefusedReply,
  toRefusedReply,
} from './callOutcome';
import { getCallLanguage, getCallAddress, getRoute, getHeader } from './callRequest';
import { createCallLanes } from './createCallLanes';
import { findPermittedCaller, refuseOtherSites } from './callSession';
import { executeCall, type CallRequest } from './executeCall';
import { SERVED_CALLS, type ServedCall } from './servedCalls';

/** File name as in RFC 6266: ASCII for old clients, complete for others. */
const getDisposition = (kind: 'saved' | 'shown', fileName: string): string => {
  const plain = fileName.replaceAll(/[^\w.() -]/g, '_');
  return `${kind === 'saved' ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
};

/** Sends a file in place of an envelope (§8, AP-06); no browser and no proxy keeps it. */
const fileReply = (reply: FastifyReply, kind: 'saved' | 'shown', answer: unknown): FastifyReply => {
  const { fileName, contentType, content } = z.parse(file, answer);
  return reply
    .header('content-disposition', getDisposition(kind, fileName))
    .header('content-type', contentType)
    .header('cache-control', 'no-store')
    .send(content instanceof Uint8Array ? Buffer.from(content) : content);
};

type Request = Pick<CallRequest, 'request' | 'reply' | 'language'>;

const answerTo = async (appContext: AppContext, call: ServedCall, params: Request): Promise<unknown> => {
  const { request, language } = params;
  refuseOtherSites(request);
  const caller = await findPermittedCaller(call.row, request, appContext);
  const input = call.readInput({ params: request.params, query: request.query, body: request.body });
  const answer = await executeCall(appContext, call, { ...params, caller, input });
  return call.row.download
    ? fileReply(params.reply, call.row.download, answer)
    : toSuccessReply(call.row, answer, language);
};

interface Serving {
  readonly appContext: AppContext;
  readonly lanes: ReturnType<typeof createCallLanes>;
}

const refuse = (reply: FastifyReply, error: unknown, language: Language): RefusedReply => {
  const seconds = getRetryDelay(error);
  if (seconds !== undefined) reply.header('retry-after', seconds);
  return toRefusedReply(error, language);
};

/** Writes the audit entry of a call with an API key before its reply is sent. The call itself is committed: a failure is logged. */
const recordProgram = async (
  { database, now }: AppContext,
  request: FastifyRequest,
  { call, code }: CallLogEntry,
): Promise<void> => {
  await recordKeyCall(database, getRecordedCaller(request), { call, code, now: now() }).catch((error: unknown) => {
    request.log.error({ err: error }, 'the audit entry of a call with an API key failed');
  });
};

const serve = ({ appContext, lanes }: Serving, call: ServedCall) => {
  const inLane = lanes(call.row);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const language = getCallLanguage(getHeader(request, 'accept-language'));
    const line: CallLogEntry = { call: call.name, code: RESULT_CODES.ok.code };
    try {
      return await inLane(getCallAddress(request), () => answerTo(appContext, call, { request, reply, language }));
    } catch (error) {
      const refused = refuse(reply, error, language);
      if (refused.code === RESULT_CODES.diskFull.code) appContext.services.diskWatch.noteFull();
      Object.assign(line, { code: refused.code, error });
      // Its sender follows a standard (OpenID Connect Back-Channel Logout 1.0, 2.8) and reads the status only.
      if (call.row.form) reply.code(400);
      return refused;
    } finally {
      await recordProgram(appContext, request, line);
      logCall(reply, line);
    }
  };
};

const refuseUnread = (request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply => {
  const refused = refuse(reply, error, getCallLanguage(getHeader(request, 'accept-language')));
  logCall(reply, { call: `${request.method} ${request.routeOptions.url ?? ''}`, code: refused.code, error });
  return reply.send(refused);
};

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

const refuseMethod = (allowed: string) => (request: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(405)
    .header('allow', allowed)
    .send({
      code: RESULT_CODES.notFound.code,
      message: formatResultMessage('notFound', getCallLanguage(getHeader(request, 'accept-language'))),
    });

const refuseOtherMethods = (app: FastifyInstance, url: string, served: readonly string[]): void => {
  const others = METHODS.filter((method) => !served.includes(method));
  app.route({ method: others, url, handler: refuseMethod(served.join(', ')) });
};

const matchesQuery = ({ row }: ServedCall, query: unknown): boolean =>
  typeof query === 'object' &&
  query !== null &&
  Object.entries(row.when ?? {}).every(([name, value]) => Reflect.get(query, name) === value);

interface Address {
  readonly method: Call['method'];
  readonly url: string;
  readonly calls: readonly ServedCall[];
}

/** Registers one path and method; if several calls share them, the query selects the call. */
const serveOne = (app: FastifyInstance, serving: Serving, { method, url, calls }: Address): void => {
  const mine = calls.filter(({ row }) => row.method === method);
  const byCondition = mine.toSorted((a, b) => Number('when' in b.row) - Number('when' in a.row));
  const served = byCondition.map((call) => ({ call, answer: serve(serving, call) }));
  const bodyLimit = Math.max(...mine.map(({ row }) => row.bodyMaxBytes ?? BODY_MAX_BYTES));
  const servedBy = ({ query }: FastifyRequest) => served.find(({ call }) => matchesQuery(call, query)) ?? served.at(-1);
  const handler = (request: FastifyRequest, reply: FastifyReply) => servedBy(request)?.answer(request, reply);
  const permit = async (request: FastifyRequest): Promise<void> => {
    const { call } = servedBy(request) ?? {};
    refuseOtherSites(request);
    if (call) await findPermittedCaller(call.row, request, serving.appContext);
  };
  const hook = createLargeBodyHook(bodyLimit, { permit, refuse: refuseUnread });
  const config = { form: mine.some(({ row }) => row.form === true) };
  app.route({ method, url, handler, bodyLimit, config, ...hook });
};

const callsAt = new Map<string, ServedCall[]>();
for (const call of SERVED_CALLS) {
  const url = getRoute(call.row);
  callsAt.set(url, [...(callsAt.get(url) ?? []), call]);
}

/** Registers every call of the contract; calls cannot be served in any other way (reliability: the route table). */
export const serveCalls = (app: FastifyInstance, appContext: AppContext): void => {
  const serving = { appContext, lanes: createCallLanes(appContext.database.$client) };
  for (const [url, calls] of callsAt) {
    const methods = [...new Set(calls.map(({ row }) => row.method))];
    for (const method of methods) serveOne(app, serving, { method, url, calls });
    refuseOtherMethods(app, url, methods);
  }
};
