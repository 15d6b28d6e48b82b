import { TELEPHONE_STATUSES } from '@/contract/codes/callStatus';
import type { PromiseState } from '@/contract/codes/promiseState';
import { and, count, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { isRow } from '../../database/isRow';
import { phoneCall } from '../../database/tables/callTables';
import { collectionLog, loan, task } from '../../database/tables/caseTables';
import { caseHold } from '../../database/tables/holdTables';
import { queue } from '../../database/tables/organisationTables';
import { calendarDay, startOfDay } from '../../values/calendarDay';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { type Holders, inForce, openComplaint } from './holderStore';
import type { StoredLoan } from './loanStore';
import { promiseState } from './promiseStateStore';
import type { Task } from './taskStore';

type BesideContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** What stands beside a case on its screen. */
export interface CaseBeside {
  readonly loan: StoredLoan;
  readonly holders: Holders;
  readonly promiseState: PromiseState | null;
  /** Null where the case is in no queue. */
  readonly queueName: string | null;
  /** How often anybody has tried to reach somebody by telephone in the institution's day: calls from here, and results of calls made elsewhere. */
  readonly attempts: number;
}

function attemptsToday(of: Task, { tx, caller, now }: BesideContext) {
  const since = startOfDay(calendarDay(now, caller.timeZone), caller.timeZone);
  const dialled = tx
    .select({ calls: count() })
    .from(phoneCall)
    .where(
      and(eq(phoneCall.institutionId, of.institutionId), eq(phoneCall.taskId, of.id), gte(phoneCall.startedAt, since)),
    );
  const recorded = tx
    .select({ calls: count() })
    .from(collectionLog)
    .where(
      and(
        eq(collectionLog.institutionId, of.institutionId),
        eq(collectionLog.taskId, of.id),
        gte(collectionLog.createdAt, since),
        isNull(collectionLog.phoneCallId),
        inArray(collectionLog.callStatus, [...TELEPHONE_STATUSES]),
      ),
    );
  return sql`${dialled} + ${recorded}`.mapWith(Number);
}

/** All of it in one statement: the screen waits for it. */
export async function readBeside(of: Task, context: BesideContext): Promise<CaseBeside> {
  const [row] = await context.tx
    .select({
      loan,
      hold: caseHold,
      workOrderId: sql<number | null>`${openComplaint(of, context)}`.mapWith(Number),
      promiseState: promiseState(context),
      queueName: queue.name,
      attempts: attemptsToday(of, context),
    })
    .from(task)
    .innerJoin(loan, and(eq(loan.id, task.loanId), eq(loan.institutionId, context.caller.institutionId)))
    .leftJoin(caseHold, inForce(of))
    .leftJoin(queue, isRow(queue, task.queueId))
    .where(eq(task.id, of.id));
  if (!row) throw new Refusal('notFound');
  const { hold, workOrderId, ...beside } = row;
  return { ...beside, holders: { hold, workOrderId } };
}
