import { and, asc, eq, getTableColumns, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { joinsTo } from '../../database/joinsTo';
import { preparedQuery } from '../../database/preparedQuery';
import type { Transaction } from '../../database/connect';
import { appUser, institution, userGroup } from '../../database/tables/organisationTables';
import type { Caller } from '../../kernel/caller';
import { permissionOverridesSql } from '../../security/session/grantMarkColumn';

/** How each client names a user at sign-in (LG-06). */
export type Identifier = { readonly username: string } | { readonly email: string };

// The role that calls run as may not read it, and nothing but signing in needs it.
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
export type KnownUser = Awaited<ReturnType<typeof selectUsers>>[number];

/** A user who signs in, with what the password is checked against. */
export type SignInUser = KnownUser & { readonly passwordHash: string };

/** Finds whom a username or an e-mail address belongs to; upper and lower case are the same, as they are when users are added. */
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

const askUser = preparedQuery<KnownUser>('user_by_id', (tx) => selectUsers(tx, eq(appUser.id, sql.placeholder('id'))));

/** A user by number. */
export const userById = async (tx: Transaction, id: number): Promise<KnownUser | undefined> => {
  const [found] = await askUser(tx, { id });
  return found;
};

type Superior = Pick<Caller, 'userId' | 'groupId' | 'institutionId' | 'role'>;

const getBelow = ({ role, groupId, institutionId }: Superior): SQL | undefined => {
  const ofInstitution = eq(appUser.institutionId, institutionId);
  if (role === 'admin') return and(ofInstitution, inArray(appUser.role, ['member', 'leader']));
  return role === 'leader' && groupId !== null ? and(ofInstitution, eq(appUser.groupId, groupId)) : undefined;
};

/** The enabled users below somebody: of a leader the others of the group, of an administrator the members and leaders (§7 login/getSubUser). */
export const usersBelow = async (tx: Transaction, caller: Superior): Promise<KnownUser[]> => {
  const below = getBelow(caller);
  if (below === undefined) return [];
  return selectUsers(tx, and(below, ne(appUser.id, caller.userId), eq(appUser.enabled, true)));
};
