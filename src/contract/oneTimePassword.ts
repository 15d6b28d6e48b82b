import { ONE_TIME_PASSWORD_LIFE_MS } from './ourLimits';

/** Validity of a one-time password, in hours. */
export const ONE_TIME_PASSWORD_HOURS = ONE_TIME_PASSWORD_LIFE_MS / 3_600_000;

/** Password data of an account; another user may have set the password. */
interface Account {
  readonly mustChangePassword: boolean;
  readonly oneTimePasswordUntil: string | null;
}

/** State of an account's password: set by its user, not set yet, a valid one-time password, or an expired one. */
export type PasswordState = 'own' | 'none' | 'once' | 'over';

/** Returns the state of an account's password at a point in time (ASVS 6.4.1). */
export function getPasswordState({ mustChangePassword, oneTimePasswordUntil }: Account, now: number): PasswordState {
  if (!mustChangePassword) return 'own';
  if (oneTimePasswordUntil === null) return 'none';
  return Date.parse(oneTimePasswordUntil) > now ? 'once' : 'over';
}

/** Command with which the server's operator creates a one-time password. For auditing roles it is the only way. */
export const RESET_COMMAND = 'npm run password:reset';

/** Returns the command for one user. */
export const resetCommand = ({ username }: { readonly username: string }): string =>
  `${RESET_COMMAND} -- --username ${username}`;
