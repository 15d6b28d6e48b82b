import { createLocalJWKSet, jwtVerify, type JWTPayload } from 'jose';
import type { OpenContext } from '../../../access/callContext';
import type { Transaction } from '../../../database/connect';
import { QueueFull } from '../../../kernel/createWorkQueue';
import { Refusal } from '../../../kernel/refusal';
import { FORCED } from '../../../live/endEverySession';
import { isInstitutionAt } from '../../../security/session/institutionAddress';
import { hashToken } from '../../../security/session/sessionToken';
import { endSession } from '../../../security/session/sessions';
import { addTrail } from '../../../security/trail/trailStore';
import { parseRowId } from '../../../values/parseRowId';
import { countAttempt } from '../loginAttemptStore';
import { readKeySet } from './providerFetch';
import { ALLOWED_ALGORITHMS, CLOCK_TOLERANCE_S, converse, getMetadata } from './ssoClient';
import { toFailure, toRefusal } from './ssoFailure';
import { findProvider, type SsoProvider } from './ssoProviderStore';
import { findProviderSessions } from './ssoSessionStore';
import { getRegistration, refuseBusy } from './startSingleSignOn';

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** Maximum age of a logout token; for this time its identifier is remembered. */
const TOKEN_MAX_AGE_S = 600;

/** Sessions of the provider that have ended. */
interface EndedAtProvider {
  readonly subject: string | undefined;
  readonly providerSession: string | undefined;
  readonly tokenId: string;
}

const getText = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const isLogout = ({ events, nonce }: JWTPayload): boolean =>
  typeof events === 'object' && events !== null && Object.hasOwn(events, LOGOUT_EVENT) && nonce === undefined;

const toEnded = (payload: JWTPayload): EndedAtProvider => {
  const [subject, providerSession] = [getText(payload.sub), getText(payload['sid'])];
  const tokenId = getText(payload.jti);
  const isNamed = subject !== undefined || providerSession !== undefined;
  if (!isLogout(payload) || !isNamed || tokenId === undefined) throw new Error('this is no logout token');
  return { subject, providerSession, tokenId };
};

/** Verifies a logout token as OpenID Connect Back-Channel Logout 1.0 (2.6) demands. */
const verifyToken = async (
  token: string,
  provider: SsoProvider,
  { inOwnTransaction, settings, now }: OpenContext,
): Promise<EndedAtProvider> => {
  const registration = await inOwnTransaction((tx) => getRegistration(tx, provider));
  const metadata = await getMetadata(registration, { settings, now });
  const keys = await readKeySet(metadata.jwks_uri ?? '', settings);
  const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
    issuer: metadata.issuer,
    audience: provider.clientId,
    algorithms: [...ALLOWED_ALGORITHMS],
    clockTolerance: CLOCK_TOLERANCE_S,
    maxTokenAge: TOKEN_MAX_AGE_S,
    currentDate: now,
    requiredClaims: ['iat', 'jti', 'events'],
  });
  return toEnded(payload);
};

/** Returns true if a token is presented for the first time. */
const isFirstUse = async (tx: Transaction, identifier: string, now: Date): Promise<boolean> => {
  const key = `sso:logout:${hashToken(identifier)}`;
  const windowMs = (TOKEN_MAX_AGE_S + CLOCK_TOLERANCE_S) * 1000;
  return (await countAttempt(tx, { key, most: 1, windowMs }, now)).allowed;
};

/** Ends the sessions behind a logout token on every server. */
export const logOutByProvider = async (
  { institutionId: id, logout_token: token }: { readonly institutionId: string; readonly logout_token: string },
  context: OpenContext,
): Promise<void> => {
  const { tx, ip, now, publish, inOwnTransaction, settings } = context;
  await context.limit('singleSignOn', ip);
  const institutionId = parseRowId(id);
  const provider = await findProvider(tx, institutionId);
  const isHere = await isInstitutionAt(tx, institutionId, settings.addressCode);
  if (provider === undefined || !isHere) throw new Refusal('ssoOff');
  const ended = await converse(() => verifyToken(token, provider, context)).catch(async (error: unknown) => {
    if (error instanceof QueueFull) return refuseBusy(error);
    const failed = toFailure(error);
    const row = {
      institutionId,
      userId: null,
      loginLogId: null,
      event: 'companyLogout',
      outcome: failed.failure,
    } as const;
    await inOwnTransaction((own) => addTrail(own, { ...row, detail: { issuer: provider.issuer, ip }, now }));
    throw toRefusal(failed);
  });
  if (!(await isFirstUse(tx, `${provider.issuer}\n${ended.tokenId}`, now))) throw new Refusal('ssoUsed');
  for (const { sessionId, userId } of await findProviderSessions(tx, provider, ended)) {
    // Sequential, because the entries of the audit log form one chain.
    await endSession(tx, sessionId, { reason: 'provider', now });
    publish({ institutionId, userIds: [userId], sessionId }, FORCED);
  }
};
