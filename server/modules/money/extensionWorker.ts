import type { FastifyBaseLogger } from 'fastify';
import { CASE, LOAN } from '@/contract/codes/caseCodes';
import type { AppContext } from '../../access/appContext';
import { inTenantTransaction } from '../../database/callTransaction';
import type { Transaction } from '../../database/connect';
import { DatabaseUnavailable } from '../../database/connectionFault';
import { startPollingWorker, type PollingWorker } from '../../kernel/pollingWorker';
import { type DomainEvent, publishEvents } from '../../live/domainEvents';
import { toCalendarDay } from '../../values/toCalendarDay';
import { lockCasesOfLoans, moveCase, publishCaseChanged, type Task } from '../cases/casesFacade';
import { postponeLoan } from './loanBookStore';
import { lockAmountDue, type ExpiredExtension, listExpiredExtensions, removeFormerAgents } from './extensionStore';

type Parts = Pick<AppContext, 'database' | 'now'>;

/** Maximum delay until a passed due day is found. */
const EVERY_MS = 5000;
/** Number of cases per read. */
const AT_ONCE = 100;

async function tell(tx: Transaction, task: Task, changes: Partial<Task>): Promise<void> {
  const news: DomainEvent[] = [];
  const publish = (address: DomainEvent['address'], event: DomainEvent['event']) => void news.push({ address, event });
  const caller = { institutionId: task.institutionId };
  await publishCaseChanged({ ...task, ...changes }, { tx, caller, publish }, task.agentId);
  await publishEvents(tx, news);
}

/**
 * Reopens a case with the current due amount, for its agent or in its queue; a payment, a newer case or another server may have
 * come first (MI-07).
 */
const bringBack = ({ database, now }: Parts, of: ExpiredExtension): Promise<void> =>
  inTenantTransaction(database, { institutionId: of.institutionId }, async (tx) => {
    const locked = (await lockCasesOfLoans(tx, [of.loanId])).at(-1);
    const owed = await lockAmountDue(tx, of.loanId);
    if (locked?.id !== of.taskId || locked.status !== CASE.extended || !owed) return;
    const { due, unpaidRepayment, penaltyDate } = owed;
    if (due === 0 || penaltyDate >= toCalendarDay(now(), of.timeZone)) return;
    await postponeLoan(owed.id, { penaltyDate, status: LOAN.overdue }, { tx });
    const changes = { amount: due, unpaidRepayment, penaltyDate, ...(await removeFormerAgents(tx, locked)) };
    await moveCase(tx, locked, { event: 'reopened', now: now(), by: null, changes });
    await tell(tx, locked, changes);
  });

/** Starts the worker that reopens cases that ended by extension, when their new due day has passed unpaid (MI-07). */
export const startExtensionWorker = (parts: Parts, log: Pick<FastifyBaseLogger, 'error'>): PollingWorker => {
  const attempt = async (of: ExpiredExtension): Promise<void> => {
    try {
      await bringBack(parts, of);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      log.error({ err: error }, 'a case did not come back after its extension');
    }
  };
  const round = async (signal: AbortSignal): Promise<void> => {
    for (let after: number | undefined = 0; after !== undefined;) {
      const passed = await listExpiredExtensions(parts.database, { now: parts.now(), after, most: AT_ONCE });
      for (const each of passed) if (!signal.aborted) await attempt(each);
      after = signal.aborted ? undefined : passed.at(-1)?.taskId;
    }
  };
  return startPollingWorker({ everyMs: EVERY_MS, round, log, failure: 'cases were not brought back' });
};
