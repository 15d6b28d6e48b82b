import type { BoardCase, boardCasesQuery, BoardPayment, boardPaymentsQuery } from '@/contract/entities/board';
import type * as z from 'zod/mini';
import { Refusal } from '../../kernel/refusal';
import { type DrilledCase, drilledCases, type DrilledPayment, drilledPayments } from './boardDrillStore';
import { askBoard, type BoardAsked, type BoardContext } from './boardSelection';
import { sumToWire } from '../../values/wire';

const timeOf = (milliseconds: string): string => new Date(Number(milliseconds)).toISOString();

const caseOnTheWire = (row: DrilledCase, digits: number): BoardCase => ({
  taskId: row.visible ? row.task_id : null,
  loanId: row.loan_no,
  borrowerName: row.borrower_name,
  agentName: row.agent_name,
  queueName: row.queue_name,
  status: row.status,
  amountDue: sumToWire(row.amount, digits),
  time: row.at === null ? null : timeOf(row.at),
  promisedAmount: row.promised_amount === null ? null : sumToWire(row.promised_amount, digits),
});

/** A page of the cases that a figure counts; what was held on a past day can no longer be listed (DB-02). */
export async function casesOf(
  { page, size, figure, ...asked }: z.output<typeof boardCasesQuery>,
  context: BoardContext,
) {
  const { selection, period } = await askBoard(asked, context);
  if (figure === 'boundCases' && !period.isCurrent) throw new Refusal('invalidInput', { fields: 'figure, date' });
  const part = { offset: (page - 1) * size, limit: size };
  const { rows, total } = await drilledCases({ selection, figure }, part, context);
  const { currency, currencyDigits: digits } = context.caller;
  return { result: rows.map((row) => caseOnTheWire(row, digits)), totalCount: total, currency };
}

const paymentOnTheWire = (row: DrilledPayment, digits: number): BoardPayment => ({
  payLogId: row.id,
  time: timeOf(row.at),
  taskId: row.visible ? row.task_id : null,
  loanId: row.loan_no,
  borrowerName: row.borrower_name,
  agentName: row.agent_name,
  queueName: row.queue_name,
  amount: sumToWire(row.amount, digits),
  type: row.type,
});

/** A page of the payments that the recovered amount adds up (§7 payment/details, DB-02). */
export async function paymentsOf({ page, size, ...asked }: z.output<typeof boardPaymentsQuery>, context: BoardContext) {
  const { selection } = await askBoard(asked, context);
  const { currency, currencyDigits: digits } = context.caller;
  const part = { offset: (page - 1) * size, limit: size };
  const { rows, total, amount } = await drilledPayments(selection, part, context);
  return {
    result: rows.map((row) => paymentOnTheWire(row, digits)),
    totalCount: total,
    totalAmount: sumToWire(amount, digits),
    currency,
  };
}

/** All payments up to a number, for the file. */
export async function allPaymentsOf(asked: BoardAsked, limit: number, context: BoardContext): Promise<BoardPayment[]> {
  const { selection } = await askBoard(asked, context);
  const { rows } = await drilledPayments(selection, { offset: 0, limit }, context);
  return rows.map((row) => paymentOnTheWire(row, context.caller.currencyDigits));
}
