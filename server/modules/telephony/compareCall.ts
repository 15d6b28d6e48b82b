import type { Transaction } from '../../database/connect';
import type { DomainEvent } from '../../live/domainEvents';
import { findNotificationColumns, publishCaseChanged } from '../cases/casesFacade';
import { compareResults } from './lineStore';
import type { StoredCall } from './phoneCallStore';

/** Compares the results of a call with a new report of the line; returns the events about its case if a result changed (CD-05). */
export async function compareCall(call: StoredCall, tx: Transaction): Promise<DomainEvent[]> {
  if (!(await compareResults(call, tx))) return [];
  const news: DomainEvent[] = [];
  const [changed] = await findNotificationColumns([call.taskId], { tx });
  const publish = (address: DomainEvent['address'], event: DomainEvent['event']) => void news.push({ address, event });
  const caller = { institutionId: call.institutionId };
  if (changed) await publishCaseChanged(changed, { tx, caller, publish });
  return news;
}
