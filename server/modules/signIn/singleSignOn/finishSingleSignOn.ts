import * as client from 'openid-client';
import type * as z from 'zod/mini';
import type { LoginResponse } from '@/contract/entities/users/login';
import type { companyConfirmationRequest, singleSignOnFinishRequest } from '@/contract/entities/users/singleSignOn';
import { PASSWORD_CONFIRMED_MS } from '@/contract/ourLimits';
import type { OpenContext } from '../../../access/callContext';
import type { Transaction } from '../../../database/connect';
import { QueueFull } from '../../../kernel/createWorkQueue';
import { Refusal } from '../../../kernel/refusal';
import { isInstitutionAt } from '../../../security/session/institutionAddress';
import { isWhitelisted } from '../../../settings/clientAddress';
import { admitUser, isUserEnabled, type SignInSuccess } from '../admitUser';
import { getLog } from '../signInGuard';
import { readBrowserSignals, replyToSignIn } from '../signInReply';
import { readSignInSettings } from '../signInStore';
import { takeAttempt, type TakenAttempt } from './ssoAttemptStore';
import { CLOCK_TOLERANCE_S, converse, getClient, type ClientRegistration } from './ssoClient';
import { toFailure, toRefusal, type FailedSingleSignOn } from './ssoFailure';
import { findProvider, type SsoProvider, type VerifiedClaims } from './ssoProviderStore';
import { storeProviderSession, type VerifiedAccount } from './ssoSessionStore';
import { getAttemptCookieName, getRegistration, refuseBusy } from './startSingleSignOn';
import { recordFailure } from './ssoTrail';
import { findAccountUser } from './ssoUserStore';

type Answer = z.output<typeof singleSignOnFinishRequest>;
type ProviderAnswer = z.output<typeof companyConfirmationRequest>;

/** Attempt whose answer may be verified with the provider. */
export interface OpenAttempt {
  readonly attempt: TakenAttempt;
  readonly provider: SsoProvider;
  readonly registration: ClientRegistration;
}

/** Failure of an attempt, as far as its institution and issuer are known. */
export type AttemptFailure = FailedSingleSignOn & { readonly institutionId: number | null; readonly issuer?: string };

/** Opens the attempt of an answer: a confirmation in the session that started it, or without a session a sign-in. */
export const openAttempt = async (
  tx: Transaction,
  { state, sessionId }: { readonly state: string; readonly sessionId?: number },
  { reply, settings, now }: Pick<OpenContext, 'reply' | 'settings' | 'now'>,
): Promise<OpenAttempt | AttemptFailure> => {
  const attempt = await takeAttempt(tx, { state, browser: reply.cookie(getAttemptCookieName(settings)) }, now);
  if ('failure' in attempt) return attempt;
  const { institutionId, issuer, secrets } = attempt;
  const isHere = await isInstitutionAt(tx, institutionId, settings.addressCode);
  if (!isHere || secrets.sessionId !== sessionId) return { failure: 'ssoUnknown', institutionId, issuer };
  const provider = await findProvider(tx, institutionId);
  if (provider === undefined || provider.mode === 'off') return { failure: 'ssoOff', institutionId, issuer };
  // The configuration was changed meanwhile: the code must not be sent to another provider.
  if (provider.issuer !== issuer) return { failure: 'ssoIssuer', institutionId, issuer };
  return { attempt, provider, registration: await getRegistration(tx, provider) };
};

/** Rebuilds the address to which the provider sent the browser, from the parameters that count. */
const getReturnAddress = ({ attempt }: OpenAttempt, { state, code, iss, error }: ProviderAnswer): URL => {
  const address = new URL(attempt.secrets.redirectUri);
  for (const [name, value] of Object.entries({ state, code, iss, error })) {
    if (value !== undefined) address.searchParams.set(name, value);
  }
  return address;
};

/** Returns the address at which the provider signs the user out and sends the browser back (RP-Initiated Logout 1.0). */
const getLogoutAddress = (configuration: client.Configuration, redirectUri: string): string | null =>
  configuration.serverMetadata().end_session_endpoint === undefined
    ? null
    : client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: redirectUri }).href;

/** Exchanges the code and verifies the ID token: signature, issuer, audience, nonce, times. */
export const verifyAnswer = async (
  open: OpenAttempt,
  answer: ProviderAnswer,
  context: Pick<OpenContext, 'settings' | 'now'>,
): Promise<Pick<VerifiedAccount, 'claims' | 'logoutAddress'>> => {
  const configuration = await getClient(open.registration, context);
  const tokens = await client.authorizationCodeGrant(configuration, getReturnAddress(open, answer), {
    expectedState: answer.state,
    expectedNonce: open.attempt.secrets.nonce,
    pkceCodeVerifier: open.attempt.secrets.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('the provider sent no ID token');
  // The library does not compare the time of issue.
  const isFromFuture = claims.iat > context.now.getTime() / 1000 + CLOCK_TOLERANCE_S;
  if (isFromFuture) throw new Error('issued later', { cause: { code: 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED' } });
  return { claims, logoutAddress: getLogoutAddress(configuration, open.attempt.secrets.redirectUri) };
};

/** Returns the time at which the provider authenticated the user, if it is recent enough to confirm the user. */
const getConfirmation = ({ auth_time: seconds }: VerifiedClaims, now: Date): Date | null => {
  if (typeof seconds !== 'number') return null;
  const at = Math.min(seconds * 1000, now.getTime());
  return now.getTime() - at < PASSWORD_CONFIRMED_MS ? new Date(at) : null;
};

type VerifiedAnswer = OpenAttempt & VerifiedAccount & { readonly answer: Answer };

/** Admits the user of a verified account through the same gate as after a password. */
const admitAccount = async (
  tx: Transaction,
  { provider, claims, logoutAddress, answer }: VerifiedAnswer,
  context: OpenContext,
): Promise<SignInSuccess | Refusal> => {
  const { now, ip } = context;
  const { institutionId, issuer } = provider;
  const { veins, gps } = answer;
  const settings = await readSignInSettings(tx);
  const user = await findAccountUser(tx, { provider, claims }, now);
  if (user === undefined || !isUserEnabled(user)) {
    const failed = { failure: 'ssoNotLinked', institutionId, issuer, veins } as const;
    await recordFailure(tx, { ...failed, ...(user && { userId: user.user.id }) }, context);
    return new Refusal('ssoNotLinked');
  }
  const signals = { client: 'main', veins, gps, issuer, ...readBrowserSignals(context) } as const;
  if (!isWhitelisted(ip, settings.whitelist)) {
    await getLog(tx, signals, context)('addressRefused', user);
    return new Refusal('addressRefused');
  }
  const by = { kind: 'company', provider, authenticatedAt: getConfirmation(claims, now) } as const;
  const admitted = await admitUser(tx, signals, { user, settings, clock: context, by });
  if (!(admitted instanceof Refusal)) {
    await storeProviderSession(tx, { provider, claims, logoutAddress, sid: admitted.sid });
  }
  return admitted;
};

const record = async (failed: AttemptFailure, { veins }: Answer, context: OpenContext): Promise<never> => {
  await context.inOwnTransaction((tx) => recordFailure(tx, { ...failed, veins }, context));
  throw toRefusal(failed);
};

/** Finishes a sign-in with the provider's answer and writes the login response (LG-09). */
export const finishSingleSignOn = async (answer: Answer, context: OpenContext): Promise<LoginResponse> => {
  const { inOwnTransaction, ip } = context;
  await context.limit('singleSignOn', ip);
  const open = await inOwnTransaction((tx) => openAttempt(tx, { state: answer.state }, context));
  if ('failure' in open) return record(open, answer, context);
  const { institutionId, issuer } = open.attempt;
  const verified = await converse(() => verifyAnswer(open, answer, context)).catch((error: unknown) =>
    error instanceof QueueFull
      ? refuseBusy(error)
      : record({ ...toFailure(error), institutionId, issuer }, answer, context),
  );
  const admitted = await inOwnTransaction((tx) => admitAccount(tx, { ...open, ...verified, answer }, context));
  if (admitted instanceof Refusal) throw admitted;
  return replyToSignIn(admitted, context);
};
