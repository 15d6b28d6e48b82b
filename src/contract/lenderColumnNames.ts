/** Columns of a lender's file, in the order of the template (MI-01). */
export const LENDER_COLUMN_NAMES = [
  'reference',
  'kind',
  'loan_no',
  'amount',
  'currency',
  'value_time',
  'of_reference',
  'new_due_day',
  'paid_by',
  'reason',
] as const;
