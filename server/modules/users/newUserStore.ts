import { asServiceRole } from '../../database/callTransaction';
import { appUser } from '../../database/tables/organisationTables';
import type { CallerContext } from '../../access/callContext';

type Context = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** User to be added, without the fields that the server sets. */
export type NewUser = Omit<
  typeof appUser.$inferInsert,
  'institutionId' | 'passwordHash' | 'mustChangePassword' | 'creatorId' | 'creatorName' | 'createdAt' | 'updatedAt'
>;

/** Matches no password: the user cannot sign in before a one-time password is set. */
const NO_PASSWORD = 'none';

/**
 * Adds users of the caller's institution without a password, and returns their numbers in order. The caller must have checked the right
 * to do so.
 */
export async function insertUsers(users: readonly NewUser[], { tx, caller, now }: Context): Promise<number[]> {
  if (users.length === 0) return [];
  const { institutionId, userId: creatorId, name: creatorName } = caller;
  const common = { institutionId, creatorId, creatorName, modifierId: creatorId, modifierName: creatorName };
  const made = { ...common, createdAt: now, updatedAt: now, passwordHash: NO_PASSWORD, mustChangePassword: true };
  const rows = await asServiceRole(tx, (own) =>
    own
      .insert(appUser)
      .values(users.map((user) => ({ ...user, ...made })))
      .returning({ id: appUser.id }),
  );
  return rows.map(({ id }) => id);
}
