import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/connect';
import { ssoLink } from '../../../database/tables/singleSignOnTables';
import { addTrail } from '../../../security/trail/trailStore';
import { isUserEnabled } from '../admitUser';
import { findSignInUser, type SignInUser } from '../signInStore';
import { provisionUser } from './ssoNewUserStore';
import type { SsoProvider, VerifiedClaims } from './ssoProviderStore';

interface Account {
  readonly provider: SsoProvider;
  readonly claims: VerifiedClaims;
}

const getUsername = ({ provider, claims }: Account): string | undefined => {
  const value = claims[provider.usernameClaim];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};

const findLinkedUser = async (tx: Transaction, { provider, claims }: Account): Promise<SignInUser | undefined> => {
  const { institutionId, issuer } = provider;
  const [link] = await tx
    .select({ userId: ssoLink.userId })
    .from(ssoLink)
    .where(and(eq(ssoLink.institutionId, institutionId), eq(ssoLink.issuer, issuer), eq(ssoLink.subject, claims.sub)));
  return link && findSignInUser(tx, { id: link.userId });
};

/** Links an account to a user; false if the user has another account already. */
export const linkAccount = async (
  tx: Transaction,
  { userId, provider: { institutionId, issuer }, claims }: Account & { readonly userId: number },
  now: Date,
): Promise<boolean> => {
  const linked = await tx
    .insert(ssoLink)
    .values({ institutionId, userId, issuer, subject: claims.sub, linkedAt: now })
    .onConflictDoNothing()
    .returning({ userId: ssoLink.userId });
  if (linked.length === 0) return false;
  const detail = { issuer };
  await addTrail(tx, {
    institutionId,
    userId,
    loginLogId: null,
    event: 'accountLinked',
    outcome: 'success',
    detail,
    now,
  });
  return true;
};

const findNamedUser = async (
  tx: Transaction,
  { provider }: Account,
  username: string,
): Promise<SignInUser | undefined> => {
  const named = provider.linksByUsername ? await findSignInUser(tx, { username }) : undefined;
  return named?.user.institutionId === provider.institutionId && isUserEnabled(named) ? named : undefined;
};

/** Returns the number of the user with the account's username, or of a new one; undefined if neither is allowed. */
const findOrAddUser = async (tx: Transaction, account: Account, now: Date): Promise<number | undefined> => {
  const username = getUsername(account);
  if (username === undefined) return undefined;
  const find = async () => (await findNamedUser(tx, account, username))?.user.id;
  // Between lookup and insertion the directory may add the user: it is looked up again.
  return (await find()) ?? (await provisionUser(tx, { ...account, username }, now)) ?? find();
};

/**
 * Returns the user of an account: the linked one, the one with its username if the institution allows to link it, or a new one if the
 * institution allows to add it.
 */
export const findAccountUser = async (
  tx: Transaction,
  account: Account,
  now: Date,
): Promise<SignInUser | undefined> => {
  const linked = await findLinkedUser(tx, account);
  if (linked !== undefined) return linked;
  const userId = await findOrAddUser(tx, account, now);
  if (userId === undefined || !(await linkAccount(tx, { ...account, userId }, now))) return undefined;
  return findSignInUser(tx, { id: userId });
};
