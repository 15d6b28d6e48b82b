import { isPerson } from '../../access/isVisibleUser';
import { UNIQUE_INSTITUTION_FIELDS, type UniqueInstitutionField } from '@/contract/entities/users/institution';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { appUser, institution } from '../../database/tables/organizationTables';
import { getOneTimePasswordExpiry } from '../../security/createOneTimePassword';
import { toAddressCodeSql } from '../../security/session/institutionAddress';
import { parseRowId } from '../../values/parseRowId';
import { Refusal } from '../../kernel/refusal';
import { anyColumnContainsWords } from '../../values/searchText';

// These statements run with the service role (runAsServiceRole): the caller's role sees only one institution.

/** Institution of the tree below another one, or that one, with its number of users. */
export interface TreeRow {
  readonly id: number;
  readonly parentId: number | null;
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly enabled: boolean;
  readonly createdAt: Date;
  readonly accounts: number;
  readonly administrators: number;
}

/** Reads an institution and all below it, parents first; children sorted by name. */
export const listTreeBelow = async (tx: Transaction, topId: number): Promise<TreeRow[]> => {
  const { rows } = await tx.execute<
    Omit<TreeRow, 'id' | 'parentId' | 'createdAt'> & Record<'id' | 'parentId' | 'createdAt', string>
  >(sql`
    with recursive below as (
      select i.*, array[i.name] as place from (select * from ${institution} where id = ${topId}) i
      union all
      select c.*, b.place || c.name from ${institution} c join below b on c.parent_id = b.id
    )
    select id, parent_id as "parentId", code, name, currency, time_zone as "timeZone", enabled, created_at as "createdAt",
      (select count(*)::int from ${appUser} u where u.institution_id = below.id and u.kind = 'person') as accounts,
      (select count(*)::int from ${appUser} u where u.institution_id = below.id and u.role = 'admin' and u.enabled) as administrators
    from below order by place
  `);
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    parentId: Number(row.id) === topId ? null : Number(row.parentId),
    createdAt: new Date(row.createdAt),
  }));
};

/** Finds an institution by its wire id, if it is the specified one or below it; others are refused as not found. */
export const getInstitutionBelow = async (
  tx: Transaction,
  id: string,
  topId: number,
): Promise<typeof institution.$inferSelect> => {
  const rowId = parseRowId(id);
  const [found] = await tx
    .select()
    .from(institution)
    .where(
      and(
        eq(institution.id, rowId),
        sql`exists (
          with recursive above as (
            select id, parent_id from ${institution} where id = ${rowId}
            union all
            select i.id, i.parent_id from ${institution} i join above a on i.id = a.parent_id
          )
          select 1 from above where id = ${topId}
        )`,
      ),
    );
  if (!found) throw new Refusal('notFound');
  return found;
};

/** Locks changes of the tree: two simultaneous moves could create a cycle that neither creates alone. */
export const lockTree = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('institution tree', 0))`);
};

/** Changes an institution. */
export const changeInstitution = async (
  tx: Transaction,
  id: number,
  changes: Partial<Pick<typeof institution.$inferSelect, 'name' | 'parentId' | 'enabled'>>,
): Promise<void> => {
  await tx.update(institution).set(changes).where(eq(institution.id, id));
};

/** Returns those of a code, a username and an e-mail address that are in use in any institution. */
export const findFieldsInUse = async (
  tx: Transaction,
  { code, username, email }: { code: string; username: string; email: string },
): Promise<UniqueInstitutionField[]> => {
  const { rows } = await tx.execute<Record<UniqueInstitutionField, boolean>>(sql`
    select exists (select 1 from ${institution} where ${toAddressCodeSql(institution.code)} = ${toAddressCodeSql(sql`${code}::text`)}) as code,
      exists (select 1 from ${appUser} where lower(${appUser.username}) = lower(${username})) as username,
      exists (select 1 from ${appUser} where lower(${appUser.email}) = lower(${email})) as email
  `);
  return UNIQUE_INSTITUTION_FIELDS.filter((field) => rows[0]?.[field] === true);
};

/** Adds an institution and returns its id. */
export const addInstitution = async (tx: Transaction, added: typeof institution.$inferInsert): Promise<number> => {
  const [made] = await tx.insert(institution).values(added).returning({ id: institution.id });
  if (!made) throw new Error('no institution was made');
  return made.id;
};

/** Adds the first administrator of an institution, with a one-time password. */
export const addAdministrator = async (
  tx: Transaction,
  added: Omit<typeof appUser.$inferInsert, 'role' | 'ranked' | 'createsPtp' | 'mustChangePassword'> & {
    readonly oneTimePasswordUntil: Date;
  },
): Promise<void> => {
  await tx
    .insert(appUser)
    .values({ ...added, role: 'admin', ranked: false, createsPtp: false, mustChangePassword: true });
};

const ACCOUNT = {
  id: appUser.id,
  name: appUser.name,
  username: appUser.username,
  role: appUser.role,
  enabled: appUser.enabled,
  mustChangePassword: appUser.mustChangePassword,
  oneTimePasswordUntil: appUser.oneTimePasswordUntil,
};

/** Filter and page of the accounts of an institution. */
export interface AccountPage {
  readonly name?: string | undefined;
  readonly page: number;
  readonly size: number;
}

const selectAccounts = (tx: Transaction, where: SQL | undefined) => tx.select(ACCOUNT).from(appUser).where(where);

/** An account of an institution as it is listed. */
export type AccountRow = Awaited<ReturnType<typeof selectAccounts>>[number];

/** Lists the accounts of an institution with their identity only (IN-01); enabled administrators first. */
export const getAccounts = async (
  tx: Transaction,
  institutionId: number,
  { name, page, size }: AccountPage,
): Promise<{ rows: AccountRow[]; totalCount: number }> => {
  const where = and(
    eq(appUser.institutionId, institutionId),
    isPerson,
    name === undefined ? undefined : anyColumnContainsWords([appUser.name, appUser.username], name),
  );
  const [total] = await tx.select({ number: count() }).from(appUser).where(where);
  const rows = await selectAccounts(tx, where)
    .orderBy(
      sql`${appUser.role} <> 'admin'`,
      sql`${appUser.role} <> 'auditor'`,
      sql`${appUser.role} <> 'leader'`,
      appUser.name,
      appUser.id,
    )
    .limit(size)
    .offset((page - 1) * size);
  return { rows, totalCount: total?.number ?? 0 };
};

/** Finds an account in any institution; undefined without one. */
export const getAccount = async (tx: Transaction, userId: string) => {
  const [row] = await tx
    .select({ ...ACCOUNT, institutionId: appUser.institutionId })
    .from(appUser)
    .where(and(eq(appUser.id, parseRowId(userId)), isPerson));
  return row;
};

/** Stores the hash of a one-time password: the account has to set a new one at the next sign-in. */
export const setOneTimePassword = async (
  tx: Transaction,
  userId: number,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> => {
  await tx
    .update(appUser)
    .set({
      passwordHash,
      mustChangePassword: true,
      oneTimePasswordUntil: getOneTimePasswordExpiry(now),
      updatedAt: now,
    })
    .where(eq(appUser.id, userId));
};
