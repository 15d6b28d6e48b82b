import { and, count, eq, gt, gte, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { CallerContext } from '../../access/callContext';
import { selectVisibleTasks } from '../../access/selectVisibleTasks';
import { matchesRow } from '../../database/matchesRow';
import { task } from '../../database/tables/caseTables';
import { contactDecision, parkedCase } from '../../database/tables/lawTables';
import { toCalendarDay, startOfDay } from '../../values/toCalendarDay';

type LawTodayContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** Keeps null, because the driver returns it unconverted. */
const asTime = (value: unknown): Date | null => new Date(String(value));

const getHour = (column: AnyPgColumn, { caller }: LawTodayContext): SQL<Date | null> =>
  sql`date_trunc('hour', ${column}, ${caller.timeZone}::text)`.mapWith(asTime);

const startOfToday = ({ caller, now }: LawTodayContext): Date =>
  startOfDay(toCalendarDay(now, caller.timeZone), caller.timeZone);

type CountKind = 'lost' | 'parked' | 'back';
const what = (kind: CountKind) => sql<CountKind>`${sql.raw(`'${kind}'`)}`.as('what');

const getRows = (kind: CountKind, column: AnyPgColumn, context: LawTodayContext) => ({
  what: what(kind),
  hour: getHour(column, context).as('hour'),
  rows: count().as('rows'),
});

/** Selects calls and messages that were refused today, except those that only required a reason. */
const lost = (context: LawTodayContext) =>
  context.tx
    .select(getRows('lost', contactDecision.at, context))
    .from(contactDecision)
    .innerJoin(task, matchesRow(task, contactDecision.taskId))
    .where(
      and(
        eq(contactDecision.institutionId, context.caller.institutionId),
        gte(contactDecision.at, startOfToday(context)),
        isNull(contactDecision.callId),
        isNull(contactDecision.smsId),
        eq(contactDecision.doubted, false),
        selectVisibleTasks(context.caller),
      ),
    )
    .groupBy(sql`2`);

/** Selects cases that were parked today or are still parked; null: no time releases them. */
const parked = (kind: 'parked' | 'back', which: SQL | undefined, context: LawTodayContext) =>
  context.tx
    .select(getRows(kind, kind === 'back' ? parkedCase.until : parkedCase.parkedAt, context))
    .from(parkedCase)
    .innerJoin(task, matchesRow(task, parkedCase.taskId))
    .where(and(eq(parkedCase.institutionId, context.caller.institutionId), which, selectVisibleTasks(context.caller)))
    .groupBy(sql`2`);

/** Counts today's prevented contacts and parked cases, and the parked cases by the hour of their return. */
export function countLawToday(context: LawTodayContext) {
  const { returnedAt, until, agentId, parkedAt } = parkedCase;
  const isParked = and(isNull(returnedAt), eq(agentId, task.agentId), isNotNull(task.nextActionAt));
  return unionAll(
    lost(context),
    parked('parked', gte(parkedAt, startOfToday(context)), context),
    parked('back', and(isParked, gt(until, context.now)), context),
    parked('back', and(isParked, isNull(until)), context),
  );
}
