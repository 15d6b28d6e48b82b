import { eq } from 'drizzle-orm';
import { asServiceRole } from '../../database/callTransaction';
import type { Transaction } from '../../database/connect';
import { lenderKey } from '../../database/tables/lenderKeyTables';
import { institution } from '../../database/tables/organisationTables';
import { PLACE_COLUMNS, type InstitutionPlace } from './placeStore';

/** A key without its secret. */
export type KnownKey = Pick<typeof lenderKey.$inferSelect, 'actorName' | 'createdAt'>;

/** Who made an institution's key and when; undefined where it has none. */
export const findKey = (tx: Transaction, institutionId: number): Promise<KnownKey | undefined> =>
  asServiceRole(tx, async (own) => {
    const [row] = await own
      .select({ actorName: lenderKey.actorName, createdAt: lenderKey.createdAt })
      .from(lenderKey)
      .where(eq(lenderKey.institutionId, institutionId));
    return row;
  });

/** Keeps an institution's key; the one before is good no more. */
export const replaceKey = (tx: Transaction, row: typeof lenderKey.$inferInsert): Promise<unknown> =>
  asServiceRole(tx, (own) =>
    own.insert(lenderKey).values(row).onConflictDoUpdate({ target: lenderKey.institutionId, set: row }),
  );

/** Where a lender's calls go to, and the key that they are signed with: for a call without a caller. */
export async function placeOfKey(
  tx: Transaction,
  code: string,
): Promise<(InstitutionPlace & { readonly secret: string }) | undefined> {
  const [row] = await tx
    .select({ ...PLACE_COLUMNS, secret: lenderKey.secret })
    .from(institution)
    .innerJoin(lenderKey, eq(lenderKey.institutionId, institution.id))
    .where(eq(institution.code, code));
  return row;
}
