import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { appUser, institution } from '../../database/tables/organizationTables';

/** Returns the codes of the institutions that have an administrator, one for each administrator. */
export const listCodesWithAdministrator = async (tx: Transaction): Promise<string[]> => {
  const administrators = await tx
    .select({ code: institution.code })
    .from(appUser)
    .innerJoin(institution, eq(institution.id, appUser.institutionId))
    .where(eq(appUser.role, 'admin'));
  return administrators.map(({ code }) => code);
};

/** Adds an institution unless its code exists; returns its id in either case. */
export const findOrAddInstitution = async (
  tx: Transaction,
  input: typeof institution.$inferInsert,
): Promise<number | undefined> => {
  await tx.insert(institution).values(input).onConflictDoNothing();
  const [found] = await tx.select({ id: institution.id }).from(institution).where(eq(institution.code, input.code));
  return found?.id;
};

/** Returns true if a username or an e-mail address is in use in any institution. */
export const isAccountInUse = async (
  tx: Transaction,
  { username, email }: { readonly username: string; readonly email: string },
): Promise<boolean> => {
  const taken = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(sql`lower(${appUser.username}) = lower(${username}) or lower(${appUser.email}) = lower(${email})`);
  return taken.length > 0;
};
