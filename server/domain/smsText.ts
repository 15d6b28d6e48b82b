import type { Language } from '@/contract/language';
import type { CallerContext } from '../handlers/handler';
import type { Task } from '../store/taskWire';
import { calendarDay, daysBetween } from './calendarDay';
import { toWire } from './money';

/** What a template can say about a case: its {places} (CD-02). */
export const SMS_PLACES = ['name', 'amount', 'days', 'app', 'loan', 'agent', 'institution'] as const;

type Place = (typeof SMS_PLACES)[number];
type Values = Readonly<Record<Place, string>>;

const PLACE = /\{([^{}]*)\}/g;
const LOCALE: Readonly<Record<Language, string>> = { cn: 'zh-CN', en: 'en-US', es: 'es-MX' };

const isPlace = (name: string): name is Place => SMS_PLACES.some((place) => place === name);

/** The {places} of a template that nobody can fill in; a good template has none. */
export const unknownPlaces = (template: string): string[] =>
  [...template.matchAll(PLACE)].map(([, name = '']) => name).filter((name) => !isPlace(name));

/** Fills a template in, once: what looks like a place in somebody's name stays as it is. Undefined for a template with unknown places. */
export const renderTemplate = (template: string, values: Values): string | undefined =>
  unknownPlaces(template).length > 0
    ? undefined
    : template.replaceAll(PLACE, (_, name: string) => (isPlace(name) ? values[name] : ''));

type TextContext = Pick<CallerContext, 'caller' | 'now'>;

const amountOf = (held: Task, language: Language, { caller }: TextContext): string =>
  new Intl.NumberFormat(LOCALE[language], { style: 'currency', currency: caller.currency }).format(
    toWire(held.amount, caller.currencyDigits),
  );

/** What the {places} of a template in a language stand for, about a case. */
export const placesOf = (
  held: Task,
  { language, institutionName }: { language: Language; institutionName: string },
  context: TextContext,
): Values => ({
  name: held.borrowerName,
  amount: amountOf(held, language, context),
  days: String(Math.max(0, daysBetween(held.penaltyDate, calendarDay(context.now, context.caller.timeZone)))),
  app: held.appName ?? institutionName,
  loan: held.loanNo,
  agent: context.caller.name,
  institution: institutionName,
});
