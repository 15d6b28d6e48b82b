import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Client } from '@/contract/call';
import { joinsTo } from '../../database/joinsTo';
import type { Transaction } from '../../database/connect';
import { loginLog, session } from '../../database/tables/signInTables';
import type { CallerContext } from '../../access/callContext';

/** Returns the client through which a session was opened. */
export async function getSignInClient(tx: Transaction, sessionId: number): Promise<Client> {
  const [row] = await tx
    .select({ client: loginLog.client })
    .from(session)
    .innerJoin(loginLog, joinsTo(loginLog, session.loginLogId))
    .where(eq(session.id, sessionId));
  return row?.client ?? 'main';
}

/** Counts the users of the institution that signed in through each client since a time. */
export async function recentUsersBy(
  since: Date,
  { tx, caller }: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<ReadonlyMap<Client, number>> {
  const rows = await tx
    .select({ client: loginLog.client, people: sql<string>`count(distinct ${loginLog.userId})` })
    .from(loginLog)
    .where(
      and(
        eq(loginLog.institutionId, caller.institutionId),
        gt(loginLog.createdAt, since),
        inArray(loginLog.outcome, ['success', 'livenessPassed']),
      ),
    )
    .groupBy(loginLog.client);
  return new Map(rows.map(({ client, people }) => [client, Number(people)]));
}
