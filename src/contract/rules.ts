import { DAY_MS } from './duration';
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

/** Minimum number of digits in a phone number. */
const PHONE_DIGITS_MIN = 5;
/** Maximum number of digits in a phone number. */
const PHONE_DIGITS_MAX = 15;
/** Minimum digits in a phone search: fewer digits would match almost all contacts. */
const PHONE_SEARCH_DIGITS_MIN = 4;
/** Maximum number of days in the past for corrections of the schedule. */
const SCHEDULE_DAYS_BACK = 62;
/** Maximum number of days ahead for planning the schedule. */
const SCHEDULE_DAYS_AHEAD = 366;
/** Maximum period of the dashboard, in days. */
const BOARD_DAYS_MAX = 92;

/** Returns true if a username is not empty. Sign-in requires nothing else of it (§5). */
export const isUsername = (text: string): boolean => text.trim().length > 0;

/** Returns true for a password with at least 5 characters, as required at sign-in (§5). */
export const isLoginPassword = (text: string): boolean => text.length >= PASSWORD_MIN_AT_LOGIN;

/** Returns true for a captcha answer with at least 4 characters (§5). */
export const isCaptcha = (text: string): boolean => text.trim().length >= CAPTCHA_MIN;

/** Returns true for a valid new password: 8 to 14 characters, case sensitive, used exactly as typed (§5). */
export const isNewPassword = (text: string): boolean => text.length >= PASSWORD_MIN && text.length <= PASSWORD_MAX;

/**
 * Returns true for a valid amount of a deduction or a repayment code: positive and less than the amount due (§5). Both in the same unit.
 */
export const isBelowDue = (amount: number, due: number): boolean => amount > 0 && amount < due;

/** Returns true if a follow-up is in the future and within the limit. */
export function isFollowUpTime(followUp: Date, now: Date): boolean {
  const ahead = followUp.getTime() - now.getTime();
  return ahead > 0 && ahead <= FOLLOW_UP_DAYS_MAX * DAY_MS;
}

/** Returns true for a valid promise: positive and not more than the amount due. Both in the same unit. */
export const isPromisable = (amount: number, due: number): boolean => amount > 0 && amount <= due;

/** Returns true for a manually entered phone number: an optional +, digits, and spaces, hyphens, dots or brackets between them. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(text.trim()) && digits >= PHONE_DIGITS_MIN && digits <= PHONE_DIGITS_MAX;
}

/** Returns true for a part of a phone number that can be searched for; full-width digits count. */
export const isPhoneSearch = (text: string): boolean =>
  text.normalize('NFKC').replaceAll(/\D/g, '').length >= PHONE_SEARCH_DIGITS_MIN;

/** Returns true for a spreadsheet's file name, which is checked in addition to the content: xls and xlsx only (§5 uploads). */
export const isSpreadsheetName = (fileName: string): boolean => /\.xlsx?$/i.test(fileName.trim());

const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/**
 * Returns true for a valid range of days of the seat schedule: the end is not before the start, and the length is within the limit (SS-01).
 */
export const isScheduleSpan = ({ from, to }: { readonly from: string; readonly to: string }): boolean =>
  daysFrom(from, to) >= 0 && daysFrom(from, to) < SCHEDULE_DAYS_MAX;

/** Returns true for a range of days whose contacts can be re-evaluated at once (LC-07). */
export const isReplayedSpan = ({ from, to }: { readonly from: string; readonly to: string }): boolean =>
  daysFrom(from, to) >= 0 && daysFrom(from, to) < REPLAY_DAYS_MAX;

/** Returns true for a day of the seat schedule that can be planned or corrected today (SS-01). */
export function isScheduleDay(day: string, today: string): boolean {
  const ahead = daysFrom(today, day);
  return ahead >= -SCHEDULE_DAYS_BACK && ahead <= SCHEDULE_DAYS_AHEAD;
}

/** Returns true if the limits of a seat plan are consistent: minimum ≤ maximum, and the end is not before the start (SS-01). */
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

/** Returns true if a day, or a time that begins with a day, is between DAY_FIRST and DAY_LAST, the range that callers may use. */
export function isDayInBounds(text: string): boolean {
  const day = text.slice(0, 10);
  return day >= DAY_FIRST && day <= DAY_LAST;
}

/**
 * Returns true if a due day or a value time is within NEAR_YEARS_MAX years of today. Days further away are treated as typing mistakes. Days
 * are YYYY-MM-DD.
 */
export function isNearDay(day: string, today: string): boolean {
  const years = (by: number): string => `${String(Number(today.slice(0, 4)) + by).padStart(4, '0')}${today.slice(4)}`;
  return day >= years(-NEAR_YEARS_MAX) && day <= years(NEAR_YEARS_MAX);
}

function isCalendarDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  // The engine accepts 31 February, but converts it to another day.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text && isDayInBounds(text);
}

/** Dashboard periods relative to today: today, yesterday, the last 7 and the last 30 days including today. */
export const BOARD_DATES = ['today', 'yesterday', 'last7', 'last30'] as const;

/** Returns true for a dashboard period: one of BOARD_DATES, a calendar day, or two of them separated by '~' (DB-02). */
export function isBoardDate(text: string): boolean {
  if (BOARD_DATES.some((name) => name === text)) return true;
  const [from = '', to = from, ...rest] = text.split('~');
  if (rest.length > 0 || !isCalendarDay(from) || !isCalendarDay(to)) return false;
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return days >= 0 && days < BOARD_DAYS_MAX;
}

/** Returns true for a valid institution code: letters, digits, hyphens and underscores, as used in case files (IN-01). */
export const isInstitutionCode = (text: string): boolean => /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(text);

/** Returns true for a known IANA time zone (IN-01). */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * Returns true if a time zone is named by a place, or is UTC. `CST` is ambiguous between America and China, and has daylight saving time in
 * some data.
 */
export const isPlaceZone = (name: string): boolean => (name === 'UTC' || name.includes('/')) && isTimeZone(name);

/** The limits of a queue's rule (QU-01). */
interface RuleLimits {
  readonly minDays?: number | undefined;
  readonly maxDays?: number | undefined;
  readonly minAmount?: number | undefined;
  readonly maxAmount?: number | undefined;
}

/** Returns true if no 'from' of a queue's rule is above its 'to'. */
export const isQueueRule = ({
  minDays = 0,
  maxDays = Infinity,
  minAmount = 0,
  maxAmount = Infinity,
}: RuleLimits): boolean => minDays <= maxDays && minAmount <= maxAmount;

/**
 * Returns the entries of an IP whitelist, separated by commas (§5). Line ends and Chinese commas, which occur in pasted text, are
 * separators too.
 */
export const splitWhitelist = (text: string): string[] =>
  text
    .split(/[,，;\n\r]+/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/**
 * Returns true for a valid new username: letters and digits of any script, so that it can be typed on any keyboard, and the marks of the
 * names that directories send, such as e-mail addresses (US-01).
 */
export const isNewUsername = (text: string): boolean =>
  text.length >= 3 && text.length <= USERNAME_MAX && /^[\p{L}\p{N}][\p{L}\p{N}._+#@'-]*$/u.test(text);
