import { RELATION } from '@/contract/codes/contactCodes';
import { and, eq, sql } from 'drizzle-orm';
import { codeLiteral } from '../../database/codeLiteral';
import { borrower, contact } from '../../database/tables/caseTables';
import type { Transaction } from '../../database/connect';

/** Selects the numbers of a row's borrower; none if the lender named the time zone, because the numbers are then unused. */
export function ownNumbers({ tx }: { readonly tx: Transaction }) {
  const isOwn = and(
    eq(contact.institutionId, borrower.institutionId),
    eq(contact.borrowerId, borrower.id),
    eq(contact.relation, codeLiteral(RELATION.self)),
  );
  const found = tx
    .select({ numbers: sql`json_agg(${contact.phone})` })
    .from(contact)
    .where(isOwn);
  return sql<string[]>`coalesce(case when ${borrower.timeZones} is null then (${found}) end, '[]'::json)`;
}
