import type { BoardCase, BoardPayment } from '@/contract/entities/management/board';
import type { Caller } from '../../kernel/caller';
import { sumToWire, timeOnWire } from '../../values/wire';
import type { DrilledCase, DrilledPayment, DrilledPayments } from './boardDrillStore';

const timeOf = (milliseconds: string): string => timeOnWire(new Date(Number(milliseconds)));

/** Converts a case behind a figure to its wire shape (DB-02). */
export const boardCaseOnWire = (row: DrilledCase, digits: number): BoardCase => ({
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

/** Converts a payment behind the recovered amount to its wire shape (DB-02). */
export const boardPaymentOnWire = (row: DrilledPayment, digits: number): BoardPayment => ({
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

/** Converts a page of payments with their total amount. */
export const paymentsOnWire = (
  { rows, total, amount }: DrilledPayments,
  { currency, currencyDigits: digits }: Caller,
) => ({
  result: rows.map((row) => boardPaymentOnWire(row, digits)),
  totalCount: total,
  totalAmount: sumToWire(amount, digits),
  currency,
});
