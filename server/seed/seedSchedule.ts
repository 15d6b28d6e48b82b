import type { DutyStatus } from '@/contract/codes/seatCodes';
import { addDays, toCalendarDay } from '../values/toCalendarDay';
import { getParts } from '../values/arrays';
import { seatPlan, workSchedule } from '../database/tables/seatTables';
import type { SeedConnection } from './seedConnection';
import type { MadeUser } from './seedOrganization';
import { type Random, createRandom } from './random';
import type { Country } from './countries/country';

/** Parameters of an institution's schedule. */
export interface ScheduleSeed {
  readonly institutionId: number;
  readonly users: readonly MadeUser[];
  readonly country: Country;
  readonly now: Date;
}

const DAYS_EACH_WAY = 14;
const SUNDAY = 0;
const DAYS_A_WEEK = 7;
/** Demo accounts that are always on duty today. */
const AT_WORK_TODAY: ReadonlySet<string> = new Set(['agent', 'agent2', 'face', 'frame', 'aging', 'other.agent']);
const DEPARTS_IN = 4;
/** Minimum number of agents for a departure. */
const ENOUGH_TO_LEAVE = 6;

interface AgentWeek {
  readonly user: MadeUser;
  readonly place: number;
  readonly random: Random;
  readonly isLeaving: boolean;
}

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Assigns one free day a week, rotating between agents; on Sundays one in three works. */
const isFree = (day: string, place: number): boolean =>
  weekday(day) === SUNDAY ? place % 3 !== 0 : weekday(day) === 1 + (place % (DAYS_A_WEEK - 1));

function statusOn(offset: number, day: string, { user, place, random }: AgentWeek): DutyStatus {
  if (offset === 0 && AT_WORK_TODAY.has(user.username)) return 'onDuty';
  if (isFree(day, place)) return 'rest';
  // Illness is only known for past days and today.
  return offset <= 0 && random.chance(0.04) ? 'absent' : 'onDuty';
}

function getWeeks(week: AgentWeek, today: string): { day: string; status: DutyStatus }[] {
  const offsets = Array.from({ length: 2 * DAYS_EACH_WAY + 1 }, (_, place) => place - DAYS_EACH_WAY);
  const lastDay = week.isLeaving ? DEPARTS_IN : DAYS_EACH_WAY;
  return offsets
    .filter((offset) => offset <= lastDay)
    .map((offset) => {
      const day = addDays(today, offset);
      const isLast = week.isLeaving && offset === DEPARTS_IN;
      return { day, status: isLast ? 'departed' : statusOn(offset, day, week) };
    });
}

interface PlanSeed {
  readonly agents: readonly MadeUser[];
  readonly leader: MadeUser;
  readonly today: string;
  readonly now: Date;
}

/** Inserts a plan of the first leader for the first queue of the team. */
async function seedPlan(tx: SeedConnection, { agents, leader, today, now }: PlanSeed): Promise<void> {
  const queueId = agents.find(({ groupId }) => groupId === leader.groupId)?.queueId ?? null;
  if (queueId === null || leader.groupId === null) return;
  await tx.insert(seatPlan).values({
    institutionId: leader.institutionId,
    groupId: leader.groupId,
    queueId,
    fromDay: addDays(today, -DAYS_EACH_WAY),
    toDay: null,
    plannedCaseCount: null,
    minPerCapita: 100,
    maxPerCapita: 200,
    minSeats: 1,
    maxSeats: agents.length,
    updatedAt: now,
    updatedBy: leader.id,
  });
}

/** Inserts two past and two future weeks of duty for every agent: rotating free days, some illness, one departure (SS-01). */
export async function seedSchedule(
  tx: SeedConnection,
  { institutionId, users, country, now }: ScheduleSeed,
): Promise<void> {
  const agents = users.filter(({ role }) => role === 'member');
  const leader = users.find(({ role }) => role === 'leader' || role === 'admin');
  if (!leader || agents.length === 0) return;
  const random = createRandom(institutionId + 40_961);
  const today = toCalendarDay(now, country.institution.timeZone);
  const rows = agents.flatMap((user, place) => {
    const isLeaving = agents.length >= ENOUGH_TO_LEAVE && place === ENOUGH_TO_LEAVE - 1;
    return getWeeks({ user, place, random, isLeaving }, today).map((cell) => ({
      ...cell,
      institutionId,
      userId: user.id,
      updatedAt: now,
      updatedBy: leader.id,
    }));
  });
  for (const some of getParts(rows)) await tx.insert(workSchedule).values(some);
  if (leader.role === 'leader') await seedPlan(tx, { agents, leader, today, now });
}
