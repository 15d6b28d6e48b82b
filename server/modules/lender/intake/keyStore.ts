import { and, eq } from 'drizzle-orm';
import { runAsServiceRole } from '../../../database/callTransaction';
import type { Transaction } from '../../../database/connect';
import { lenderKey } from '../../../database/tables/lenderTables';
import { institution } from '../../../database/tables/organizationTables';
import { isAtAddress } from '../../../security/session/institutionAddress';
import { PLACE_COLUMNS, type InstitutionSettings } from './placeStore';

/** A key without its secret. */
export type LenderKeySummary = Pick<typeof lenderKey.$inferSelect, 'actorName' | 'createdAt'>;

/** Finds the creator and the creation time of an institution's key; undefined without a key. */
export const findKey = (tx: Transaction, institutionId: number): Promise<LenderKeySummary | undefined> =>
  runAsServiceRole(tx, async (own) => {
    const [row] = await own
      .select({ actorName: lenderKey.actorName, createdAt: lenderKey.createdAt })
      .from(lenderKey)
      .where(eq(lenderKey.institutionId, institutionId));
    return row;
  });

/** Stores an institution's key; the previous one becomes invalid. */
export const replaceKey = (tx: Transaction, row: typeof lenderKey.$inferInsert): Promise<unknown> =>
  runAsServiceRole(tx, (own) =>
    own.insert(lenderKey).values(row).onConflictDoUpdate({ target: lenderKey.institutionId, set: row }),
  );

/** Finds the institution of a lender's calls at the requested address, and the key that signs them, for a request without a caller. */
export async function findKeyInstitution(
  tx: Transaction,
  { code, addressCode }: { readonly code: string; readonly addressCode: string | undefined },
): Promise<(InstitutionSettings & { readonly secret: string }) | undefined> {
  const [row] = await tx
    .select({ ...PLACE_COLUMNS, secret: lenderKey.secret })
    .from(institution)
    .innerJoin(lenderKey, eq(lenderKey.institutionId, institution.id))
    .where(and(eq(institution.code, code), isAtAddress(institution.id, addressCode)));
  return row;
}
