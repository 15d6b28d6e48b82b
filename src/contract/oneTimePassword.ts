import { ONE_TIME_PASSWORD_LIFE_MS } from './ourLimits';

/** How long a one-time password can be signed in with, in hours. */
export const ONE_TIME_PASSWORD_HOURS = ONE_TIME_PASSWORD_LIFE_MS / 3_600_000;

/** What is known of a password that somebody else may have made. */
interface Account {
  readonly mustChangePassword: boolean;
  readonly oneTimePasswordUntil: string | null;
}

/** Where an account stands: a password of its user's own, none yet, a one-time one that can be signed in with, or one whose time is over. */
export type PasswordState = 'own' | 'none' | 'once' | 'over';

/** Where an account stands with its password at a point in time (ASVS 6.4.1). */
export function getPasswordState({ mustChangePassword, oneTimePasswordUntil }: Account, now: number): PasswordState {
  if (!mustChangePassword) return 'own';
  if (oneTimePasswordUntil === null) return 'none';
  return Date.parse(oneTimePasswordUntil) > now ? 'once' : 'over';
}

/** What the operator of the server types to make a one-time password; the only way for those who watch the others. */
export const RESET_COMMAND = 'npm run password:reset';

/** The same for somebody. */
export const resetCommand = ({ username }: { readonly username: string }): string =>
  `${RESET_COMMAND} -- --username ${username}`;
