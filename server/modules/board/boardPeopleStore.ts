import { toMinorUnits, type Minor } from '@/contract/minor';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DutyStatus } from '@/contract/codes/seatCodes';
import { dailyScore, dailyScoreRun } from '../../database/tables/boardTables';
import { appUser, queue, userGroup } from '../../database/tables/organizationTables';
import {
  type BoardConnection,
  type BoardSelection,
  restrictToAgents,
  restrictToGroupAtTime,
} from '../../access/boardScope';
import { selectDutyStatus } from '../../access/seatScope';

/** User whose results the dashboard shows: on a closed day with the settings of that day. */
export interface BoardPerson {
  readonly id: number;
  readonly name: string;
  readonly groupId: number | null;
  readonly groupName: string | null;
  readonly queueId: number | null;
  readonly queueName: string | null;
  /** True for an enabled member in the viewer's scope on the day. */
  readonly isAtWork: boolean;
  readonly isRanked: boolean;
  /** Minor units. */
  readonly dailyTarget: Minor;
  readonly createdAt: Date;
  /** Planned duty of the day; null if none is planned. */
  readonly dutyStatus: DutyStatus | null;
}

type PersonRow = Record<string, unknown> & {
  readonly id: string;
  readonly name: string;
  readonly group_id: string | null;
  readonly group_name: string | null;
  readonly queue_id: string | null;
  readonly queue_name: string | null;
  readonly is_at_work: boolean;
  readonly is_ranked: boolean;
  readonly daily_target: string;
  readonly created_ms: string;
  readonly duty: DutyStatus | null;
};

const numberOrNull = (text: string | null): number | null => (text === null ? null : Number(text));

const toPerson = (row: PersonRow): BoardPerson => ({
  id: Number(row.id),
  name: row.name,
  groupId: numberOrNull(row.group_id),
  groupName: row.group_name,
  queueId: numberOrNull(row.queue_id),
  queueName: row.queue_name,
  isAtWork: row.is_at_work,
  isRanked: row.is_ranked,
  dailyTarget: toMinorUnits(Number(row.daily_target)),
  createdAt: new Date(Number(row.created_ms)),
  dutyStatus: row.duty,
});

/** Uses the stored value of a closed day, otherwise the current one. */
const onDay = (closed: AnyPgColumn, now: AnyPgColumn): SQL =>
  sql`case when ${dailyScore.userId} is null then ${now} else ${closed} end`;

const isClosed = (institutionId: number, day: string): SQL => sql`exists (
  select from ${dailyScoreRun} where ${dailyScoreRun.institutionId} = ${institutionId} and ${dailyScoreRun.day} = ${day})`;

/** Returns all users whose results the selection may contain, with their planned duty of a day. */
export async function listBoardPeople(
  tx: BoardConnection,
  selection: BoardSelection,
  day: string,
): Promise<BoardPerson[]> {
  const { institutionId } = selection.viewer;
  const isMember = sql`${appUser.role} = 'member' and ${appUser.enabled} and not ${isClosed(institutionId, day)}`;
  const { rows } = await tx.execute<PersonRow>(sql`
    select person.*, ${userGroup.name} as group_name, ${queue.name} as queue_name,
      person.at_work and ${restrictToGroupAtTime(sql`person.id`, sql`person.group_id`, selection)} as is_at_work
    from (
      select ${appUser.institutionId}, ${appUser.id}, ${appUser.name}, ${onDay(dailyScore.groupId, appUser.groupId)} as group_id,
        ${onDay(dailyScore.queueId, appUser.queueId)} as queue_id, coalesce(${dailyScore.isAtWork}, ${isMember}) as at_work,
        ${onDay(dailyScore.isRanked, appUser.ranked)} as is_ranked, ${onDay(dailyScore.target, appUser.dailyTarget)} as daily_target,
        (extract(epoch from ${appUser.createdAt}) * 1000)::bigint as created_ms, ${selectDutyStatus(day)} as duty
      from ${appUser} left join ${dailyScore} on ${dailyScore.institutionId} = ${institutionId}
        and ${dailyScore.userId} = ${appUser.id} and ${dailyScore.day} = ${day}
      where ${appUser.institutionId} = ${institutionId} and ${restrictToAgents(sql`${appUser.id}`, selection)}
    ) as person
      left join ${userGroup} on ${userGroup.institutionId} = person.institution_id and ${userGroup.id} = person.group_id
      left join ${queue} on ${queue.institutionId} = person.institution_id and ${queue.id} = person.queue_id
    order by person.id`);
  return rows.map(toPerson);
}

/** Returns true for enabled members: they work cases and have a target. */
export const isAtWork = (person: Pick<BoardPerson, 'isAtWork'>): boolean => person.isAtWork;
