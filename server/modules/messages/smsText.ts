import { type Minor, toDecimal } from '@/contract/minor';
import { isSmsPlace, type SmsPlace, smsPlacesIn, unknownSmsPlaces } from '@/contract/codes/smsPlace';
import type { Language } from '@/contract/language';
import type { CallerContext } from '../../access/callContext';
import type { Task } from '../cases/casesFacade';
import { calendarDay, daysBetween } from '../../values/calendarDay';

type Values = Readonly<Record<SmsPlace, string>>;

/** Whether a template says something that is not so about a case: what was promised, where nothing was. */
const isUnanswered = (template: string, values: Values): boolean =>
  smsPlacesIn(template).some((name) => values[name] === '');

const PLACE = /\{([^{}]*)\}/g;
/** The locale in which a message's amounts and names are written. */
export const LOCALE: Readonly<Record<Language, string>> = { cn: 'zh-CN', en: 'en-US', es: 'es-MX' };

/** Fills in the {places} that are known, once. */
export const fillIn = (template: string, values: Values): string =>
  template.replaceAll(PLACE, (place, name: string) => (isSmsPlace(name) ? values[name] : place));

/** Fills a template in, once: what looks like a place in somebody's name stays as it is. Undefined for a template with places that are unknown, or of which the case knows nothing. */
export const renderTemplate = (template: string, values: Values): string | undefined =>
  unknownSmsPlaces(template).length > 0 || isUnanswered(template, values) ? undefined : fillIn(template, values);

type TextContext = Pick<CallerContext, 'caller' | 'now'>;

/** An amount in minor units as it stands in a message. */
export const amountText = (amount: Minor, language: Language, { caller }: Pick<TextContext, 'caller'>): string =>
  new Intl.NumberFormat(LOCALE[language], { style: 'currency', currency: caller.currency }).format(
    toDecimal(amount, caller.currencyDigits),
  );

/** A day of the institution as it stands in a message. */
export const dayText = (at: Date, language: Language, { caller }: Pick<TextContext, 'caller'>): string =>
  new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'medium', timeZone: caller.timeZone }).format(at);

/** What is promised next, and for when; nothing without a promise (MI-08). */
const promisedPlaces = (
  { promisedAmount, promisedAt }: Pick<Task, 'promisedAmount' | 'promisedAt'>,
  language: Language,
  { caller }: Pick<TextContext, 'caller'>,
): Pick<Values, 'promised' | 'promisedDay'> => ({
  promised: promisedAmount === null ? '' : amountText(promisedAmount, language, { caller }),
  promisedDay: promisedAt === null ? '' : dayText(promisedAt, language, { caller }),
});

/** What the {places} of a template in a language stand for, about a case. */
export const getPlaces = (
  held: Task,
  { language, institutionName }: { language: Language; institutionName: string },
  context: TextContext,
): Values => ({
  name: held.borrowerName,
  amount: amountText(held.amount, language, context),
  days: String(Math.max(0, daysBetween(held.penaltyDate, calendarDay(context.now, context.caller.timeZone)))),
  ...promisedPlaces(held, language, context),
  app: held.appName ?? institutionName,
  loan: held.loanNo,
  agent: context.caller.name,
  institution: institutionName,
});
