import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/connect';
import { institution } from '../../../database/tables/organizationTables';
import type { EventContext } from './checkEvent';

/** Settings of an institution that parsing its events requires. */
export type InstitutionSettings = Omit<EventContext, 'now'> & { readonly institutionId: number };

/** Columns of these settings. */
export const PLACE_COLUMNS = {
  institutionId: institution.id,
  currency: institution.currency,
  currencyDigits: institution.currencyDigits,
  timeZone: institution.timeZone,
} as const;

/** Finds an institution by its code; undefined without one. */
export async function findInstitutionByCode(
  tx: Pick<Transaction, 'select'>,
  code: string,
): Promise<InstitutionSettings | undefined> {
  const [row] = await tx.select(PLACE_COLUMNS).from(institution).where(eq(institution.code, code));
  return row;
}
