import type { boardCasesQuery, boardPaymentsQuery } from '@/contract/entities/management/board';
import type * as z from 'zod/mini';
import { Refusal } from '../../kernel/refusal';
import { listDrilledCases, listDrilledPayments } from './boardDrillStore';
import { serializeBoardCase, serializePayments } from './boardWire';
import { parseBoardQuery, type BoardContext } from './boardSelection';

/** Returns a page of the cases that a figure counts; the cases held on a past day can no longer be listed (DB-02). */
export async function getCases(
  { page, size, figure, sort, order, ...query }: z.output<typeof boardCasesQuery>,
  context: BoardContext,
) {
  const { selection, period } = await parseBoardQuery(query, context);
  if (figure === 'boundCases' && !period.isCurrent) throw new Refusal('invalidInput', { fields: 'figure, date' });
  const part = { offset: (page - 1) * size, limit: size, sort, order };
  const { rows, total } = await listDrilledCases({ selection, figure }, part, context);
  const { currency, currencyDigits: digits } = context.caller;
  return { result: rows.map((row) => serializeBoardCase(row, digits)), totalCount: total, currency };
}

/** Lists a page of the payments in the recovered amount (§7 payment/details, DB-02). */
export async function getPayments(
  { page, size, sort, order, ...query }: z.output<typeof boardPaymentsQuery>,
  context: BoardContext,
) {
  const { selection } = await parseBoardQuery(query, context);
  const part = { offset: (page - 1) * size, limit: size, sort, order };
  return serializePayments(await listDrilledPayments(selection, part, context), context.caller);
}
