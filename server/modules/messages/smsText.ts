import { type Minor, toDecimal } from '@/contract/minor';
import { isSmsPlace, type SmsPlace, unknownSmsPlaces } from '@/contract/codes/smsPlace';
import type { Language } from '@/contract/language';
import type { CallerContext } from '../../access/callContext';
import type { Task } from '../cases/casesFacade';
import { calendarDay, daysBetween } from '../../values/calendarDay';

type Values = Readonly<Record<SmsPlace, string>>;

const PLACE = /\{([^{}]*)\}/g;
/** The locale in which a message's amounts and names are written. */
export const LOCALE: Readonly<Record<Language, string>> = { cn: 'zh-CN', en: 'en-US', es: 'es-MX' };

/** Fills in the {places} that are known, once. */
export const fillIn = (template: string, values: Values): string =>
  template.replaceAll(PLACE, (place, name: string) => (isSmsPlace(name) ? values[name] : place));

/** Fills a template in, once: what looks like a place in somebody's name stays as it is. Undefined for a template with unknown places. */
export const renderTemplate = (template: string, values: Values): string | undefined =>
  unknownSmsPlaces(template).length > 0 ? undefined : fillIn(template, values);

type TextContext = Pick<CallerContext, 'caller' | 'now'>;

/** An amount in minor units as it stands in a message. */
export const amountText = (amount: Minor, language: Language, { caller }: Pick<TextContext, 'caller'>): string =>
  new Intl.NumberFormat(LOCALE[language], { style: 'currency', currency: caller.currency }).format(
    toDecimal(amount, caller.currencyDigits),
  );

/** What the {places} of a template in a language stand for, about a case. */
export const placesOf = (
  held: Task,
  { language, institutionName }: { language: Language; institutionName: string },
  context: TextContext,
): Values => ({
  name: held.borrowerName,
  amount: amountText(held.amount, language, context),
  days: String(Math.max(0, daysBetween(held.penaltyDate, calendarDay(context.now, context.caller.timeZone)))),
  app: held.appName ?? institutionName,
  loan: held.loanNo,
  agent: context.caller.name,
  institution: institutionName,
});
