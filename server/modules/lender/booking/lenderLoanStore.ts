import { and, asc, eq, or } from 'drizzle-orm';
import { getInstalment } from '@/contract/money/allocation';
import { matchesAnyId, matchesAnyText } from '../../../database/anyOf';
import type { Transaction } from '../../../database/connect';
import { loan } from '../../../database/tables/caseTables';
import { repayPlan } from '../../../database/tables/moneyTables';
import { appUser, institution, systemSetting } from '../../../database/tables/organizationTables';
import { readOrder } from '@/contract/money/allocationOrder';
import { lockCasesOfLoans } from '../../cases/casesFacade';
import type { BookKeeping, LoanLedger } from './lenderBooks';

/** Name of the setting for an institution's order of allocation. */
export const ALLOCATION_SETTING = 'lender.allocation';

/** Reads the settings that booking for an institution uses. */
export async function getBookKeeping(tx: Transaction, institutionId: number, now: Date): Promise<BookKeeping> {
  const [of] = await tx
    .select({ currency: institution.currency, timeZone: institution.timeZone })
    .from(institution)
    .where(eq(institution.id, institutionId));
  if (!of) throw new Error(`there is no institution ${institutionId}`);
  const [setting] = await tx
    .select({ value: systemSetting.value })
    .from(systemSetting)
    .where(and(eq(systemSetting.institutionId, institutionId), eq(systemSetting.key, ALLOCATION_SETTING)));
  return { institutionId, ...of, order: readOrder(setting?.value), now };
}

/** Loans by their lender numbers or by their ids. */
interface LenderLoanRequest {
  readonly loanNos: readonly string[];
  readonly loanIds: readonly number[];
}

const getIds = async (
  tx: Transaction,
  institutionId: number,
  { loanNos, loanIds }: LenderLoanRequest,
): Promise<number[]> => {
  const rows = await tx
    .select({ id: loan.id })
    .from(loan)
    .where(
      and(
        eq(loan.institutionId, institutionId),
        or(matchesAnyText(loan.loanNo, loanNos), matchesAnyId(loan.id, loanIds)),
      ),
    );
  return rows.map(({ id }) => id);
};

const groupBy = <Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): ReadonlyMap<Key, Row[]> => {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
};

/** Locks and reads the books of some loans: the cases first, then the loans, as everywhere; then their plans. */
export async function lockLoanBooks(
  tx: Transaction,
  of: BookKeeping,
  request: LenderLoanRequest,
): Promise<LoanLedger[]> {
  const ids = await getIds(tx, of.institutionId, request);
  if (ids.length === 0) return [];
  const cases = groupBy(await lockCasesOfLoans(tx, ids), ({ loanId }) => loanId);
  const loans = await tx.select().from(loan).where(matchesAnyId(loan.id, ids)).orderBy(asc(loan.id)).for('update');
  const periods = await tx
    .select()
    .from(repayPlan)
    .where(matchesAnyId(repayPlan.loanId, ids))
    .orderBy(asc(repayPlan.loanId), asc(repayPlan.period));
  const plans = groupBy(periods, ({ loanId }) => loanId);
  return loans.map(({ id, loanNo, status, penaltyDate }) => ({
    id,
    loanNo,
    status,
    penaltyDate,
    cases: cases.get(id) ?? [],
    plan: (plans.get(id) ?? []).map(({ paidPenalty, paidInterest, paidTax, paidPrincipal, ...period }) => {
      const paid = { penalty: paidPenalty, interest: paidInterest, tax: paidTax, principal: paidPrincipal };
      return getInstalment({ ...period, paid }, of.order);
    }),
    putOff: new Map(),
    paidAt: null,
    isChanged: false,
  }));
}

/** Returns those of some users who may be assigned cases. */
export async function findPresentAgents(tx: Transaction, userIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set();
  const rows = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(matchesAnyId(appUser.id, userIds), eq(appUser.enabled, true)));
  return new Set(rows.map(({ id }) => id));
}
