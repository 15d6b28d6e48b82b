import { and, asc, count, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { CallerContext } from '../../../access/callContext';
import { isVisibleUser } from '../../../access/isVisibleUser';
import { appUser } from '../../../database/tables/organizationTables';
import { isRowId } from '../../../values/parseRowId';
import type { ScimFilter, ScimPage } from './scimQuery';

type ListContext = Pick<CallerContext, 'tx' | 'caller'>;

const SHOWN = {
  id: appUser.id,
  username: appUser.username,
  name: appUser.name,
  email: appUser.email,
  externalId: appUser.externalId,
  enabled: appUser.enabled,
  createdAt: appUser.createdAt,
  updatedAt: appUser.updatedAt,
};

/** Columns of a user that a directory sees. */
export type ProvisionedUser = { readonly [Name in keyof typeof SHOWN]: (typeof appUser.$inferSelect)[Name] };

const COLUMNS = {
  id: appUser.id,
  userName: sql`lower(${appUser.username})`,
  email: sql`lower(${appUser.email})`,
  externalId: appUser.externalId,
  active: appUser.enabled,
};

const matches = ({ attribute, value }: ScimFilter): SQL => {
  if (attribute === 'id' && !isRowId(value)) return sql`false`;
  const isCaseExact = attribute === 'active' || attribute === 'externalId';
  return sql`${COLUMNS[attribute]} = ${isCaseExact ? value : value.toLowerCase()}`;
};

/** Returns a page of the institution's users by number, with the total count. */
export const selectProvisionedUsers = async (
  { filter, offset, limit }: ScimPage,
  { tx, caller }: ListContext,
): Promise<{ rows: ProvisionedUser[]; totalCount: number }> => {
  const where = and(isVisibleUser(caller), filter && matches(filter));
  const [total] = await tx.select({ number: count() }).from(appUser).where(where);
  const rows = await tx.select(SHOWN).from(appUser).where(where).orderBy(asc(appUser.id)).limit(limit).offset(offset);
  return { rows, totalCount: total?.number ?? 0 };
};

/** Returns true if another user of the institution has the identifier in the directory. */
export const isExternalIdInUse = async (
  externalId: string,
  { tx, caller }: ListContext,
  except: number,
): Promise<boolean> => {
  const isTaken = and(eq(appUser.institutionId, caller.institutionId), eq(appUser.externalId, externalId));
  return (await tx.$count(appUser, and(isTaken, ne(appUser.id, except)))) > 0;
};
