import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { institution } from '../../database/tables/organisationTables';
import type { EventPlace } from './checkEvent';

/** What the events of an institution are read by. */
export type InstitutionPlace = Omit<EventPlace, 'now'> & { readonly institutionId: number };

/** Where they stand. */
export const PLACE_COLUMNS = {
  institutionId: institution.id,
  currency: institution.currency,
  currencyDigits: institution.currencyDigits,
  timeZone: institution.timeZone,
} as const;

/** An institution by its code; undefined where there is none. */
export async function placeByCode(
  tx: Pick<Transaction, 'select'>,
  code: string,
): Promise<InstitutionPlace | undefined> {
  const [row] = await tx.select(PLACE_COLUMNS).from(institution).where(eq(institution.code, code));
  return row;
}
