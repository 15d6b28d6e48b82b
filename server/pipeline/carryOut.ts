import type { Call } from '@/contract/call';
import { INTENT_HEADER } from '@/contract/envelope';
import type { Language } from '@/contract/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inScope, type Scope } from '../database/callTransaction';
import type { Database, Transaction } from '../database/connect';
import type { Caller } from '../kernel/caller';
import type { BareContext, OpenContext } from '../access/callContext';
import { sendNews, type LiveNews } from '../live/liveNews';
import { refuseTooMany } from '../security/rateLimits';
import type { AppContext } from '../access/appContext';
import { askAgain } from './askAgain';
import { callAddress } from './callAddress';
import { checkedAnswer } from './callAnswer';
import type { InputReader } from './callInput';
import { onceOnly } from './callIntent';
import { mayBeOld } from './mayBeOld';
import { headerOf, replyPort } from './replyPort';

/** Any handler, seen from the pipeline, which has checked the input that the handler's own type asks for. */
export type AnyHandler = {
  call(
    input: Record<string, unknown>,
    context: BareContext & { readonly caller?: Caller | undefined },
  ): Promise<unknown>;
}['call'];

/** A call ready to be served. */
export interface ServedCall {
  readonly row: Call;
  /** 'GET /prod/task/listing': its name in the log and of its intents. */
  readonly name: string;
  readonly readInput: InputReader;
  readonly handler: AnyHandler;
}

/** One request for a call. */
export interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly language: Language;
  readonly caller: Caller | undefined;
  readonly input: Record<string, unknown>;
}

type Later = () => Promise<void>;

const bareContextOf = ({ settings, now }: AppContext, { request, language, caller }: Asked) => ({
  now: now(),
  language,
  ip: callAddress(request),
  settings,
  caller,
});

const contextOf = (
  appContext: AppContext,
  asked: Asked,
  parts: { tx: Transaction; scope: Scope; news: LiveNews[]; later: Later[] },
) => {
  const { request, reply } = asked;
  const { settings, database } = appContext;
  const context: Omit<OpenContext, keyof BareContext> = {
    services: appContext.services,
    tx: parts.tx,
    reply: replyPort(request, reply, settings),
    inOwnTransaction: (work) => inScope(database, parts.scope, work),
    limit: (rate, of) => refuseTooMany(database, rate, of),
    afterCommit: (work) => void parts.later.push(work),
    publish: (address, event) => void parts.news.push({ address, event }),
    closeLines: (address) => void parts.news.push({ address, event: { type: 'signedOut' } }),
  };
  return { ...bareContextOf(appContext, asked), ...context };
};

const inItsTransaction = (
  appContext: AppContext,
  call: ServedCall,
  { asked, later, database }: { asked: Asked; later: Later[]; database: Database },
): Promise<unknown> => {
  const { caller, input, request } = asked;
  // Sign-in counts and sessions are the server's own rows; no institution's role may touch them.
  const scope: Scope =
    caller === undefined || call.row.who === 'halfSession' ? 'open' : { institutionId: caller.institutionId };
  return inScope(database, scope, async (tx) => {
    const news: LiveNews[] = [];
    const context = contextOf(appContext, asked, { tx, scope, news, later });
    const carryOut = async (): Promise<unknown> => checkedAnswer(call.row, await call.handler(input, context));
    const key = call.row.once === true ? headerOf(request, INTENT_HEADER) : undefined;
    const answer =
      key === undefined || caller === undefined
        ? await carryOut()
        : await onceOnly(tx, { key, call: call.name, caller, input, now: context.now }, carryOut);
    await sendNews(tx, news);
    return answer;
  });
};

const thenDo = (later: readonly Later[], { request }: Asked): void => {
  for (const work of later) {
    work().catch((error: unknown) => request.log.error({ err: error }, 'what had to follow a call failed'));
  }
};

/** Carries a permitted and checked call out in its transaction and gives its checked answer back. */
export const carryOut = async (appContext: AppContext, call: ServedCall, asked: Asked): Promise<unknown> => {
  const { database: primary, replica } = appContext;
  const workIn = async (database: Database): Promise<unknown> => {
    const later: Later[] = [];
    const answer = await inItsTransaction(appContext, call, { asked, later, database });
    thenDo(later, asked);
    return answer;
  };
  const work = (): Promise<unknown> =>
    replica !== undefined && mayBeOld(call.row) ? replica.ask(workIn) : workIn(primary);
  if (call.row.storeless) {
    return checkedAnswer(call.row, await call.handler(asked.input, bareContextOf(appContext, asked)));
  }
  // A change is not sent again: its caller decides (CD-06).
  return call.row.method === 'GET' ? askAgain(work) : work();
};
