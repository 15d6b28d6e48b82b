import { createHash } from 'node:crypto';
import type { Transaction } from '../../database/connect';
import { type DeviceOwner, knownDevice } from '../../security/knownDevice';
import { type AttemptRule, LOGIN_FAILURES_ALLOWED, LOGIN_LOCK_MS } from './loginAttemptStore';
import { sharedSecret } from './serverSecretStore';
import type { Identifier, SignInUser } from './signInUserStore';

/** Whose mark a browser may carry. */
export const deviceOwner = async (tx: Transaction, { user, passwordHash }: SignInUser): Promise<DeviceOwner> => ({
  secret: await sharedSecret(tx, 'knownDevices'),
  userId: user.id,
  passwordHash,
});

// Names that belong to nobody are counted and locked like those that do: the answer tells nothing.
const nameKey = (identifier: Identifier): string => {
  const name = ('username' in identifier ? identifier.username : identifier.email).toLowerCase();
  return `login:name:${createHash('sha256').update(name).digest('hex')}`;
};

/** Who asks to sign in, and with which browser. */
export interface AskedName {
  readonly identifier: Identifier;
  readonly user: SignInUser | undefined;
  readonly deviceMarks: string | undefined;
}

const keyOf = async (tx: Transaction, { identifier, user, deviceMarks }: AskedName, now: Date): Promise<string> => {
  if (user === undefined) return nameKey(identifier);
  const device = deviceMarks && knownDevice(deviceMarks, await deviceOwner(tx, user), now);
  return device ? `login:device:${user.user.id}:${device}` : `login:user:${user.user.id}`;
};

/**
 * Where a try is counted: all strangers together, from whatever address, and each device that the owner has signed in with
 * by itself. So who guesses a name locks out the other guessers, and not its owner.
 */
export const signInRule = async (tx: Transaction, asked: AskedName, now: Date): Promise<AttemptRule> => ({
  key: await keyOf(tx, asked, now),
  most: LOGIN_FAILURES_ALLOWED,
  windowMs: LOGIN_LOCK_MS,
  locks: true,
});
