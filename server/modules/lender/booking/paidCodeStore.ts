import { and, asc, eq, sql } from 'drizzle-orm';
import { matchesRow } from '../../../database/matchesRow';
import { matchesAnyId } from '../../../database/anyOf';
import type { Transaction } from '../../../database/connect';
import { loan } from '../../../database/tables/caseTables';
import { repaymentCode } from '../../../database/tables/moneyTables';
import type { LedgerSnapshot, PaidRepaymentCode } from './lenderBooks';

/** Returns the reference by which a payment names a repayment code and the channel knows it (MI-06). */
export const formatCodeReference = ({
  institutionId,
  id,
}: {
  readonly institutionId: number;
  readonly id: number;
}): string => `code-${institutionId}-${id}`;

const REFERENCE = /^code-(\d{1,15})-(\d{1,15})$/;

/** Returns the id of an institution's code from its reference; undefined for any other reference. */
export function parseCodeNumber(reference: string | null, institutionId: number): number | undefined {
  const [, of, id] = REFERENCE.exec(reference ?? '') ?? [];
  return Number(of) === institutionId ? Number(id) : undefined;
}

const earlier = (one: Date | null, other: Date | null): Date | null =>
  one !== null && (other === null || one < other) ? one : other;

/** Locks codes by their references until the end of the transaction. Cases and loans are locked before. */
export async function listCodesByReference(
  tx: Transaction,
  institutionId: number,
  references: readonly string[],
): Promise<PaidRepaymentCode[]> {
  const ids = [...new Set(references.flatMap((each) => parseCodeNumber(each, institutionId) ?? []))];
  if (ids.length === 0) return [];
  const rows = await tx
    .select({
      id: repaymentCode.id,
      loanNo: loan.loanNo,
      amount: repaymentCode.amount,
      days: repaymentCode.days,
      expiresAt: repaymentCode.expiresAt,
      endedAt: repaymentCode.endedAt,
      paidBy: repaymentCode.lenderEventId,
      paidAt: repaymentCode.paidAt,
      extendedFrom: repaymentCode.extendedFrom,
      extendedUntil: repaymentCode.extendedUntil,
      notExtended: repaymentCode.notExtended,
    })
    .from(repaymentCode)
    .innerJoin(loan, matchesRow(loan, repaymentCode.loanId))
    .where(and(eq(repaymentCode.institutionId, institutionId), matchesAnyId(repaymentCode.id, ids)))
    .orderBy(asc(repaymentCode.id));
  return rows.map(({ expiresAt, endedAt, ...row }) => {
    const reference = formatCodeReference({ institutionId, id: row.id });
    return { ...row, reference, goodUntil: earlier(expiresAt, endedAt), isChanged: false };
  });
}

/** Marks codes as paid: they cannot be paid again and need no further status query. */
export async function markCodesPaid(tx: Transaction, { institutionId, now, codes }: LedgerSnapshot): Promise<void> {
  const paid = [...codes.values()].filter(({ isChanged }) => isChanged);
  if (paid.length === 0) return;
  const rows = JSON.stringify(
    paid.map(({ id, paidBy, paidAt, extendedFrom, extendedUntil, notExtended }) => ({
      id,
      paidBy,
      paidAt,
      extendedFrom,
      extendedUntil,
      notExtended,
    })),
  );
  await tx.execute(sql`
    update ${repaymentCode} as c set paid_at = x."paidAt", lender_event_id = x."paidBy", ask_at = null, updated_at = ${now}::timestamptz,
      ended_at = coalesce(c.ended_at, ${now}::timestamptz), ended_how = coalesce(c.ended_how, 'paid'),
      extended_from = x."extendedFrom", extended_until = x."extendedUntil", not_extended = x."notExtended"
    from jsonb_to_recordset(${rows}::jsonb) as x (id bigint, "paidBy" bigint, "paidAt" timestamptz, "extendedFrom" date, "extendedUntil" date, "notExtended" text)
    where c.institution_id = ${institutionId} and c.id = x.id`);
}
