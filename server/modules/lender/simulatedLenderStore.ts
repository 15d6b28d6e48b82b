import { and, asc, eq, gt, gte, isNull, like, type SQL, sql } from 'drizzle-orm';
import { isOpenTask } from '../../access/queueScope';
import { matchesRow } from '../../database/matchesRow';
import type { Database } from '../../database/connect';
import { loan, task } from '../../database/tables/caseTables';
import { lenderEvent } from '../../database/tables/lenderTables';
import { institution } from '../../database/tables/organizationTables';

/** Choice of the case that is paid: the next promise, any case from a random number on, or the first of all. */
export type OwedLoanChoice = 'promised' | 'any' | 'first';

const CHOICES: Readonly<
  Record<OwedLoanChoice, (now: Date) => { readonly where: SQL | undefined; readonly first: SQL }>
> = {
  promised: (now) => ({ where: gt(task.promisedAt, now), first: asc(task.promisedAt) }),
  any: () => ({
    where: gte(
      task.id,
      sql`(select min(${task.id}) + floor(random() * (max(${task.id}) - min(${task.id}) + 1))::bigint from ${task})`,
    ),
    first: asc(task.id),
  }),
  first: () => ({ where: undefined, first: asc(task.id) }),
};

/** Finds a loan in collection of any institution that a payment could be made on, amounts in minor units; undefined without one. */
export async function findOwedLoan(database: Database, choice: OwedLoanChoice, now: Date) {
  const { where, first } = CHOICES[choice](now);
  const [row] = await database
    .select({
      institution: institution.code,
      currencyDigits: institution.currencyDigits,
      loanNo: loan.loanNo,
      due: loan.due,
      promised: task.promisedAmount,
    })
    .from(task)
    .innerJoin(loan, matchesRow(loan, task.loanId))
    .innerJoin(institution, eq(institution.id, task.institutionId))
    .where(and(isOpenTask, gt(loan.due, sql`0`), institution.enabled, where))
    .orderBy(first, asc(task.id))
    .limit(1);
  return row;
}

/** Finds a booked payment with this prefix of its reference that has not been reversed; undefined without one. */
export async function findBookedPayment(database: Database, prefix: string) {
  const [row] = await database
    .select({ institution: institution.code, loanNo: lenderEvent.loanNo, reference: lenderEvent.reference })
    .from(lenderEvent)
    .innerJoin(institution, eq(institution.id, lenderEvent.institutionId))
    .where(
      and(
        eq(lenderEvent.kind, 'payment'),
        eq(lenderEvent.state, 'booked'),
        isNull(lenderEvent.reversedBy),
        like(lenderEvent.reference, `${prefix}%`),
      ),
    )
    .orderBy(sql`random()`)
    .limit(1);
  return row;
}
