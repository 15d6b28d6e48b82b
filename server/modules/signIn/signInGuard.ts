import type { Client } from '@/contract/call';
import type { OpenContext } from '../../access/callContext';
import type { Transaction } from '../../database/connect';
import { addTrail } from '../../security/trail/trailStore';
import {
  writeLoginLog,
  type LoginOutcome,
  hasSignedInFrom,
  toAddressKeyPrefix,
  type AttemptRule,
  type AttemptStep,
  LOGIN_FAILURES_ALLOWED,
  LOGIN_LOCK_MS,
  toUserKey,
} from './loginAttemptStore';
import {
  type SignInAccount,
  findPasswordHash,
  findSignInUser,
  type UserIdentifier,
  type SignInUser,
} from './signInStore';
import { Refusal } from '../../kernel/refusal';
import { createHash } from 'node:crypto';
import { type DeviceOwner, findKnownDevice } from '../../security/findKnownDevice';
import { getSharedSecret } from './signInSecretStore';

/** Logged data of a sign-in attempt, regardless of its outcome. */
interface LoggedRequest {
  readonly client: Client;
  readonly veins: string;
  readonly gps?: { readonly latitude: number; readonly longitude: number } | null | undefined;
  /** Issuer of the company account, for a sign-in with one. */
  readonly issuer?: string | undefined;
  /** Proof of identity other than the password. */
  readonly proof?: 'passkey';
}

/** The reason is recorded in the audit log only. */
type Log = (outcome: LoginOutcome, user?: SignInAccount, reason?: string) => Promise<number>;

const getOwner = (user: SignInAccount | undefined) => ({
  userId: user?.user.id ?? null,
  institutionId: user?.user.institutionId ?? null,
});

/** The name at this moment: an audit log that joined the current name would change with it. */
const getName = (known: SignInAccount | undefined) => known && { username: known.user.username, name: known.user.name };

/** Writes the outcome of an attempt to the login log and the audit log; for a known name, on the chain of the user's institution. */
export const getLog = (tx: Transaction, request: LoggedRequest, { now, ip }: Pick<OpenContext, 'now' | 'ip'>): Log => {
  const { client, veins, gps, issuer, proof } = request;
  const place = { latitude: gps?.latitude ?? null, longitude: gps?.longitude ?? null };
  return async (outcome, user, reason) => {
    const loginLogId = await writeLoginLog(tx, {
      outcome,
      ip,
      client,
      veins,
      ...place,
      ...getOwner(user),
      createdAt: now,
    });
    const more = { ...(issuer !== undefined && { issuer }), ...(proof && { proof }), ...(reason && { reason }) };
    const detail = { client, ip, ...more, ...getName(user) };
    await addTrail(tx, { ...getOwner(user), loginLogId, event: 'signIn', outcome, detail, now });
    return loginLogId;
  };
};

type SignInGuardContext = Pick<OpenContext, 'now' | 'ip' | 'inOwnTransaction' | 'limit'>;

const isFirst = async ({ limit, ip }: SignInGuardContext): Promise<boolean> => {
  try {
    await limit('loginRefusedTold', ip);
    return true;
  } catch (refusal) {
    if (refusal instanceof Refusal) return false;
    throw refusal;
  }
};

/**
 * Refuses too many attempts of one address. Only the first refusal of a window is written to the audit log, because the address could
 * otherwise flood it.
 */
export const refuseManyTries = async (
  request: LoggedRequest & { readonly identifier: UserIdentifier | { readonly id: number } | undefined },
  context: SignInGuardContext,
): Promise<void> => {
  try {
    await context.limit('login', context.ip);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (await isFirst(context)) {
      await context.inOwnTransaction(async (tx) => {
        const { identifier } = request;
        await getLog(tx, request, context)('tooMany', identifier && (await findSignInUser(tx, identifier)));
      });
    }
    throw refusal;
  }
};

/** Time for which an address counts as its user's after a sign-in. */
export const TRUSTED_ADDRESS_MS = 30 * 24 * 60 * 60_000;

/** Owner of the device marks that a browser may carry. */
export const getDeviceOwner = async (
  tx: Transaction,
  owner: Pick<DeviceOwner, 'userId' | 'passwordHash'>,
): Promise<DeviceOwner> => ({ ...owner, secret: await getSharedSecret(tx, 'knownDevices') });

const getHash = (text: string): string => createHash('sha256').update(text).digest('hex');

// Unknown names are counted and locked like existing ones, so that the response reveals nothing.
const nameKey = (identifier: UserIdentifier): string => {
  const name = ('username' in identifier ? identifier.username : identifier.email).toLowerCase();
  return `login:name:${getHash(name)}`;
};

/** Account and browser of an attempt. */
interface AccountAttempt {
  readonly userId: number;
  readonly passwordHash: string;
  readonly deviceMarks: string | undefined;
  readonly ip: string;
}

const getAccountKey = async (
  tx: Transaction,
  step: AttemptStep,
  { attempt, now }: { attempt: AccountAttempt; now: Date },
): Promise<string> => {
  const { userId, passwordHash, deviceMarks, ip } = attempt;
  const device = deviceMarks && findKnownDevice(deviceMarks, await getDeviceOwner(tx, { userId, passwordHash }), now);
  if (device) return `${step}:device:${userId}:${device}`;
  const since = new Date(now.getTime() - TRUSTED_ADDRESS_MS);
  return (await hasSignedInFrom(tx, { userId, ip, since }))
    ? `${toAddressKeyPrefix(step, userId)}${getHash(ip)}`
    : toUserKey(step, userId);
};

const toRule = (key: string): AttemptRule => ({
  key,
  most: LOGIN_FAILURES_ALLOWED,
  windowMs: LOGIN_LOCK_MS,
  locks: true,
});

/** Name and browser of a sign-in attempt. */
interface SignInAttempt extends Pick<AccountAttempt, 'deviceMarks' | 'ip'> {
  readonly identifier: UserIdentifier;
  readonly user: SignInUser | undefined;
}

/**
 * Counter of an attempt. Each known device of the owner and each recent address of the owner has a separate counter; all others share
 * one. So guessing locks out other guessers, but neither the owner's browsers nor new browsers at the owner's usual address.
 */
export const getSignInRule = async (tx: Transaction, attempt: SignInAttempt, now: Date): Promise<AttemptRule> => {
  const { identifier, user, ...browser } = attempt;
  if (user === undefined) return toRule(nameKey(identifier));
  const account = { ...browser, userId: user.user.id, passwordHash: user.passwordHash };
  return toRule(await getAccountKey(tx, 'login', { attempt: account, now }));
};

/** Counter of a proof of the second factor, by the same rules as passwords. A browser is known only after its first complete sign-in. */
export const getFactorRule = async (
  tx: Transaction,
  attempt: Omit<AccountAttempt, 'passwordHash'>,
  now: Date,
): Promise<AttemptRule> => {
  const passwordHash = await findPasswordHash(tx, attempt.userId);
  return toRule(await getAccountKey(tx, 'factor', { attempt: { ...attempt, passwordHash }, now }));
};

const MINUTE_MS = 60_000;

/** Returns the minutes until a lock ends, at least one. */
export const getMinutesUntil = (end: Date, now: Date): number =>
  Math.max(1, Math.ceil((end.getTime() - now.getTime()) / MINUTE_MS));
