import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { appUser } from '../../database/tables/organisationTables';
import type { LiveAddress } from '../../kernel/caller';
import type { LiveEvent } from '@/contract/entities/liveEvent';

interface TellContext {
  readonly tx: Pick<Transaction, 'select'>;
  readonly caller: { readonly userId?: number; readonly institutionId: number };
  readonly tell: (address: LiveAddress, event: LiveEvent) => void;
}

/** Leaders, administrators and auditors have counts of everybody's cases before them. */
const watching = ({ tx, caller }: TellContext): Promise<{ id: number }[]> =>
  tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(
      and(
        eq(appUser.institutionId, caller.institutionId),
        eq(appUser.enabled, true),
        inArray(appUser.role, ['leader', 'admin', 'auditor']),
      ),
    );

/** Tells that many cases changed at once: the agents who got or lost some, and those who count them, one event each (AP-08, QU-02). */
export async function tellCasesChanged(agentIds: readonly number[] | 'everybody', context: TellContext): Promise<void> {
  const { caller, tell } = context;
  const { institutionId } = caller;
  if (agentIds === 'everybody') return tell({ institutionId }, { type: 'casesChanged' });
  const own = caller.userId === undefined ? [] : [caller.userId];
  const watchers = (await watching(context)).map(({ id }) => id);
  tell({ institutionId, userIds: [...new Set([...agentIds, ...own, ...watchers])] }, { type: 'casesChanged' });
}
