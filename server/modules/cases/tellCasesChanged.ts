import type { Transaction } from '../../database/connect';
import type { LiveAddress } from '../../kernel/caller';
import type { LiveEvent } from '@/contract/entities/liveEvent';
import { findCounters } from './watcherStore';

interface TellContext {
  readonly tx: Pick<Transaction, 'select'>;
  readonly caller: { readonly userId?: number; readonly institutionId: number };
  readonly tell: (address: LiveAddress, event: LiveEvent) => void;
}

/** Tells that many cases changed at once: the agents who got or lost some, and those who count them, one event each (AP-08, QU-02). */
export async function tellCasesChanged(agentIds: readonly number[] | 'everybody', context: TellContext): Promise<void> {
  const { caller, tell } = context;
  const { institutionId } = caller;
  if (agentIds === 'everybody') return tell({ institutionId }, { type: 'casesChanged' });
  const own = caller.userId === undefined ? [] : [caller.userId];
  const watchers = (await findCounters(context)).map(({ id }) => id);
  tell({ institutionId, userIds: [...new Set([...agentIds, ...own, ...watchers])] }, { type: 'casesChanged' });
}
