import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { ODD_HOURS_FROM, ODD_HOURS_UNTIL } from '@/contract/ourLimits';
import type { Transaction } from '../../database/connect';
import type { Caller } from '../../kernel/caller';
import { selectMonitored } from '../../access/isVisibleUser';
import { toCalendarDay, countDaysBetween } from '../../values/toCalendarDay';
import { anyColumnContainsWords } from '../../values/searchText';
import { calculatePeerMedians } from './calculatePeerMedians';

/** Users whose behavior is counted, and the period, compared with the days since `before`. */
export interface BehaviorPeriod {
  readonly caller: Caller;
  readonly before: Date;
  readonly start: Date;
  readonly end: Date;
  /** Part of a username or name. */
  readonly user?: string | undefined;
}

/** Figures of one user: the behavior in the period, and the usual values. */
export interface BehaviorFigures {
  readonly userId: string;
  readonly username: string;
  readonly name: string;
  readonly groupName: string | null;
  readonly borrowers: number;
  readonly oddHours: number;
  /** Number of addresses that the user has not used since `before`; 0 without earlier data. */
  readonly newAddresses: number;
  readonly lastAt: Date;
  readonly byType: Readonly<Record<string, number>>;
  /** Days of the institution with activity. */
  readonly days: readonly { readonly day: string; readonly reveals: number; readonly borrowers: number }[];
  /** The average of the user's own active days before the period, null without any. */
  readonly ownReveals: number | null;
  readonly ownBorrowers: number | null;
  /** Median of the active days of the others in the group in the period; null without others. */
  readonly groupReveals: number | null;
  readonly groupBorrowers: number | null;
}

/** Matches hours outside of working hours, in the institution's time zone (limits ODD_HOURS_…). */
export const isOddHour = (hour: SQL): SQL => sql`(${hour} < ${ODD_HOURS_UNTIL} or ${hour} >= ${ODD_HOURS_FROM})`;

/** Matches access to personal data: a revealed value, an opened picture. */
export const isReveal = (type: SQLWrapper): SQL => sql`(${type} like 'reveal%' or ${type} = 'viewPicture')`;

/** Start hours of the parts of each day: before, within and after working hours. */
const PART_HOURS = [0, ODD_HOURS_UNTIL, ODD_HOURS_FROM];

/**
 * Selects the start of all days, or of the parts of each day that start at these hours. Each record is joined by its period:
 * converting each record to the institution's time zone takes ten times as long.
 */
const beginnings = ({ caller: { timeZone }, before, end }: BehaviorPeriod, hours: readonly number[]): SQL => sql`(
  select array_agg((day + make_interval(hours => hour)) at time zone ${timeZone}::text order by day, hour)
  from generate_series(${toCalendarDay(before, timeZone)}::timestamp, ${toCalendarDay(end, timeZone)}::timestamp, interval '1 day') as day,
    unnest(array[${sql.join(
      hours.map((hour) => sql`${hour}::int`),
      sql`, `,
    )}]) as hour)`;

/** Index of a record's day or part of a day, from 0. */
const placeAmong = (begun: SQL): SQL => sql`greatest(width_bucket(b.created_at, ${begun}), 1) - 1`;

const firstDay = ({ caller, before }: BehaviorPeriod): SQL => sql`${toCalendarDay(before, caller.timeZone)}::date`;

/** Days before the period. */
const daysBefore = ({ caller: { timeZone }, before, start }: BehaviorPeriod): number =>
  countDaysBetween(toCalendarDay(before, timeZone), toCalendarDay(start, timeZone));

/**
 * Selects the actions of one user `u` in the period and in the days before it. Reading them twice from the index costs less
 * than materializing them once.
 */
const doneBy = ({ caller, before, end }: BehaviorPeriod): SQL => sql`
  from behaviour b
  where b.institution_id = ${caller.institutionId} and b.user_id = u.id
    and b.created_at >= ${before.toISOString()} and b.created_at <= ${end.toISOString()}`;

const byLoan = (period: BehaviorPeriod): SQL => sql`
  select ${placeAmong(beginnings(period, [0]))} as day, b.loan_no, count(*) filter (where ${isReveal(sql`b.type`)}) as reveals
  ${doneBy(period)} group by 1, 2`;

const kinds = (period: BehaviorPeriod): SQL => sql`
  select b.type, b.socket_ip, b.created_at >= ${period.start.toISOString()} as is_now, count(*) as times, max(b.created_at) as last_at,
    count(*) filter (where (${placeAmong(beginnings(period, PART_HOURS))}) % ${PART_HOURS.length} <> 1) as odd_hours
  ${doneBy(period)} group by 1, 2, 3`;

const BY_DAY = sql`select day, sum(reveals) as reveals, count(loan_no) as borrowers from by_loan group by day`;

const getDays = (period: BehaviorPeriod): SQL => sql`
  select json_agg(json_build_object('day', ${firstDay(period)} + day, 'reveals', reveals, 'borrowers', borrowers) order by day) filter (where day >= ${daysBefore(period)}) as days,
    avg(reveals) filter (where day < ${daysBefore(period)})::float8 as own_reveals, avg(borrowers) filter (where day < ${daysBefore(period)})::float8 as own_borrowers
  from by_day`;

const getBorrowers = (period: BehaviorPeriod): SQL => sql`
  select count(distinct loan_no collate "C")::int as borrowers from by_loan where day >= ${daysBefore(period)}`;

const TYPES = sql`
  select json_object_agg(type, times) as by_type from (select type, sum(times) as times from kinds where is_now group by type) of_type`;

const ADDRESSES = sql`
  select count(*) filter (where not is_known)::int as added from (
    select bool_or(not is_now) as is_known from kinds group by socket_ip
  ) of_user`;

const NOW = sql`select sum(odd_hours)::int as odd_hours, max(last_at) as last_at from kinds where is_now`;

const named = (user: string | undefined): SQL =>
  user === undefined ? sql`true` : anyColumnContainsWords([sql`u.username`, sql`u.name`], user);

type BehaviorCountRow = Omit<BehaviorFigures, 'lastAt' | 'groupReveals' | 'groupBorrowers'> & {
  readonly lastAt: string;
  readonly groupId: string;
  readonly isNamed: boolean;
} & Record<string, unknown>;

const ofOthers = (rows: readonly BehaviorCountRow[], figure: 'reveals' | 'borrowers') =>
  calculatePeerMedians(
    rows.map(({ userId, groupId, days }) => ({ who: userId, group: groupId, values: days.map((day) => day[figure]) })),
  );

/**
 * Calculates the figures of all users whom the caller may see and who were active in the period: one row per user. Reads user
 * by user from the index behaviour_user only: the rows of one user are few enough to be grouped in memory.
 */
export async function countBehavior(tx: Transaction, period: BehaviorPeriod): Promise<BehaviorFigures[]> {
  const { rows } = await tx.execute<BehaviorCountRow>(sql`
    select u.id::text as "userId", u.username, u.name, g.name as "groupName", coalesce(u.group_id, 0)::text as "groupId",
      ${named(period.user)} as "isNamed", done.*
    from app_user u left join user_group g on g.institution_id = u.institution_id and g.id = u.group_id
      cross join lateral (
        with by_loan as materialized (${byLoan(period)}), by_day as (${BY_DAY}), days as (${getDays(period)}),
          borrowers as (${getBorrowers(period)}), kinds as materialized (${kinds(period)}),
          addresses as (${ADDRESSES}), now as (${NOW}), types as (${TYPES})
        select borrowers, odd_hours as "oddHours", last_at as "lastAt", case when own_reveals is null then 0 else added end as "newAddresses",
          own_reveals as "ownReveals", own_borrowers as "ownBorrowers", by_type as "byType", days
        from now, addresses, types, days, borrowers
      ) as done
    where ${selectMonitored(period.caller)} and done."lastAt" is not null
    order by u.id`);
  const [reveals, borrowers] = [ofOthers(rows, 'reveals'), ofOthers(rows, 'borrowers')];
  return rows
    .filter(({ isNamed }) => isNamed)
    .map(({ groupId: _group, isNamed: _named, ...row }) => ({
      ...row,
      lastAt: new Date(row.lastAt),
      groupReveals: reveals.get(row.userId) ?? null,
      groupBorrowers: borrowers.get(row.userId) ?? null,
    }));
}
