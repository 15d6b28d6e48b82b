import { OPEN_CASE_STATUSES } from '@/contract/codes/caseCodes';
import { matchesRow } from '../../../database/matchesRow';
import { toCodeLiteral } from '../../../database/toCodeLiteral';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/connect';
import { task } from '../../../database/tables/caseTables';
import { payLog } from '../../../database/tables/moneyTables';
import { appUser } from '../../../database/tables/organizationTables';
import type { TimeSpan } from '../../../values/toCalendarDay';
import { isRecovered, isSettled } from '../boardDefinitionStore';

/** The agent whose day is counted. */
export interface ScoredAgent {
  readonly id: number;
  readonly institutionId: number;
  readonly groupId: number | null;
  readonly ranked: boolean;
  /** Minor units. */
  readonly dailyTarget: number;
}

/** Finds an active agent; undefined for one of another institution. */
export const findScoredAgent = async (
  tx: Transaction,
  institutionId: number,
  id: number,
): Promise<ScoredAgent | undefined> => {
  const [found] = await tx
    .select({
      id: appUser.id,
      institutionId: appUser.institutionId,
      groupId: appUser.groupId,
      ranked: appUser.ranked,
      dailyTarget: appUser.dailyTarget,
    })
    .from(appUser)
    .where(and(eq(appUser.institutionId, institutionId), eq(appUser.id, id), eq(appUser.enabled, true)));
  return found;
};

/** Figures of an agent's cases on a day; amounts in minor units. */
export interface DayFigures {
  /** Open cases due for the agent by the end of the day. */
  readonly urgent: number;
  readonly settled: number;
  /** Amount due at the start of the day on the urgent and the settled cases. */
  readonly payable: number;
  /** Amount received by the agent's deductions. */
  readonly received: number;
}

const isUrgent = ({ end }: TimeSpan) =>
  sql`${task.status} in (${toCodeLiteral(...OPEN_CASE_STATUSES)}) and ${task.nextActionAt} <= ${end}`;

/** Counts an agent's day. */
export const getDayFigures = async (
  tx: Transaction,
  { id: agentId, institutionId }: Pick<ScoredAgent, 'id' | 'institutionId'>,
  day: TimeSpan,
): Promise<DayFigures> => {
  const counted = await tx.execute<Record<keyof DayFigures, string>>(sql`
    with mine as (
      select ${task.loanId} as loan_id, ${task.amount} as amount, ${isUrgent(day)} as urgent, ${isSettled(day)} as settled
      from ${task} where ${task.institutionId} = ${institutionId} and ${task.agentId} = ${agentId} and ((${isUrgent(day)}) or (${isSettled(day)}))
    ), paid as (
      select ${payLog.amount} as amount, ${payLog.agentId} = ${agentId} as by_agent, ${payLog.loanId} in (select loan_id from mine) as of_mine
      from ${payLog} where ${payLog.institutionId} = ${institutionId} and ${isRecovered(day)} and (${payLog.agentId} = ${agentId} or ${payLog.loanId} in (select loan_id from mine))
    )
    select
      (select count(*) from mine where urgent) as urgent,
      (select count(*) from mine where settled) as settled,
      (select coalesce(sum(amount), 0) from mine) + (select coalesce(sum(amount), 0) from paid where of_mine) as payable,
      (select coalesce(sum(amount), 0) from paid where by_agent) as received
  `);
  const row = counted.rows[0];
  // An aggregate without groups always has one row.
  if (row === undefined) throw new Error('the day was not counted');
  return {
    urgent: Number(row.urgent),
    settled: Number(row.settled),
    payable: Number(row.payable),
    received: Number(row.received),
  };
};

/** Counts the ranked agents of the group who recovered more on the day. */
export const countBetterAgents = async (
  tx: Transaction,
  groupId: number,
  { received, day }: { received: number; day: TimeSpan },
): Promise<number> => {
  const ahead = await tx.execute<{ number: string }>(sql`
    select count(*) as number from (
      select ${payLog.agentId} from ${payLog} join ${appUser} on ${matchesRow(appUser, payLog.agentId)}
      where ${isRecovered(day)} and ${appUser.groupId} = ${groupId} and ${appUser.ranked} and ${appUser.enabled}
      group by ${payLog.agentId} having sum(${payLog.amount}) > ${received}
    ) as better
  `);
  return Number(ahead.rows[0]?.number ?? 0);
};
