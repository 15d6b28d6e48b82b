import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { ODD_HOURS_FROM, ODD_HOURS_UNTIL } from '@/contract/ourLimits';
import type { Transaction } from '../../database/connect';
import type { Caller } from '../../kernel/caller';
import { monitored } from '../../access/monitoredUsers';
import { anywhere } from '../../values/searchText';
import { mediansOfOthers } from './mediansOfOthers';

/** Whose behaviour is counted between which moments, compared with the days since `before`. */
export interface CountedPeriod {
  readonly caller: Caller;
  readonly before: Date;
  readonly start: Date;
  readonly end: Date;
  /** Part of a username or name. */
  readonly user?: string | undefined;
}

/** The figures of one user: what was done in the period, and what is usual. */
export interface BehaviourFigures {
  readonly userId: string;
  readonly username: string;
  readonly name: string;
  readonly groupName: string | null;
  readonly borrowers: number;
  readonly oddHours: number;
  /** Addresses that the user has not come from since `before`; 0 where nothing earlier is known. */
  readonly newAddresses: number;
  readonly lastAt: Date;
  readonly byType: Readonly<Record<string, number>>;
  /** Days of the institution on which something was done. */
  readonly days: readonly { readonly day: string; readonly reveals: number; readonly borrowers: number }[];
  /** The average of the user's own active days before the period, null without any. */
  readonly ownReveals: number | null;
  readonly ownBorrowers: number | null;
  /** What half of the active days of the others in the group do not reach in the period; null without others. */
  readonly groupReveals: number | null;
  readonly groupBorrowers: number | null;
}

/** The hour at which something was done, by the institution's clock, is no hour of work (limits ODD_HOURS_…). */
export const isOddHour = (hour: SQL): SQL => sql`(${hour} < ${ODD_HOURS_UNTIL} or ${hour} >= ${ODD_HOURS_FROM})`;

/** What was done is a look at personal data: a value shown, a picture opened. */
export const isReveal = (type: SQLWrapper): SQL => sql`(${type} like 'reveal%' or ${type} = 'viewPicture')`;

const seen = ({ caller, before, start, end }: CountedPeriod): SQL => sql`
  select b.user_id, b.type, b.loan_no, b.socket_ip, b.created_at, b.created_at >= ${start.toISOString()} as is_now, ${isReveal(sql`b.type`)} as is_reveal,
    (b.created_at at time zone ${caller.timeZone}::text)::date as day,
    extract(hour from b.created_at at time zone ${caller.timeZone}::text) as hour,
    coalesce(u.group_id, 0) as group_id
  from behaviour b join app_user u on u.institution_id = b.institution_id and u.id = b.user_id
  where b.institution_id = ${caller.institutionId} and ${monitored(caller)}
    and b.created_at >= ${before.toISOString()} and b.created_at <= ${end.toISOString()}`;

const BY_DAY = sql`
  select user_id, group_id, is_now, day, count(*) filter (where is_reveal) as reveals, count(distinct loan_no) as borrowers
  from seen group by user_id, group_id, is_now, day`;

const OWN = sql`
  select user_id, avg(reveals)::float8 as reveals, avg(borrowers)::float8 as borrowers from by_day where not is_now group by user_id`;

const TYPES = sql`
  select user_id, json_object_agg(type, times) as by_type
  from (select user_id, type, count(*) as times from seen where is_now group by user_id, type) kinds group by user_id`;

const DAYS = sql`
  select user_id, json_agg(json_build_object('day', day, 'reveals', reveals, 'borrowers', borrowers) order by day) as days
  from by_day where is_now group by user_id`;

const ADDRESSES = sql`
  select user_id, count(*) filter (where not is_known)::int as added from (
    select user_id, socket_ip, bool_or(not is_now) as is_known from seen group by user_id, socket_ip
  ) of_user group by user_id`;

const NOW = sql`
  select user_id, count(distinct loan_no)::int as borrowers, count(*) filter (where ${isOddHour(sql`hour`)})::int as odd_hours,
    max(created_at) as last_at
  from seen where is_now group by user_id`;

const named = (user: string | undefined): SQL =>
  user === undefined ? sql`true` : sql`(u.username ilike ${anywhere(user)} or u.name ilike ${anywhere(user)})`;

type Row = Omit<BehaviourFigures, 'lastAt' | 'groupReveals' | 'groupBorrowers'> & {
  readonly lastAt: string;
  readonly groupId: string;
  readonly isNamed: boolean;
} & Record<string, unknown>;

const ofOthers = (rows: readonly Row[], figure: 'reveals' | 'borrowers') =>
  mediansOfOthers(
    rows.map(({ userId, groupId, days }) => ({ who: userId, group: groupId, values: days.map((day) => day[figure]) })),
  );

/** The figures of everybody whom the caller may see and who did something in the period: one row a user. */
export async function countBehaviour(tx: Transaction, period: CountedPeriod): Promise<BehaviourFigures[]> {
  const { rows } = await tx.execute<Row>(sql`
    with seen as materialized (${seen(period)}), by_day as materialized (${BY_DAY}), own as (${OWN}),
      addresses as (${ADDRESSES}), now as (${NOW}), types as (${TYPES}), days as (${DAYS})
    select u.id::text as "userId", u.username, u.name, g.name as "groupName", coalesce(u.group_id, 0)::text as "groupId",
      ${named(period.user)} as "isNamed", n.borrowers, n.odd_hours as "oddHours",
      n.last_at as "lastAt", case when own.user_id is null then 0 else a.added end as "newAddresses",
      own.reveals as "ownReveals", own.borrowers as "ownBorrowers", t.by_type as "byType", d.days
    from now n join app_user u on u.institution_id = ${period.caller.institutionId} and u.id = n.user_id
      left join user_group g on g.institution_id = u.institution_id and g.id = u.group_id
      join types t on t.user_id = u.id join days d on d.user_id = u.id
      left join own on own.user_id = u.id left join addresses a on a.user_id = u.id
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
