import type { Client } from '@/contract/call';
import type { FaceCheckKind, FactorProof } from '@/contract/codes/signInCodes';
import type { ResultName } from '@/contract/resultCodes';
import type { Transaction } from '../../database/connect';
import type { OpenContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { isWhitelisted } from '../../settings/clientAddress';
import { withDevice } from '../../security/findKnownDevice';
import { NO_PASSWORD } from '../../security/passwords';
import { isFactorRequired } from '../../security/session/factorDemand';
import { openSession } from '../../security/session/sessions';
import type { LoginOutcome } from './loginAttemptStore';
import { getLog, getDeviceOwner } from './signInGuard';
import type { SignInAccount, SignInSettings, SignInUser } from './signInStore';
import { listProofs } from './factors/factorStore';
import { findProvider, type SsoProvider } from './singleSignOn/ssoProviderStore';
import { hasRemainingCheck } from './quotaStore';

/** Signals of a browser that signs in, whatever proves the user's identity. */
export interface SignInSignals {
  readonly client: Client;
  readonly veins: string;
  readonly gps?: { readonly latitude: number; readonly longitude: number } | null | undefined;
  /** Cookie of the browser with the marks of its users. */
  readonly deviceMarks?: string | undefined;
  /** User-Agent of the browser. */
  readonly userAgent?: string | undefined;
  /** Issuer of the company account, for a sign-in with one. */
  readonly issuer?: string | undefined;
  /** Proof of identity other than the password. */
  readonly proof?: 'passkey';
}

/** An accepted sign-in. */
export interface SignInSuccess {
  readonly sid: string;
  readonly user: SignInAccount;
  readonly loginLogId: number;
  /** Check that must still be passed; until then the session is valid for nothing else (LV-09). */
  readonly faceCheck: FaceCheckKind;
  /** Proofs of a second factor of which one is required before the face check; empty if none is. */
  readonly proofs: readonly FactorProof[];
  /** The institution requires a second factor that the user has not set up. */
  readonly secondFactorFirst: boolean;
  /** The user is confirmed by another sign-in at the company. */
  readonly confirmsAtCompany: boolean;
  /** The user can also sign in with a password. */
  readonly hasPassword: boolean;
  /** Cookie that identifies the browser from now on; not before a pending second factor is proven. */
  readonly deviceMarks: string | undefined;
}

/** Proof of the user's identity: the password, a passkey with user verification, or the answer of the institution's provider. */
export type IdentityProof =
  | { readonly kind: 'password' | 'passkey' }
  | {
      readonly kind: 'company';
      readonly provider: SsoProvider;
      /** Time at which the provider authenticated the user; null if it does not say. */
      readonly authenticatedAt: Date | null;
    };

/** An identified user, before whitelist, position, quota and face check. */
export interface IdentifiedUser {
  readonly user: SignInUser;
  readonly settings: SignInSettings;
  readonly clock: Pick<OpenContext, 'now' | 'ip'>;
  readonly by: IdentityProof;
}

/** Returns true if neither the user nor the institution is disabled. */
export const isUserEnabled = ({ user, institution }: SignInAccount): boolean => user.enabled && institution.enabled;

const getFaceCheck = ({ user: { user }, settings, by }: IdentifiedUser): SignInSuccess['faceCheck'] => {
  if (by.kind === 'company' && !by.provider.requiresFaceCheck) return 'none';
  if (user.faceCheck !== 'none') return user.faceCheck;
  const ofRole = settings.configOf(user.institutionId).faceCheck[user.role];
  if (ofRole !== 'none') return ofRole;
  return settings.methodOf(user.institutionId) === 'liveness' ? 'camera' : 'none';
};

/** Refusals by the institution's settings (SY-01), in order of precedence. */
const REFUSAL_OF = {
  addressRefused: 'addressRefused',
  methodRefused: 'signInMethodOff',
  ssoOnly: 'ssoOnly',
  positionMissing: 'positionNeeded',
  quotaUsedUp: 'checksUsedUp',
} as const satisfies Partial<Record<LoginOutcome, ResultName>>;

/**
 * Returns why a right password or passkey is not accepted. The one-time password of an administrator, which the operator's command sets, remains
 * valid where only company accounts are accepted, to repair a wrong configuration.
 */
const whyMethodRefused = async (
  tx: Transaction,
  client: Client,
  { user: { user }, settings, by }: IdentifiedUser,
): Promise<'methodRefused' | 'ssoOnly' | undefined> => {
  if (!settings.configOf(user.institutionId)[client === 'main' ? 'username' : 'email']) return 'methodRefused';
  if (by.kind === 'password' && user.role === 'admin' && user.mustChangePassword) return undefined;
  return (await findProvider(tx, user.institutionId))?.mode === 'only' ? 'ssoOnly' : undefined;
};

const whyRefused = async (
  tx: Transaction,
  { client, gps }: SignInSignals,
  identified: IdentifiedUser & Pick<SignInSuccess, 'faceCheck'>,
): Promise<keyof typeof REFUSAL_OF | undefined> => {
  const { user, settings, clock, by, faceCheck } = identified;
  const { institutionId, role } = user.user;
  if (!isWhitelisted(clock.ip, settings.whitelistOf(institutionId))) return 'addressRefused';
  const refused = by.kind === 'company' ? undefined : await whyMethodRefused(tx, client, identified);
  if (refused !== undefined) return refused;
  if (settings.configOf(institutionId).gps && !gps) return 'positionMissing';
  return (await hasRemainingCheck(tx, { institutionId, role, faceCheck })) ? undefined : 'quotaUsedUp';
};

const getPendingOutcome = (proofs: readonly FactorProof[], faceCheck: FaceCheckKind): LoginOutcome => {
  if (proofs.length > 0) return 'factorPending';
  return faceCheck === 'none' ? 'success' : 'livenessPending';
};

/** Opens the session of a user whom nothing refuses. A second factor is required, except after a passkey, which counts as both factors. */
const openAdmitted = async (
  tx: Transaction,
  signals: SignInSignals,
  { clock, settings, user, by, faceCheck }: IdentifiedUser & Pick<SignInSuccess, 'faceCheck'>,
): Promise<SignInSuccess> => {
  const { ip, now } = clock;
  const { id: userId, institutionId, role } = user.user;
  const proofs = by.kind === 'passkey' ? [] : await listProofs(tx, { institutionId, userId });
  const factorPending = proofs.length > 0;
  const from = settings.configOf(institutionId).secondFactorFrom[role];
  const isProven = factorPending || by.kind === 'passkey';
  const secondFactorFirst = !isProven && isFactorRequired(from, user.institution.timeZone, now);
  const loginLogId = await getLog(tx, signals, clock)(getPendingOutcome(proofs, faceCheck), user);
  const { userAgent } = signals;
  const confirmedAt = by.kind === 'company' ? by.authenticatedAt : now;
  const opened = { userId, institutionId, loginLogId, faceCheck, factorPending, ip, userAgent, confirmedAt, now };
  const sid = await openSession(tx, opened);
  const { passwordHash } = user;
  const deviceMarks = factorPending
    ? undefined
    : withDevice(signals.deviceMarks, await getDeviceOwner(tx, { userId, passwordHash }), now);
  const hasPassword = passwordHash !== NO_PASSWORD;
  const demands = { proofs, secondFactorFirst, confirmsAtCompany: by.kind === 'company', hasPassword };
  return { sid, user, loginLogId, faceCheck, ...demands, deviceMarks };
};

/** Opens a session for an identified user, or refuses by the institution's settings; records the outcome in either case. */
export const admitUser = async (
  tx: Transaction,
  signals: SignInSignals,
  identified: IdentifiedUser,
): Promise<SignInSuccess | Refusal> => {
  const { user, clock } = identified;
  const faceCheck = getFaceCheck(identified);
  const reason = await whyRefused(tx, signals, { ...identified, faceCheck });
  if (reason !== undefined) {
    await getLog(tx, signals, clock)(reason, user);
    return new Refusal(REFUSAL_OF[reason]);
  }
  return openAdmitted(tx, signals, { ...identified, faceCheck });
};
