import { and, count, desc, eq, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ComplaintAge } from '@/contract/codes/complaintCodes';
import type { CallerContext } from '../../access/callContext';
import { selectVisibleComplaints } from '../../access/selectVisibleComplaints';
import { matchesRow } from '../../database/matchesRow';
import { complaint, complaintAllegation } from '../../database/tables/complaintTables';

type ReportContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

interface Period {
  readonly from: Date;
  /** Exclusive end of the period. */
  readonly until: Date;
}

const whole = alias(complaint, 'whole');
const part = alias(complaint, 'part');

/** Selects the complaints that count: those that were not split, each with the registration time of the original one. */
const selectCountedComplaints = (context: ReportContext) =>
  context.tx
    .select({
      id: complaint.id,
      completedAt: complaint.completedAt,
      dueAt: complaint.dueAt,
      registeredAt: sql<Date>`coalesce(${whole.createdAt}, ${complaint.createdAt})`.as('registered_at'),
    })
    .from(complaint)
    .leftJoin(whole, and(eq(whole.id, complaint.parentId), eq(whole.institutionId, complaint.institutionId)))
    .where(
      and(
        selectVisibleComplaints(context),
        notExists(context.tx.select({ id: part.id }).from(part).where(matchesRow(complaint, part.parentId))),
      ),
    )
    .as('counted');

type CountedComplaints = ReturnType<typeof selectCountedComplaints>;

const countWhere = (condition: SQL | undefined): SQL<number> =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

const within = (
  column: SQL | CountedComplaints['completedAt'] | CountedComplaints['registeredAt'],
  { from, until }: Period,
): SQL => sql`${column} >= ${from.toISOString()} and ${column} < ${until.toISOString()}`;

const getFigures = (from: CountedComplaints, period: Period, now: Date) => ({
  registered: countWhere(within(from.registeredAt, period)),
  completed: countWhere(within(from.completedAt, period)),
  inTime: countWhere(sql`${within(from.completedAt, period)} and ${from.completedAt} <= ${from.dueAt}`),
  open: countWhere(isNull(from.completedAt)),
  overdue: countWhere(sql`${from.completedAt} is null and ${from.dueAt} < ${now.toISOString()}`),
});

/** Figures of a report about some complaints. */
export interface ReportFigures {
  readonly registered: number;
  readonly completed: number;
  readonly inTime: number;
  readonly open: number;
  readonly overdue: number;
}

const NONE: ReportFigures = { registered: 0, completed: 0, inTime: 0, open: 0, overdue: 0 };

/** Counts all of them together, each once. */
export async function countComplaints(period: Period, context: ReportContext): Promise<ReportFigures> {
  const from = selectCountedComplaints(context);
  const [row] = await context.tx.select(getFigures(from, period, context.now)).from(from);
  return row ?? NONE;
}

/** Counts by cause, the most frequent first; causes without complaints in the period and without open ones are omitted. */
export async function countByKind(period: Period, context: ReportContext) {
  const from = selectCountedComplaints(context);
  const causes = context.tx
    .selectDistinct({ orderId: complaintAllegation.workOrderId, kind: complaintAllegation.kind })
    .from(complaintAllegation)
    .where(eq(complaintAllegation.institutionId, context.caller.institutionId))
    .as('causes');
  const rows = await context.tx
    .select({ kind: causes.kind, ...getFigures(from, period, context.now) })
    .from(from)
    .innerJoin(causes, eq(causes.orderId, from.id))
    .groupBy(causes.kind)
    .orderBy(desc(count()), causes.kind);
  return rows.filter(({ registered, completed, open }) => registered + completed + open > 0);
}

/** Counts the open ones by age; ages without any are omitted. */
export async function countByAge(
  context: ReportContext,
): Promise<{ age: ComplaintAge; open: number; overdue: number }[]> {
  const from = selectCountedComplaints(context);
  const now = context.now.toISOString();
  const waited = sql`(${now}::timestamptz - ${from.registeredAt})`;
  const age = sql<ComplaintAge>`case
    when ${waited} < interval '1 day' then 'day'
    when ${waited} < interval '3 days' then 'threeDays'
    when ${waited} < interval '7 days' then 'week'
    when ${waited} < interval '30 days' then 'month'
    else 'older' end`.as('age');
  return context.tx
    .select({ age, open: countWhere(sql`true`), overdue: countWhere(sql`${from.dueAt} < ${now}`) })
    .from(from)
    .where(isNull(from.completedAt))
    .groupBy(sql`age`);
}
