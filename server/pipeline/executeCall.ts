import type { Call } from '@/contract/call';
import { behaviorCalls } from '@/contract/calls/management/behaviorCalls';
import { boardCalls } from '@/contract/calls/management/boardCalls';
import { olderRepayCalls } from '@/contract/calls/older/olderRepayCalls';
import { IDEMPOTENCY_KEY_HEADER } from '@/contract/headers';
import type { Language } from '@/contract/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inTenantTransaction, readInScope, type Scope } from '../database/callTransaction';
import type { Database, Transaction } from '../database/connect';
import type { Caller, ReplyPort } from '../kernel/caller';
import { Refusal } from '../kernel/refusal';
import type { BareContext, OpenContext } from '../access/callContext';
import { publishEvents, type DomainEvent } from '../live/domainEvents';
import { refuseTooMany } from '../security/rateLimits';
import { isHttps } from '../security/session/sessionCookie';
import type { Settings } from '../settings/settings';
import type { AppContext } from '../access/appContext';
import { executeApprovedCall, queueForApproval } from './executeApprovedCall';
import { answersTo } from './answersTo';
import { retryAfterDisconnect } from './callSession';
import { getBodyText } from './callBody';
import { getCallAddress, getHeader } from './callRequest';
import { getRequestSettings } from './requestSettings';
import { parseAnswer, recordCaller } from './callOutcome';
import { withIdempotency } from './withIdempotency';
import type { ServedCall } from './servedCalls';

/**
 * Calls that a replica may answer: figures of past days, statistics and monitoring, which nobody works cases by. Excludes today's board,
 * and files, because each download is recorded.
 */
const ROWS: ReadonlySet<Call> = new Set<Call>([
  boardCalls.history,
  behaviorCalls.countList,
  behaviorCalls.detailList,
  olderRepayCalls.statistics,
]);

/** Returns true if a replica that is some seconds behind may answer the call. */
const mayBeOld = (row: Call): boolean => ROWS.has(row);

/** One request for a call. */
export interface CallRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly language: Language;
  readonly caller: Caller | undefined;
  readonly input: Record<string, unknown>;
}

type Later = () => Promise<void>;
type ServiceWork = (tx: Transaction) => Promise<void>;

const getBareContext = ({ settings, now }: AppContext, { request, language }: CallRequest): BareContext => ({
  now: now(),
  language,
  ip: getCallAddress(request),
  settings: getRequestSettings(request, settings),
});

/** Connects a call to its reply. All cookies are host-only, and Secure on https. */
const replyPort = (request: FastifyRequest, reply: FastifyReply, settings: Settings): ReplyPort => {
  const place = { path: '/', sameSite: 'strict', secure: isHttps(settings) } as const;
  return {
    setCookie: (name, value, { httpOnly, maxAgeSeconds }) =>
      void reply.setCookie(name, value, {
        ...place,
        httpOnly,
        ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
      }),
    clearCookie: (name) => void reply.clearCookie(name, place),
    header: (name, value) => void reply.header(name, value),
    cookie: (name) => request.cookies[name],
    requestHeader: (name) => getHeader(request, name),
    requestBody: () => getBodyText(request),
  };
};

const createContext = (
  appContext: AppContext,
  params: CallRequest,
  parts: { tx: Transaction; scope: Scope; news: DomainEvent[]; later: Later[]; refused: ServiceWork[] },
) => {
  const { request, reply } = params;
  const { settings, database } = appContext;
  const context: OpenContext = {
    ...getBareContext(appContext, params),
    services: appContext.services,
    tx: parts.tx,
    reply: replyPort(request, reply, settings),
    inOwnTransaction: (work) => inTenantTransaction(database, parts.scope, work),
    limit: (rate, of) => refuseTooMany(database, rate, of),
    identify: (caller) => recordCaller(request, caller),
    afterCommit: (work) => void parts.later.push(work),
    onRefused: (work) => void parts.refused.push(work),
    publish: (address, event) => void parts.news.push({ address, event }),
    closeLines: (address) => void parts.news.push({ address, event: { type: 'signedOut' } }),
    answersTo: (addresses) => answersTo(addresses, { ...context, caller: params.caller }),
    carryOutApproved: (of) => executeApprovedCall(of, context, parts),
  };
  return { ...context, caller: params.caller };
};

const getIdempotencyKey = ({ row }: ServedCall, { request }: CallRequest): string | undefined =>
  row.once === true ? getHeader(request, IDEMPOTENCY_KEY_HEADER) : undefined;

// Sign-in counts and sessions belong to the server; no institution's role may access them.
const getScope = ({ row }: ServedCall, { caller }: CallRequest): Scope =>
  caller === undefined || row.who === 'halfSession' ? 'open' : { institutionId: caller.institutionId };

const inItsTransaction = (
  appContext: AppContext,
  call: ServedCall,
  {
    asked,
    later,
    refused,
    database,
  }: { asked: CallRequest; later: Later[]; refused: ServiceWork[]; database: Database },
): Promise<unknown> => {
  const { caller, input } = asked;
  const scope = getScope(call, asked);
  const transaction = call.row.method === 'GET' ? readInScope : inTenantTransaction;
  return transaction(database, scope, async (tx) => {
    const news: DomainEvent[] = [];
    const context = createContext(appContext, asked, { tx, scope, news, later, refused });
    let published: Promise<void> | undefined;
    const execute = async (): Promise<unknown> => {
      const answer = parseAnswer(call.row, await call.handler(input, context));
      published = publishEvents(tx, news);
      published.catch(() => {}); // It is waited for below.
      return answer;
    };
    const key = getIdempotencyKey(call, asked);
    const answer =
      key === undefined || caller === undefined
        ? await execute()
        : await withIdempotency(tx, { key, call: call.name, caller, input, now: context.now, isLast: true }, execute);
    await published;
    return answer;
  });
};

const thenDo = (later: readonly Later[], { request }: CallRequest): void => {
  for (const work of later) {
    work().catch((error: unknown) => request.log.error({ err: error }, 'what had to follow a call failed'));
  }
};

/** Carries a permitted and validated call out in its transaction, and returns its validated result. */
export const executeCall = async (appContext: AppContext, call: ServedCall, params: CallRequest): Promise<unknown> => {
  const { database: primary, replica } = appContext;
  const workIn = async (database: Database): Promise<unknown> => {
    const [later, refused]: [Later[], ServiceWork[]] = [[], []];
    const work = { asked: params, later, refused, database };
    const answer = await inItsTransaction(appContext, call, work).catch(async (error: unknown) => {
      if (error instanceof Refusal) {
        for (const each of refused) await inTenantTransaction(database, getScope(call, params), each);
      }
      return queueForApproval(
        appContext,
        { ...params, name: call.name, idempotencyKey: getIdempotencyKey(call, params) },
        error,
      );
    });
    thenDo(later, params);
    return answer;
  };
  const work = (): Promise<unknown> =>
    replica !== undefined && mayBeOld(call.row) ? replica.ask(workIn) : workIn(primary);
  if (call.row.storeless) {
    return parseAnswer(
      call.row,
      await call.handler(params.input, { ...getBareContext(appContext, params), caller: params.caller }),
    );
  }
  // A write is not repeated automatically: its caller decides (CD-06).
  return call.row.method === 'GET' ? retryAfterDisconnect(work) : work();
};
