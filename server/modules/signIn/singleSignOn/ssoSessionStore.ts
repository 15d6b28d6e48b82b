import { and, eq, isNull } from 'drizzle-orm';
import { matchesRow } from '../../../database/matchesRow';
import type { Transaction } from '../../../database/connect';
import { session } from '../../../database/tables/signInTables';
import { ssoSession } from '../../../database/tables/singleSignOnTables';
import { hashToken } from '../../../security/session/sessionToken';
import type { SsoProvider, VerifiedClaims } from './ssoProviderStore';

/** Account that a provider has confirmed. */
export interface VerifiedAccount {
  readonly provider: SsoProvider;
  readonly claims: VerifiedClaims;
  /** Null if the provider offers no RP-initiated logout. */
  readonly logoutAddress: string | null;
}

/** Remembers the provider's session behind a new session. */
export const storeProviderSession = async (
  tx: Transaction,
  { provider, claims, logoutAddress, sid }: VerifiedAccount & { readonly sid: string },
): Promise<void> => {
  const [opened] = await tx
    .select({ id: session.id })
    .from(session)
    .where(eq(session.sidHash, hashToken(sid)));
  if (opened === undefined) throw new Error('the session was not stored');
  const { institutionId, issuer } = provider;
  const providerSession = typeof claims['sid'] === 'string' ? claims['sid'] : null;
  await tx
    .insert(ssoSession)
    .values({ institutionId, sessionId: opened.id, issuer, subject: claims.sub, providerSession, logoutAddress });
};

type OwnSession = { readonly institutionId: number; readonly sessionId: number };

const isOwn = ({ institutionId, sessionId }: OwnSession) =>
  and(eq(ssoSession.institutionId, institutionId), eq(ssoSession.sessionId, sessionId));

/** Finds the account behind a session; undefined for a session that was opened with a password. */
export const findSessionAccount = async (
  tx: Transaction,
  own: OwnSession,
): Promise<{ issuer: string; subject: string } | undefined> => {
  const [row] = await tx
    .select({ issuer: ssoSession.issuer, subject: ssoSession.subject })
    .from(ssoSession)
    .where(isOwn(own));
  return row;
};

/** Replaces the provider's identifier of its session after the provider has authenticated the user again. */
export const renewProviderSession = async (tx: Transaction, own: OwnSession, claims: VerifiedClaims): Promise<void> => {
  const { sid } = claims;
  if (typeof sid === 'string') await tx.update(ssoSession).set({ providerSession: sid }).where(isOwn(own));
};

/** Returns the address at which the provider ends its session behind a session; null without one. */
export const findLogoutAddress = async (tx: Transaction, own: OwnSession): Promise<string | null> => {
  const [row] = await tx.select({ logoutAddress: ssoSession.logoutAddress }).from(ssoSession).where(isOwn(own));
  return row?.logoutAddress ?? null;
};

/** Lists the open sessions behind a subject or a session of the provider; if both are named, both must match. */
export const findProviderSessions = (
  tx: Transaction,
  { institutionId, issuer }: SsoProvider,
  { subject, providerSession }: { readonly subject: string | undefined; readonly providerSession: string | undefined },
): Promise<{ sessionId: number; userId: number }[]> =>
  tx
    .select({ sessionId: session.id, userId: session.userId })
    .from(ssoSession)
    .innerJoin(session, matchesRow(session, ssoSession.sessionId))
    .where(
      and(
        eq(ssoSession.institutionId, institutionId),
        eq(ssoSession.issuer, issuer),
        subject === undefined ? undefined : eq(ssoSession.subject, subject),
        providerSession === undefined ? undefined : eq(ssoSession.providerSession, providerSession),
        isNull(session.endedAt),
      ),
    );
