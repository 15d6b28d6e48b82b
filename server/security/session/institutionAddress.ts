import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { institution } from '../../database/tables/organizationTables';

/** Maximum age of a remembered position in the tree of institutions, in milliseconds. */
const REMEMBERED_MS = 1000;

/** Converts a code to its part of a host name: host names are case-insensitive and have no underscores. */
export const toAddressCodeSql = (code: SQLWrapper): SQL<string> => sql`lower(translate(${code}, '_', '-'))`;

/** Condition: an address belongs to an institution or to one above it. Without a code in the address every institution fits. */
export const isAtAddress = (institutionId: SQLWrapper | number, addressCode: string | undefined): SQL | undefined =>
  addressCode === undefined
    ? undefined
    : sql`exists (
        with recursive above as (
          select own.id, own.parent_id, own.code from ${institution} own where own.id = ${institutionId}
          union
          select i.id, i.parent_id, i.code from ${institution} i join above a on i.id = a.parent_id
        )
        select 1 from above where ${toAddressCodeSql(sql`code`)} = ${addressCode}
      )`;

type Source = Pick<Transaction, 'select'>;

const remembered = new WeakMap<Source, Map<string, number>>();

/** Returns the times until which the institutions of a database count as belonging to an address. */
const getRemembered = (source: Source): Map<string, number> => {
  const known = remembered.get(source) ?? new Map<string, number>();
  remembered.set(source, known);
  return known;
};

/** Returns true if the requested address belongs to an institution or to one above it; remembered for a second. */
export const isInstitutionAt = async (
  source: Source,
  institutionId: number,
  addressCode: string | undefined,
): Promise<boolean> => {
  const condition = isAtAddress(institutionId, addressCode);
  if (condition === undefined) return true;
  const known = getRemembered(source);
  const key = `${institutionId} ${addressCode}`;
  if ((known.get(key) ?? 0) > performance.now()) return true;
  const rows = await source
    .select({ is: sql`1` })
    .from(sql`(select 1) one`)
    .where(condition);
  if (rows.length > 0) known.set(key, performance.now() + REMEMBERED_MS);
  return rows.length > 0;
};
