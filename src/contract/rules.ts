import { CAPTCHA_MIN, PASSWORD_MAX, PASSWORD_MIN, PASSWORD_MIN_AT_LOGIN } from './limits';
import {
  DAY_FIRST,
  DAY_LAST,
  FOLLOW_UP_DAYS_MAX,
  NEAR_YEARS_MAX,
  REPLAY_DAYS_MAX,
  SCHEDULE_DAYS_MAX,
  USERNAME_MAX,
} from './ourLimits';

/** Digits that a phone number has. */
const PHONE_DIGITS_MIN = 5;
/** See PHONE_DIGITS_MIN. */
const PHONE_DIGITS_MAX = 15;
/** Fewer digits of a phone number that is searched for would find nearly everybody. */
const PHONE_SEARCH_DIGITS_MIN = 4;
/** The schedule can be corrected this many days back. */
const SCHEDULE_DAYS_BACK = 62;
/** The schedule can be planned this many days ahead. */
const SCHEDULE_DAYS_AHEAD = 366;
/** The longest period that the dashboard counts, in days. */
const BOARD_DAYS_MAX = 92;

/** At sign-in a username is required and nothing else (§5). */
export const isUsername = (text: string): boolean => text.trim().length > 0;

/** At sign-in a password has at least 5 characters (§5). */
export const isLoginPassword = (text: string): boolean => text.length >= PASSWORD_MIN_AT_LOGIN;

/** A captcha answer has at least 4 characters (§5). */
export const isCaptcha = (text: string): boolean => text.trim().length >= CAPTCHA_MIN;

/** A password that is set or changed: 8 to 14 characters, case sensitive, taken as typed (§5). */
export const isNewPassword = (text: string): boolean => text.length >= PASSWORD_MIN && text.length <= PASSWORD_MAX;

/** A deduction and a repayment code: more than nothing and less than the amount due (§5). Both in the same unit. */
export const isBelowDue = (amount: number, due: number): boolean => amount > 0 && amount < due;

const DAY_MS = 86_400_000;

/** A follow-up lies ahead, and not further than the limit. */
export function isFollowUpTime(followUp: Date, now: Date): boolean {
  const ahead = followUp.getTime() - now.getTime();
  return ahead > 0 && ahead <= FOLLOW_UP_DAYS_MAX * DAY_MS;
}

/** A promise: more than nothing and not more than the amount due. Both in the same unit. */
export const isPromisable = (amount: number, due: number): boolean => amount > 0 && amount <= due;

/** A phone number written by hand: an optional +, digits, and spaces, hyphens, dots or brackets between them. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(text.trim()) && digits >= PHONE_DIGITS_MIN && digits <= PHONE_DIGITS_MAX;
}

/** A part of a phone number that can be searched for; full-width digits count. */
export const isPhoneSearch = (text: string): boolean =>
  text.normalize('NFKC').replaceAll(/\D/g, '').length >= PHONE_SEARCH_DIGITS_MIN;

/** A spreadsheet goes by its name as well as by its content: xls and xlsx only (§5 uploads). */
export const isSpreadsheetName = (fileName: string): boolean => /\.xlsx?$/i.test(fileName.trim());

const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** A stretch of days of the seat schedule: it ends when or after it begins, and is not longer than the limit (SS-01). */
export const isScheduleSpan = ({ from, to }: { readonly from: string; readonly to: string }): boolean =>
  daysFrom(from, to) >= 0 && daysFrom(from, to) < SCHEDULE_DAYS_MAX;

/** Days of which contacts can be decided again at once (LC-07). */
export const isReplayedSpan = ({ from, to }: { readonly from: string; readonly to: string }): boolean =>
  daysFrom(from, to) >= 0 && daysFrom(from, to) < REPLAY_DAYS_MAX;

/** A day of the seat schedule that can be planned or corrected today (SS-01). */
export function isScheduleDay(day: string, today: string): boolean {
  const ahead = daysFrom(today, day);
  return ahead >= -SCHEDULE_DAYS_BACK && ahead <= SCHEDULE_DAYS_AHEAD;
}

/** The limits of a seat plan fit each other: least ≤ most, and it does not end before it begins (SS-01). */
export function isSeatPlan(plan: {
  readonly minPerCapita: number;
  readonly maxPerCapita: number;
  readonly minSeats: number;
  readonly maxSeats: number | null;
  readonly fromDay: string;
  readonly toDay: string | null;
}): boolean {
  const endsInTime = plan.toDay === null || plan.toDay >= plan.fromDay;
  return endsInTime && plan.minPerCapita <= plan.maxPerCapita && plan.minSeats <= (plan.maxSeats ?? Infinity);
}

/** Whether a day, or a time that begins with one, lies between DAY_FIRST and DAY_LAST: what callers may name. */
export function isDayInBounds(text: string): boolean {
  const day = text.slice(0, 10);
  return day >= DAY_FIRST && day <= DAY_LAST;
}

/** Whether a due day or a value time lies within NEAR_YEARS_MAX years of today; further away it is a typing mistake. Days are YYYY-MM-DD. */
export function isNearDay(day: string, today: string): boolean {
  const years = (by: number): string => `${String(Number(today.slice(0, 4)) + by).padStart(4, '0')}${today.slice(4)}`;
  return day >= years(-NEAR_YEARS_MAX) && day <= years(NEAR_YEARS_MAX);
}

function isCalendarDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  // 31 February is a day to the engine, but another one.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text && isDayInBounds(text);
}

/** Periods of the dashboard that go with the present day: it, the one before, the last 7 and 30 with it. */
export const BOARD_DATES = ['today', 'yesterday', 'last7', 'last30'] as const;

/** A period of the dashboard: one of BOARD_DATES, a calendar day, or two of them with '~' between (DB-02). */
export function isBoardDate(text: string): boolean {
  if (BOARD_DATES.some((name) => name === text)) return true;
  const [from = '', to = from, ...rest] = text.split('~');
  if (rest.length > 0 || !isCalendarDay(from) || !isCalendarDay(to)) return false;
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return days >= 0 && days < BOARD_DAYS_MAX;
}

/** An institution's code: letters, digits, hyphens and underscores, as it stands in files of cases (IN-01). */
export const isInstitutionCode = (text: string): boolean => /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(text);

/** A time zone that is known by its IANA name (IN-01). */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Whether a time zone is named by a place, or is UTC: `CST` is a zone of America as well as of China, and keeps summer time in some data. */
export const isPlaceZone = (name: string): boolean => (name === 'UTC' || name.includes('/')) && isTimeZone(name);

/** The limits of a queue's rule (QU-01). */
interface RuleLimits {
  readonly minDays?: number | undefined;
  readonly maxDays?: number | undefined;
  readonly minAmount?: number | undefined;
  readonly maxAmount?: number | undefined;
}

/** In a queue's rule no 'from' is above its 'to'. */
export const isQueueRule = ({
  minDays = 0,
  maxDays = Infinity,
  minAmount = 0,
  maxAmount = Infinity,
}: RuleLimits): boolean => minDays <= maxDays && minAmount <= maxAmount;

/** The entries of an IP whitelist: separated by commas (§5); line ends and Chinese commas, as they come with pasted text, separate too. */
export const whitelistEntries = (text: string): string[] =>
  text
    .split(/[,，;\n\r]+/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** A new user's username: letters, digits and . _ - of any script, so that it can be typed on any keyboard (US-01). */
export const isNewUsername = (text: string): boolean =>
  text.length >= 3 && text.length <= USERNAME_MAX && /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(text);
