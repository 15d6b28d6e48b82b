import type { Transaction } from '../../database/connect';
import type { LiveAddress } from '../../kernel/caller';
import type { LiveEvent } from '@/contract/entities/cases/liveEvent';
import { findCounters } from './watcherStore';

interface PublishContext {
  readonly tx: Pick<Transaction, 'select'>;
  readonly caller: { readonly userId?: number; readonly institutionId: number };
  readonly publish: (address: LiveAddress, event: LiveEvent) => void;
}

/**
 * Publishes the change of many cases at once: one event each for the agents who received or lost some, and for users who see
 * counts (AP-08, QU-02).
 */
export async function publishCasesChanged(
  agentIds: readonly number[] | 'everybody',
  context: PublishContext,
): Promise<void> {
  const { caller, publish } = context;
  const { institutionId } = caller;
  if (agentIds === 'everybody') return publish({ institutionId }, { type: 'casesChanged' });
  const own = caller.userId === undefined ? [] : [caller.userId];
  const watchers = (await findCounters(context)).map(({ id }) => id);
  publish({ institutionId, userIds: [...new Set([...agentIds, ...own, ...watchers])] }, { type: 'casesChanged' });
}
