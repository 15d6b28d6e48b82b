import type { Caller, ReplyPort } from '../kernel/caller';
import { Refusal } from '../kernel/refusal';
import { ApprovalRequired } from '../kernel/approvableAction';
import { inTenantTransaction, runAsServiceRole } from '../database/callTransaction';
import { publishEvents, type DomainEvent } from '../live/domainEvents';
import type { AppContext } from '../access/appContext';
import type { Language } from '@/contract/language';
import { storeApprovalRequest } from '../modules/approvals/approvalsFacade';
import { IDEMPOTENCY_KEY_HEADER } from '@/contract/headers';
import { type Call, getPathNames } from '@/contract/call';
import { hasPermission } from '@/contract/permissions';
import type { ApprovedCall, CallerContext, OpenContext } from '../access/callContext';
import { findCallerById } from '../security/session/findCallerById';
import { parseAnswer } from './callOutcome';
import { withIdempotency } from './withIdempotency';
import { SERVED_CALLS, type ServedCall } from './servedCalls';

/** Call that was stopped before the act. */
interface Stopped {
  readonly name: string;
  readonly caller: Caller | undefined;
  readonly input: Record<string, unknown>;
  readonly idempotencyKey: string | undefined;
  readonly language: Language;
}

/**
 * Stores a call that needs an approval as a request and responds with code 69 and the request (MI-09). The call's own transaction is
 * rolled back before; the request is written in a separate one. Any other error is rethrown.
 */
export const queueForApproval = async (
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  { name, caller, input, idempotencyKey, language }: Stopped,
  error: unknown,
): Promise<never> => {
  if (!(error instanceof ApprovalRequired) || caller === undefined) throw error;
  const approvalRequest = { act: error.act, call: name, input, idempotencyKey: idempotencyKey ?? null };
  const stored = await inTenantTransaction(database, { institutionId: caller.institutionId }, async (tx) => {
    const news: DomainEvent[] = [];
    const publish = (address: DomainEvent['address'], event: DomainEvent['event']) =>
      void news.push({ address, event });
    const request = await storeApprovalRequest(approvalRequest, { tx, caller, now: now(), language, publish });
    await publishEvents(tx, news);
    return request;
  });
  throw new Refusal('secondPerson', {}, stored);
};

/** Transient refusals: the approval stays pending and the decider tries again. */
const PASSING: readonly Refusal['result'][] = ['stillRunning', 'busy', 'databaseAway'];

const servedCall = ({ call }: ApprovedCall): ServedCall => {
  const found = SERVED_CALLS.find(({ name }) => name === call);
  // The call no longer exists in this version of the server.
  if (found === undefined) throw new Refusal('outOfDate');
  return found;
};

/** Returns the requester with current data. A user who is disabled or has lost the permission cannot carry out the call. */
async function getAsker(
  { askerId, institutionId }: ApprovedCall,
  row: Call,
  { tx, now }: Pick<OpenContext, 'tx' | 'now'>,
): Promise<Caller> {
  const asker = await runAsServiceRole(tx, (own) => findCallerById(own, askerId, now));
  const { who } = row;
  const isKnown = asker?.institutionId === institutionId && who !== 'anyone' && who !== 'halfSession';
  if (!isKnown || (who !== 'signedIn' && !hasPermission(asker, who))) throw new Refusal('askerGone');
  return asker;
}

/** Validates the input again, because the contract may have changed since. */
const getInput = ({ row, readInput }: ServedCall, input: ApprovedCall['input']): Record<string, unknown> => {
  const inPath = getPathNames(row.path);
  const part = (isOfPath: boolean) =>
    Object.fromEntries(Object.entries(input).filter(([name]) => inPath.includes(name) === isOfPath));
  return readInput({ params: part(true), query: {}, body: part(false) });
};

/**
 * Reply for a deferred call, whose HTTP reply is gone; the requester is notified over the live line. Of the headers only the idempotency
 * key is available.
 */
const noReply = (idempotencyKey: string | null): ReplyPort => ({
  setCookie: () => {},
  clearCookie: () => {},
  header: () => {},
  cookie: () => undefined,
  requestHeader: (name) => (name === IDEMPOTENCY_KEY_HEADER ? (idempotencyKey ?? undefined) : undefined),
  requestBody: () => '',
});

/** Side effects outside the database; run only once the call has been carried out. */
interface Effects {
  readonly news: DomainEvent[];
  readonly later: (() => Promise<void>)[];
}

async function carryOutAs(of: ApprovedCall, base: OpenContext & Effects): Promise<void> {
  const { tx, now, news, later } = base;
  const call = servedCall(of);
  const caller = await getAsker(of, call.row, base);
  const input = getInput(call, of.input);
  const context: CallerContext = {
    ...base,
    caller,
    approved: of.by,
    language: of.language,
    reply: noReply(of.idempotencyKey),
    publish: (address, event) => void news.push({ address, event }),
    closeLines: (address) => void news.push({ address, event: { type: 'signedOut' } }),
    afterCommit: (work) => void later.push(work),
  };
  const carryOut = async (): Promise<unknown> => parseAnswer(call.row, await call.handler(input, context));
  const { idempotencyKey: key } = of;
  await (key === null
    ? carryOut()
    : withIdempotency(tx, { key, call: call.name, caller, input, now, isLast: false }, carryOut));
}

/**
 * Carries a call out in the approval's transaction (MI-09), under its idempotency key. A late duplicate of the requester's call gets the
 * stored reply and has no effect. A refused call is rolled back to its start.
 */
export const executeApprovedCall = async (
  of: ApprovedCall,
  { tx, ...base }: OpenContext,
  effects: Effects,
): Promise<Refusal | undefined> => {
  const own: Effects = { news: [], later: [] };
  try {
    await tx.transaction((inner) => carryOutAs(of, { ...base, ...own, tx: inner }));
  } catch (error) {
    if (error instanceof Refusal && !PASSING.includes(error.result)) return error;
    throw error;
  }
  effects.news.push(...own.news);
  effects.later.push(...own.later);
  return undefined;
};
