import type * as z from 'zod/mini';
import type { CompanyConfirmationFailure, SingleSignOnFailure } from '@/contract/codes/singleSignOnCodes';
import type { companyConfirmationRequest } from '@/contract/entities/users/singleSignOn';
import type { CallerContext } from '../../../access/callContext';
import { runAsServiceRole } from '../../../database/callTransaction';
import type { Transaction } from '../../../database/connect';
import { QueueFull } from '../../../kernel/createWorkQueue';
import { confirmSession, findLiveSession } from '../../../security/session/sessionStore';
import { addTrail } from '../../../security/trail/trailStore';
import { openAttempt, verifyAnswer } from './finishSingleSignOn';
import { CLOCK_TOLERANCE_S, converse, getClient } from './ssoClient';
import { toFailure, toRefusal } from './ssoFailure';
import { findProvider, type VerifiedClaims } from './ssoProviderStore';
import { findSessionAccount, renewProviderSession } from './ssoSessionStore';
import { getRegistration, type ProviderVisit, refuseBusy, sendToProvider } from './startSingleSignOn';

type Outcome = 'passed' | SingleSignOnFailure | CompanyConfirmationFailure;
type Failed = { readonly failure: Exclude<Outcome, 'passed'>; readonly said?: string; readonly issuer?: string };

type OwnTransaction = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** Each step is committed separately, so that a refusal stays recorded. */
const getOwnTransaction =
  ({ inOwnTransaction }: CallerContext): OwnTransaction =>
  (work) =>
    inOwnTransaction((tx) => runAsServiceRole(tx, work));

const record = async (
  tx: Transaction,
  { outcome, said, issuer }: { readonly outcome: Outcome; readonly said?: string; readonly issuer?: string },
  { caller, ip, now }: CallerContext,
): Promise<void> => {
  const { institutionId, userId, sessionId } = caller;
  const loginLogId = (await findLiveSession(tx, sessionId))?.loginLogId ?? null;
  const detail = { ip, ...(issuer !== undefined && { issuer }), ...(said !== undefined && { said }) };
  await addTrail(tx, { institutionId, userId, loginLogId, event: 'companyConfirmed', outcome, detail, now });
};

const refuse = async ({ failure, ...failed }: Failed, context: CallerContext): Promise<never> => {
  await getOwnTransaction(context)((tx) => record(tx, { outcome: failure, ...failed }, context));
  throw toRefusal({ failure, ...failed });
};

/** Starts the confirmation of a caller who came from the company sign-in. */
export const startConfirmation = async (context: CallerContext): Promise<{ address: string }> => {
  const { caller } = context;
  await context.limit('singleSignOn', caller.userId);
  const own = getOwnTransaction(context);
  const chosen = await own(async (tx): Promise<ProviderVisit | Failed> => {
    const account = await findSessionAccount(tx, caller);
    if (account === undefined) return { failure: 'ssoNotCompany' };
    const provider = await findProvider(tx, caller.institutionId);
    const isSame = provider !== undefined && provider.mode !== 'off' && provider.issuer === account.issuer;
    if (!isSame) return { failure: 'ssoOff', issuer: account.issuer };
    return { provider, registration: await getRegistration(tx, provider), sessionId: caller.sessionId };
  });
  if ('failure' in chosen) return refuse(chosen, context);
  const configuration = await converse(() => getClient(chosen.registration, context)).catch((error: unknown) =>
    error instanceof QueueFull
      ? refuseBusy(error)
      : refuse({ ...toFailure(error), issuer: chosen.provider.issuer }, context),
  );
  return sendToProvider(chosen, configuration, { ...context, inOwnTransaction: own });
};

/**
 * Returns the time at which the provider authenticated the user, or why it does not confirm the user. The time of issue (iat) is no
 * substitute: a browser can remove prompt=login from the address, and the token of an old session at the provider is as recent.
 */
const getAuthenticatedAt = (
  { auth_time: seconds }: VerifiedClaims,
  { startedAt, now }: { readonly startedAt: Date; readonly now: Date },
): Date | CompanyConfirmationFailure => {
  if (typeof seconds !== 'number') return 'ssoNoAuthTime';
  const isAgain = (seconds + CLOCK_TOLERANCE_S) * 1000 >= startedAt.getTime();
  return isAgain ? new Date(Math.min(seconds * 1000, now.getTime())) : 'ssoNotAgain';
};

/** Confirms the caller's session with an answer of the provider. */
export const finishConfirmation = async (
  answer: z.output<typeof companyConfirmationRequest>,
  context: CallerContext,
): Promise<void> => {
  const { caller, now } = context;
  await context.limit('singleSignOn', caller.userId);
  const own = getOwnTransaction(context);
  const { sessionId } = caller;
  const open = await own((tx) => openAttempt(tx, { state: answer.state, sessionId }, context));
  if ('failure' in open) return refuse(open, context);
  const { issuer, startedAt } = open.attempt;
  const { claims } = await converse(() => verifyAnswer(open, answer, context)).catch((error: unknown) =>
    error instanceof QueueFull ? refuseBusy(error) : refuse({ ...toFailure(error), issuer }, context),
  );
  const account = await own((tx) => findSessionAccount(tx, caller));
  const isSame = account?.issuer === issuer && account.subject === claims.sub;
  if (!isSame) return refuse({ failure: 'ssoOtherUser', issuer }, context);
  const at = getAuthenticatedAt(claims, { startedAt, now });
  if (typeof at === 'string') return refuse({ failure: at, issuer }, context);
  await own(async (tx) => {
    await confirmSession(tx, sessionId, at);
    await renewProviderSession(tx, caller, claims);
    await record(tx, { outcome: 'passed', issuer }, context);
  });
  return undefined;
};
