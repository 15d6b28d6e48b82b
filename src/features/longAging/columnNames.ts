import type { LongAgingRow } from '@/contract/entities/longAging';

/** A column of the long-aging list, by the name of its field. */
export type ColumnName = Exclude<keyof LongAgingRow, 'longAgingTasksId' | 'lastCallStatus' | 'currency'>;

/** All columns, in the product's order. */
export const COLUMN_NAMES: readonly ColumnName[] = [
  'borrowerName',
  'borrowerId',
  'loanCount',
  'amount',
  'penaltyDay',
  'lastCallResult',
  'lastCallTime',
  'agentName',
];
