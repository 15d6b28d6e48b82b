import type { SQL } from 'drizzle-orm';
import { and, count, eq, gte, inArray, lte, sql, sum } from 'drizzle-orm';
import { matchesRow } from '../../database/matchesRow';
import { loan, task } from '../../database/tables/caseTables';
import type { QueueRule } from '../../database/tables/organizationTables';
import type { CallerContext } from '../../access/callContext';
import { isOpenTask } from '../../access/queueScope';
import { addDays, toCalendarDay } from '../../values/toCalendarDay';
import { mapDefined, sortByPriority } from './queueRules';
import type { RuledQueue } from './ruledQueueStore';

type RuleContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

const ofLoanTypes = (types: readonly string[]): SQL =>
  sql`exists (select 1 from ${loan} where ${matchesRow(loan, task.loanId)} and ${loan.reloan} = any(${sql.param([...types])}::text[]))`;

/** Condition: a case matches a rule on a day (QU-01). More days past due mean an earlier penalty date. */
function fitsRule(rule: QueueRule, today: string): SQL {
  const conditions = [
    mapDefined(rule.minDays, (days) => lte(task.penaltyDate, addDays(today, -days))),
    mapDefined(rule.maxDays, (days) => gte(task.penaltyDate, addDays(today, -days))),
    mapDefined(rule.minAmount, (amount) => gte(task.amount, amount)),
    mapDefined(rule.maxAmount, (amount) => lte(task.amount, amount)),
    mapDefined(rule.products, (products) => inArray(task.productCategory, [...products])),
    mapDefined(rule.loanTypes, ofLoanTypes),
  ];
  return and(...conditions) ?? sql`true`;
}

/** Selects the queue that takes a case: of those with a matching rule, the one with the lowest priority number; null without a match. */
export function selectMatchingQueue(queues: readonly RuledQueue[], today: string): SQL<number | null> {
  if (queues.length === 0) return sql<number | null>`null::bigint`;
  const branches = sortByPriority(queues).map(({ id, rule }) => sql`when ${fitsRule(rule, today)} then ${id}::bigint`);
  return sql<number | null>`(case ${sql.join(branches, sql` `)} end)`;
}

/** Condition for the open cases that currently match all of these rules. */
const openUnder = (rules: readonly QueueRule[], { caller, now }: RuleContext): SQL | undefined => {
  const today = toCalendarDay(now, caller.timeZone);
  return and(eq(task.institutionId, caller.institutionId), isOpenTask, ...rules.map((rule) => fitsRule(rule, today)));
};

/** Returns the number of open cases that match a rule, and their amount due. */
export async function sumMatching(rule: QueueRule, context: RuleContext): Promise<{ cases: number; amount: number }> {
  const [found] = await context.tx
    .select({ cases: count(), amount: sum(task.amount).mapWith(Number) })
    .from(task)
    .where(openUnder([rule], context));
  return { cases: found?.cases ?? 0, amount: found?.amount ?? 0 };
}

/** Returns the number of open cases that match both rules. */
export async function countMatchingBoth(one: QueueRule, other: QueueRule, context: RuleContext): Promise<number> {
  const [found] = await context.tx
    .select({ cases: count() })
    .from(task)
    .where(openUnder([one, other], context));
  return found?.cases ?? 0;
}
