import {
  type TimeSpan,
  addDays,
  toCalendarDay,
  countDaysBetween,
  endOfDay,
  startOfDay,
} from '../../values/toCalendarDay';

/** A period of the dashboard in the institution's days. */
export interface BoardPeriod {
  readonly from: string;
  readonly to: string;
  readonly span: TimeSpan;
  /** Number of its days that have begun: each has a target. */
  readonly days: number;
  /** True if the period includes the current day: its held cases are the current ones. */
  readonly isCurrent: boolean;
}

interface Clock {
  readonly now: Date;
  readonly timeZone: string;
}

const getSpan = (from: string, to: string, { timeZone }: Clock): TimeSpan => {
  const start = startOfDay(from, timeZone);
  return { start, end: endOfDay(startOfDay(to, timeZone), timeZone) };
};

const earlier = (one: string, other: string): string => (one < other ? one : other);

const getPeriod = (from: string, to: string, clock: Clock): BoardPeriod => {
  const today = toCalendarDay(clock.now, clock.timeZone);
  return {
    from,
    to,
    span: getSpan(from, to, clock),
    days: Math.max(0, countDaysBetween(from, earlier(to, today)) + 1),
    isCurrent: to >= today,
  };
};

/** Parses a date of the dashboard (contract/rules isBoardDate) to a period in the institution's calendar. */
export function getBoardPeriod(date: string, clock: Clock): BoardPeriod {
  const today = toCalendarDay(clock.now, clock.timeZone);
  const named: Readonly<Record<string, string>> = {
    today,
    yesterday: addDays(today, -1),
    last7: `${addDays(today, -6)}~${today}`,
    last30: `${addDays(today, -29)}~${today}`,
  };
  const [from = today, to = from] = (named[date] ?? date).split('~');
  return getPeriod(from, to, clock);
}

/** Returns the previous period of the same length; for a current period up to the same time of day, so that both are comparable. */
export function getPreviousPeriod({ from, to, isCurrent }: BoardPeriod, clock: Clock): BoardPeriod {
  const length = countDaysBetween(from, to) + 1;
  const before = getPeriod(addDays(from, -length), addDays(to, -length), clock);
  if (!isCurrent) return before;
  const sameTime = clock.now.getTime() - length * 86_400_000;
  const end = new Date(Math.min(before.span.end.getTime(), sameTime));
  return { ...before, span: { ...before.span, end } };
}
