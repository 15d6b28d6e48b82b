import { type Minor, toDecimal } from '@/contract/minor';
import { isSmsPlace, type SmsPlace, listSmsPlaces, listUnknownSmsPlaces } from '@/contract/codes/messageCodes';
import type { Language } from '@/contract/language';
import type { CallerContext } from '../../access/callContext';
import type { Task } from '../cases/casesFacade';
import { toCalendarDay, countDaysBetween } from '../../values/toCalendarDay';

type Values = Readonly<Record<SmsPlace, string>>;

/** Returns true if a template contains a place without a value for the case: a promise where none exists. */
const isUnanswered = (template: string, values: Values): boolean =>
  listSmsPlaces(template).some((name) => values[name] === '');

const PLACE = /\{([^{}]*)\}/g;
/** Locale of a message's amounts and names. */
export const LOCALE: Readonly<Record<Language, string>> = { cn: 'zh-CN', en: 'en-US', es: 'es-MX' };

/** Replaces the known {places}, in one pass. */
export const fillTemplate = (template: string, values: Values): string =>
  template.replaceAll(PLACE, (place, name: string) => (isSmsPlace(name) ? values[name] : place));

/**
 * Renders a template in one pass: text in a value that looks like a place is not replaced. Undefined if a place is unknown, or
 * if the case has no value for it.
 */
export const renderTemplate = (template: string, values: Values): string | undefined =>
  listUnknownSmsPlaces(template).length > 0 || isUnanswered(template, values)
    ? undefined
    : fillTemplate(template, values);

type TextContext = Pick<CallerContext, 'caller' | 'now'>;

/** Formats an amount in minor units for a message. */
export const formatAmount = (amount: Minor, language: Language, { caller }: Pick<TextContext, 'caller'>): string =>
  new Intl.NumberFormat(LOCALE[language], { style: 'currency', currency: caller.currency }).format(
    toDecimal(amount, caller.currencyDigits),
  );

/** Formats a day of the institution for a message. */
export const formatDay = (at: Date, language: Language, { caller }: Pick<TextContext, 'caller'>): string =>
  new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'medium', timeZone: caller.timeZone }).format(at);

/** Returns the values of the next promise: amount and date; empty without a promise (MI-08). */
const promisedPlaces = (
  { promisedAmount, promisedAt }: Pick<Task, 'promisedAmount' | 'promisedAt'>,
  language: Language,
  { caller }: Pick<TextContext, 'caller'>,
): Pick<Values, 'promised' | 'promisedDay'> => ({
  promised: promisedAmount === null ? '' : formatAmount(promisedAmount, language, { caller }),
  promisedDay: promisedAt === null ? '' : formatDay(promisedAt, language, { caller }),
});

/** Returns the values of the {places} of a template for a case, in a language. */
export const getPlaces = (
  task: Task,
  { language, institutionName }: { language: Language; institutionName: string },
  context: TextContext,
): Values => ({
  name: task.borrowerName,
  amount: formatAmount(task.amount, language, context),
  days: String(Math.max(0, countDaysBetween(task.penaltyDate, toCalendarDay(context.now, context.caller.timeZone)))),
  ...promisedPlaces(task, language, context),
  app: task.appName ?? institutionName,
  loan: task.loanNo,
  agent: context.caller.name,
  institution: institutionName,
});
