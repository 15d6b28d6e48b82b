import {
  CAPTCHA_MIN,
  FOLLOW_UP_DAYS_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_MIN_AT_LOGIN,
  PHONE_DIGITS_MAX,
  PHONE_DIGITS_MIN,
} from './limits';

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
