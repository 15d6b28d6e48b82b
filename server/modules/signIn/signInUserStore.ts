import { and, eq, gt, inArray, sql, asc, getTableColumns, ne, type SQL } from 'drizzle-orm';
import type { Client } from '@/contract/call';
import { joinsTo } from '../../database/joinsTo';
import type { Transaction } from '../../database/connect';
import { loginLog, session } from '../../database/tables/signInTables';
import type { CallerContext } from '../../access/callContext';
import { preparedQuery } from '../../database/preparedQuery';
import { appUser, institution, userGroup } from '../../database/tables/organizationTables';
import type { Caller } from '../../kernel/caller';
import { permissionOverridesSql } from '../../security/session/grantMarks';

/** Returns the client through which a session was opened. */
export async function getSignInClient(tx: Transaction, sessionId: number): Promise<Client> {
  const [row] = await tx
    .select({ client: loginLog.client })
    .from(session)
    .innerJoin(loginLog, joinsTo(loginLog, session.loginLogId))
    .where(eq(session.id, sessionId));
  return row?.client ?? 'main';
}

/** Counts the users of the institution that signed in through each client since a time. */
export async function recentUsersBy(
  since: Date,
  { tx, caller }: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<ReadonlyMap<Client, number>> {
  const rows = await tx
    .select({ client: loginLog.client, people: sql<string>`count(distinct ${loginLog.userId})` })
    .from(loginLog)
    .where(
      and(
        eq(loginLog.institutionId, caller.institutionId),
        gt(loginLog.createdAt, since),
        inArray(loginLog.outcome, ['success', 'livenessPassed']),
      ),
    )
    .groupBy(loginLog.client);
  return new Map(rows.map(({ client, people }) => [client, Number(people)]));
}

/** Name of a user at sign-in, per client (LG-06). */
export type Identifier = { readonly username: string } | { readonly email: string };

// The callers' role cannot read it, and only sign-in needs it.
const { passwordHash, ...READABLE } = getTableColumns(appUser);

const selectUsers = (tx: Transaction, where: SQL | undefined) =>
  tx
    .select({ user: READABLE, institution, groupName: userGroup.name, grantMarks: permissionOverridesSql })
    .from(appUser)
    .innerJoin(institution, eq(institution.id, appUser.institutionId))
    .leftJoin(userGroup, joinsTo(userGroup, appUser.groupId))
    .where(where)
    .orderBy(asc(appUser.id));

/** A user with institution and group. */
export type UserSigningIn = Awaited<ReturnType<typeof selectUsers>>[number];

/** User who signs in, with the password hash. */
export type SignInUser = UserSigningIn & { readonly passwordHash: string };

/** Finds the user with a username or an e-mail address; case-insensitive, as when users are added. */
export const findSignInUser = async (tx: Transaction, identifier: Identifier): Promise<SignInUser | undefined> => {
  const where =
    'username' in identifier
      ? sql`lower(${appUser.username}) = lower(${identifier.username})`
      : sql`lower(${appUser.email}) = lower(${identifier.email})`;
  const [found] = await selectUsers(tx, where);
  if (!found) return undefined;
  const [secret] = await tx.select({ passwordHash }).from(appUser).where(eq(appUser.id, found.user.id));
  return secret && { ...found, ...secret };
};

const askUser = preparedQuery<UserSigningIn>('user_by_id', (tx) =>
  selectUsers(tx, eq(appUser.id, sql.placeholder('id'))),
);

/** A user by number. */
export const userById = async (tx: Transaction, id: number): Promise<UserSigningIn | undefined> => {
  const [found] = await askUser(tx, { id });
  return found;
};

type Superior = Pick<Caller, 'userId' | 'groupId' | 'institutionId' | 'role'>;

const getBelow = ({ role, groupId, institutionId }: Superior): SQL | undefined => {
  const ofInstitution = eq(appUser.institutionId, institutionId);
  if (role === 'admin') return and(ofInstitution, inArray(appUser.role, ['member', 'leader']));
  return role === 'leader' && groupId !== null ? and(ofInstitution, eq(appUser.groupId, groupId)) : undefined;
};

/**
 * Lists the enabled users below a caller: for a leader the others of the group, for an administrator the members and leaders (§7
 * login/getSubUser).
 */
export const usersBelow = async (tx: Transaction, caller: Superior): Promise<UserSigningIn[]> => {
  const below = getBelow(caller);
  if (below === undefined) return [];
  return selectUsers(tx, and(below, ne(appUser.id, caller.userId), eq(appUser.enabled, true)));
};
