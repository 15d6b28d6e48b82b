import { codesOf } from '@/contract/codes/codeTable';
import { LOAN_TYPE } from '@/contract/codes/loanType';
import type { SQL } from 'drizzle-orm';
import { and, gte, inArray, lte, sql } from 'drizzle-orm';
import type { QueueRuleWire } from '@/contract/entities/queue';
import type { QueueRule } from '../../database/tables/organisationTables';
import { loan, task } from '../../database/tables/caseTables';
import { addDays } from '../../values/calendarDay';
import { toMinor } from '../../values/money';
import { toWire } from '../../values/wire';

/** An automatic queue as far as routing needs it. */
export interface RuledQueue {
  readonly id: number;
  readonly name: string;
  readonly rule: QueueRule;
  readonly priority: number;
}

const given = <Value, Result>(value: Value | undefined, make: (value: Value) => Result): Result | undefined =>
  value === undefined ? undefined : make(value);

const ofLoanTypes = (types: readonly string[]): SQL =>
  sql`exists (select 1 from ${loan} where ${loan.id} = ${task.loanId} and ${loan.reloan} = any(${sql.param([...types])}::text[]))`;

/** Whether a case fits a rule on a day (QU-01): more days past due mean an earlier penalty date. */
export function fitsRule(rule: QueueRule, today: string): SQL {
  const conditions = [
    given(rule.minDays, (days) => lte(task.penaltyDate, addDays(today, -days))),
    given(rule.maxDays, (days) => gte(task.penaltyDate, addDays(today, -days))),
    given(rule.minAmount, (amount) => gte(task.amount, amount)),
    given(rule.maxAmount, (amount) => lte(task.amount, amount)),
    given(rule.products, (products) => inArray(task.productCategory, [...products])),
    given(rule.loanTypes, ofLoanTypes),
  ];
  return and(...conditions) ?? sql`true`;
}

const inOrder = (queues: readonly RuledQueue[]): RuledQueue[] =>
  queues.toSorted((one, other) => one.priority - other.priority || one.id - other.id);

/** The queue that takes a case: of those whose rules it fits, the one with the least priority; null where it fits none. */
export function takingQueue(queues: readonly RuledQueue[], today: string): SQL<number | null> {
  if (queues.length === 0) return sql<number | null>`null::bigint`;
  const branches = inOrder(queues).map(({ id, rule }) => sql`when ${fitsRule(rule, today)} then ${id}::bigint`);
  return sql<number | null>`(case ${sql.join(branches, sql` `)} end)`;
}

/** Which of two queues takes a case that fits both. */
export const takesBefore = (one: RuledQueue, other: RuledQueue): boolean => inOrder([one, other])[0] === one;

interface Amounts<Amount> {
  readonly minAmount?: Amount;
  readonly maxAmount?: Amount;
}

const amountsOf = <From, To>({ minAmount, maxAmount }: Amounts<From>, convert: (amount: From) => To): Amounts<To> => ({
  ...(minAmount !== undefined && { minAmount: convert(minAmount) }),
  ...(maxAmount !== undefined && { maxAmount: convert(maxAmount) }),
});

/** A rule as the database keeps it, amounts in minor units. */
export const ruleToStore = (rule: QueueRuleWire, digits: number): QueueRule => ({
  ...given(rule.minDays, (minDays) => ({ minDays })),
  ...given(rule.maxDays, (maxDays) => ({ maxDays })),
  ...given(rule.products, (products) => ({ products: [...new Set(products)] })),
  ...given(rule.loanTypes, (loanTypes) => ({ loanTypes: [...new Set(loanTypes)] })),
  ...amountsOf(
    {
      ...given(rule.minAmount, (minAmount) => ({ minAmount })),
      ...given(rule.maxAmount, (maxAmount) => ({ maxAmount })),
    },
    (amount) => toMinor(amount, digits),
  ),
});

/** A kept rule as the wire shows it. */
export const ruleToWire = (rule: QueueRule | null, digits: number): QueueRuleWire | null =>
  rule === null
    ? null
    : {
        ...given(rule.minDays, (minDays) => ({ minDays })),
        ...given(rule.maxDays, (maxDays) => ({ maxDays })),
        ...given(rule.products, (products) => ({ products: [...products] })),
        ...given(rule.loanTypes, (types) => ({ loanTypes: codesOf(LOAN_TYPE).filter((type) => types.includes(type)) })),
        ...amountsOf(rule, (amount) => toWire(amount, digits)),
      };
