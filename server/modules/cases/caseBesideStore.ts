import { TELEPHONE_STATUSES } from '@/contract/codes/contactCodes';
import type { PromiseState } from '@/contract/codes/moneyCodes';
import { and, count, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { matchesRow } from '../../database/matchesRow';
import { preparedQuery } from '../../database/preparedQuery';
import { phoneCall } from '../../database/tables/callTables';
import { collectionLog, loan, task } from '../../database/tables/caseTables';
import { caseHold } from '../../database/tables/preferenceTables';
import { queue } from '../../database/tables/organizationTables';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { type Holders, isHoldInForce, openComplaint } from './hold/holderStore';
import type { StoredLoan } from './loanStore';
import { getClock, selectPromiseState } from './promiseStateStore';
import type { Task } from './taskStore';

type BesideContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** Data that the case screen shows in addition to the case. */
export interface CaseScreenContext {
  readonly loan: StoredLoan;
  readonly holders: Holders;
  readonly promiseState: PromiseState | null;
  /** Null if the case is in no queue. */
  readonly queueName: string | null;
  /** Number of telephone attempts in the institution's day: calls from this system, and results of calls made elsewhere. */
  readonly attempts: number;
}

/** Placeholders of the case and of the clock of the call. */
const at = {
  id: sql.placeholder('id'),
  institutionId: sql.placeholder('institutionId'),
  timeZone: sql.placeholder('timeZone'),
  today: sql.placeholder('today'),
};

function attemptsToday({ tx }: Pick<BesideContext, 'tx'>) {
  const dialled = tx
    .select({ calls: count() })
    .from(phoneCall)
    .where(
      and(
        eq(phoneCall.institutionId, at.institutionId),
        eq(phoneCall.taskId, at.id),
        gte(phoneCall.startedAt, at.today),
      ),
    );
  const recorded = tx
    .select({ calls: count() })
    .from(collectionLog)
    .where(
      and(
        eq(collectionLog.institutionId, at.institutionId),
        eq(collectionLog.taskId, at.id),
        gte(collectionLog.createdAt, at.today),
        isNull(collectionLog.phoneCallId),
        inArray(collectionLog.callStatus, [...TELEPHONE_STATUSES]),
      ),
    );
  return sql`${dialled} + ${recorded}`.mapWith(Number);
}

type Beside = Omit<CaseScreenContext, 'holders'> & Holders;

const askBeside = preparedQuery<Beside>('case_beside', (tx) =>
  tx
    .select({
      loan,
      hold: caseHold,
      workOrderId: sql<number | null>`${openComplaint(at, { tx })}`.mapWith(Number),
      promiseState: selectPromiseState(at),
      queueName: queue.name,
      attempts: attemptsToday({ tx }),
    })
    .from(task)
    .innerJoin(loan, and(eq(loan.id, task.loanId), eq(loan.institutionId, at.institutionId)))
    .leftJoin(caseHold, isHoldInForce(at))
    .leftJoin(queue, matchesRow(queue, task.queueId))
    .where(and(eq(task.id, at.id), eq(task.institutionId, at.institutionId))),
);

/** Reads all of it in one statement, because the screen waits for it. */
export async function readCaseContext(
  { id, institutionId }: Task,
  { tx, ...given }: BesideContext,
): Promise<CaseScreenContext> {
  const [row] = await askBeside(tx, { id, institutionId, ...getClock(given) });
  if (!row) throw new Refusal('notFound');
  const { hold, workOrderId, ...beside } = row;
  return { ...beside, holders: { hold, workOrderId } };
}
