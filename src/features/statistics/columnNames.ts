import type { StatisticsRow } from '@/contract/entities/statistics';

/** A column of the statistics, by the name of its field. */
export type ColumnName = Exclude<keyof StatisticsRow, 'task_id'>;

/** The nine columns of §2, in its order. */
export const COLUMN_NAMES: readonly ColumnName[] = [
  'borrow_id',
  'user_id',
  'user_name',
  'repay_due_time',
  'penalty_day',
  'repay_due_amount',
  'amount',
  'repay_time',
  'repay_way_name',
];
