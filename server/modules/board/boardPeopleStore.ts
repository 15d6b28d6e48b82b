import { minorUnits, type Minor } from '@/contract/minor';
import { sql } from 'drizzle-orm';
import type { DutyStatus } from '@/contract/codes/dutyStatus';
import { isRow } from '../../database/isRow';
import { appUser, queue, userGroup } from '../../database/tables/organisationTables';
import { type BoardConnection, type BoardSelection, ofAgents } from '../../access/boardScope';
import { dutyOn } from '../../access/dutyOn';

/** Somebody whose results the dashboard shows. */
export interface BoardPerson {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  readonly groupId: number | null;
  readonly groupName: string | null;
  readonly queueId: number | null;
  readonly queueName: string | null;
  readonly enabled: boolean;
  readonly ranked: boolean;
  /** Minor units. */
  readonly dailyTarget: Minor;
  /** What is planned on the day; null where nothing is. */
  readonly dutyStatus: DutyStatus | null;
}

type PersonRow = Record<string, unknown> & {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly group_id: string | null;
  readonly group_name: string | null;
  readonly queue_id: string | null;
  readonly queue_name: string | null;
  readonly enabled: boolean;
  readonly ranked: boolean;
  readonly daily_target: string;
  readonly duty: DutyStatus | null;
};

const numberOrNull = (text: string | null): number | null => (text === null ? null : Number(text));

const toPerson = (row: PersonRow): BoardPerson => ({
  id: Number(row.id),
  name: row.name,
  role: row.role,
  groupId: numberOrNull(row.group_id),
  groupName: row.group_name,
  queueId: numberOrNull(row.queue_id),
  queueName: row.queue_name,
  enabled: row.enabled,
  ranked: row.ranked,
  dailyTarget: minorUnits(Number(row.daily_target)),
  dutyStatus: row.duty,
});

/** Everybody whose results the selection may hold, with what is planned for them on a day. */
export async function boardPeople(tx: BoardConnection, selection: BoardSelection, day: string): Promise<BoardPerson[]> {
  const { rows } = await tx.execute<PersonRow>(sql`
    select ${appUser.id}, ${appUser.name}, ${appUser.role}, ${appUser.groupId}, ${userGroup.name} as group_name, ${appUser.queueId},
      ${queue.name} as queue_name, ${appUser.enabled}, ${appUser.ranked}, ${appUser.dailyTarget}, ${dutyOn(day)} as duty
    from ${appUser} left join ${userGroup} on ${isRow(userGroup, appUser.groupId)} left join ${queue} on ${isRow(queue, appUser.queueId)}
    where ${appUser.institutionId} = ${selection.viewer.institutionId} and ${ofAgents(sql`${appUser.id}`, selection)}
    order by ${appUser.id}`);
  return rows.map(toPerson);
}

/** Whoever works cases is at work and has a target: members who are enabled. */
export const isAtWork = ({ role, enabled }: Pick<BoardPerson, 'role' | 'enabled'>): boolean =>
  role === 'member' && enabled;
