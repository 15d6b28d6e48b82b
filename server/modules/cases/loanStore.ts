import { and, eq } from 'drizzle-orm';
import type { Borrower } from '@/contract/entities/borrower';
import type { LoanItem } from '@/contract/entities/loanItem';
import { borrower, loan } from '../../database/tables/caseTables';
import { queue } from '../../database/tables/organisationTables';
import { timeOnWire, timeOrNull, toWire } from '../../values/wire';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { maskAccountOrNull, maskAddressOrNull, maskIdNumberOrNull, maskPhoneOrNull } from '../../security/masking';
import { holderOf } from './heldCaseStore';
import { readPromiseState } from './promiseStateStore';
import type { Task } from './taskWire';
import { toTaskRow } from './taskWire';

type LoanContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
/** A loan as the database keeps it. */
export type StoredLoan = typeof loan.$inferSelect;
/** A borrower as the database keeps it. */
export type StoredBorrower = typeof borrower.$inferSelect;

/** The loan of a case. */
export async function findLoan(of: Task, { tx, caller }: LoanContext): Promise<StoredLoan> {
  const [row] = await tx
    .select()
    .from(loan)
    .where(and(eq(loan.id, of.loanId), eq(loan.institutionId, caller.institutionId)));
  if (!row) throw new Refusal('notFound');
  return row;
}

/** The loan of a locked case, held until the end of the transaction: nothing else is paid into it meanwhile. */
export async function lockLoan(of: Task, { tx, caller }: LoanContext): Promise<StoredLoan> {
  const [row] = await tx
    .select()
    .from(loan)
    .where(and(eq(loan.id, of.loanId), eq(loan.institutionId, caller.institutionId)))
    .for('update');
  if (!row) throw new Refusal('notFound');
  return row;
}

/** The borrower of a case. */
export async function findBorrower(of: Task, { tx, caller }: LoanContext): Promise<StoredBorrower> {
  const [row] = await tx
    .select()
    .from(borrower)
    .where(and(eq(borrower.id, of.borrowerId), eq(borrower.institutionId, caller.institutionId)));
  if (!row) throw new Refusal('notFound');
  return row;
}

async function queueName(of: Task, { tx }: LoanContext): Promise<string | null> {
  if (of.queueId === null) return null;
  const [row] = await tx.select({ name: queue.name }).from(queue).where(eq(queue.id, of.queueId));
  return row?.name ?? null;
}

const taskPart = async (of: Task, context: LoanContext): Promise<LoanItem['task']> => ({
  ...toTaskRow(of, context),
  promiseState: await readPromiseState(of, context),
  queueName: await queueName(of, context),
  agentId: of.agentId === null ? null : String(of.agentId),
  assignedTime: timeOrNull(of.assignedAt),
  version: of.version,
});

const loanPart = (row: StoredLoan, digits: number): Omit<LoanItem, 'task' | 'collectionTime'> => ({
  loanStatus: row.status,
  reloan: row.reloan,
  productCategory: row.productCategory,
  loanOrder: row.loanNo,
  loanTime: timeOrNull(row.loanTime),
  contractAmount: toWire(row.contractAmount, digits),
  unpaidRepaymentTotal: toWire(row.unpaidRepayment, digits),
  interestReceivable: toWire(row.interestReceivable, digits),
  penaltyInterest: toWire(row.penaltyInterest, digits),
  ivaReceivable: toWire(row.ivaReceivable, digits),
  deductionAccount: maskAccountOrNull(row.deductionAccount),
  bankAccount: maskAccountOrNull(row.bankAccount),
  loanApp: row.appName,
  lastOpenedTime: timeOrNull(row.lastOpenedAt),
  lastRepaymentPageTime: timeOrNull(row.lastRepaymentPageAt),
});

/** All that the case detail shows of a case and its loan, accounts masked (CD-01, CD-07, CD-12). */
export async function readLoanItem(of: Task, context: LoanContext): Promise<LoanItem> {
  const row = await findLoan(of, context);
  const workOrderId = await holderOf(of, context);
  return {
    task: await taskPart(of, context),
    heldBy: workOrderId === null ? null : { workOrderId: String(workOrderId) },
    ...loanPart(row, context.caller.currencyDigits),
    collectionTime: timeOnWire(of.collectionAt),
  };
}

/** The borrower of a case as the wire shows it: ID number, phones and addresses masked (CD-07, CD-12). */
export async function readBorrower(of: Task, context: LoanContext): Promise<Borrower> {
  const row = await findBorrower(of, context);
  return {
    borrowerId: row.borrowerNo,
    identityNumber: maskIdNumberOrNull(row.identityNumber),
    maritalStatus: row.maritalStatus,
    education: row.education,
    mobilePhone: maskPhoneOrNull(row.mobilePhone),
    homePhone: maskPhoneOrNull(row.homePhone),
    companyName: row.companyName,
    occupation: row.occupation,
    workingYears: row.workingYears,
    homeAddress: maskAddressOrNull(row.homeAddress),
    companyAddress: maskAddressOrNull(row.companyAddress),
  };
}
