import type { ContactVerdict } from '@/contract/entities/law/contactVerdict';
import { getServerNow } from '@/browser/server/serverClock';
import { CLOCK } from '@/i18n/locale';
import { isTimeZone } from '@/contract/rules';
import { getClockTime } from '@/contract/getZoneOffset';
import { getDayInZone } from '@/ui/dates/institutionDay';
import { getBrowserTimeZone } from '@/ui/dates/getBrowserTimeZone';
import { formatZonePlace } from '@/ui/dates/getZoneDifference';
import type { MessageId } from '@/i18n/messageIds';
import type { IntlShape } from 'react-intl';

import { formatRuleKind, formatPreference } from './ruleKinds';

const DAY_AND_MINUTE = { month: 'short', day: 'numeric', ...CLOCK } as const;

/** Formats today's time as the hour, else with its day, in the time zone of the screen. */
export function formatMoment(at: string, { formatDate, timeZone }: Pick<IntlShape, 'formatDate' | 'timeZone'>): string {
  const isToday = getDayInZone(Date.parse(at), timeZone) === getDayInZone(getServerNow(), timeZone);
  return formatDate(at, isToday ? CLOCK : DAY_AND_MINUTE);
}

/**
 * Formats a moment in the person's local time. With several zones it uses the screen's clock. Names the place if any clock differs from the
 * screen's.
 */
export function formatLocalMoment(at: string, zones: readonly string[], intl: IntlShape): string {
  const time = Date.parse(at);
  const screen = intl.timeZone ?? getBrowserTimeZone();
  const isOther = (zone: string): boolean =>
    isTimeZone(zone) && getClockTime(time, zone) !== getClockTime(time, screen);
  if (!zones.some(isOther)) return formatMoment(at, intl);
  const [first = screen, ...more] = zones;
  const zone = more.length === 0 ? first : screen;
  const formatDate: IntlShape['formatDate'] = (value, options) =>
    intl.formatDate(value, { ...options, timeZone: zone });
  return intl.formatMessage(
    { id: 'lawful.there' },
    { at: formatMoment(at, { formatDate, timeZone: zone }), place: formatZonePlace(zone, intl.locale) },
  );
}

/** Summarizes the verdict of the rules on a contact, or returns undefined if the contact is allowed. */
export function formatLawful(
  { verdict, earliest, takesReason, liftedUntil, zones }: ContactVerdict,
  intl: IntlShape,
): string | undefined {
  if (verdict === 'allow') return undefined;
  if (liftedUntil) {
    return intl.formatMessage({ id: 'lawful.lifted' }, { at: formatLocalMoment(liftedUntil, zones, intl) });
  }
  if (verdict === 'warn' || earliest === null) {
    return intl.formatMessage({ id: takesReason ? 'lawful.reason' : 'lawful.never' });
  }
  return intl.formatMessage(
    { id: takesReason ? 'lawful.reasonUntil' : 'lawful.until' },
    { at: formatLocalMoment(earliest, zones, intl) },
  );
}

/** Returns the rule that denies a contact permanently, if it is not a contact preference. */
const whyNever = ({ reasons, earliest, verdict, liftedUntil }: ContactVerdict): MessageId | undefined => {
  const deciding = reasons.find(({ effect, until }) => effect === 'deny' && until === null);
  return verdict === 'deny' && earliest === null && !liftedUntil && deciding ? formatRuleKind(deciding) : undefined;
};

/** Summarizes the verdict, with the contact preference behind it or the rule that denies permanently. */
export function formatVerdictLine(
  verdict: ContactVerdict,
  { intl, isBorrower }: { readonly intl: IntlShape; readonly isBorrower: boolean },
): string | undefined {
  const words = formatLawful(verdict, intl);
  const why = formatPreference(verdict, isBorrower) ?? whyNever(verdict);
  return why ? intl.formatMessage({ id: 'lawful.why' }, { words, why: intl.formatMessage({ id: why }) }) : words;
}

/** Summarizes the verdict with the first rule that refuses. */
export function formatRefusal(verdict: ContactVerdict, intl: IntlShape): string | undefined {
  const words = formatLawful(verdict, intl);
  const rule = verdict.reasons.find(({ effect }) => effect === 'deny');
  return rule
    ? intl.formatMessage({ id: 'lawful.why' }, { words, why: intl.formatMessage({ id: formatRuleKind(rule) }) })
    : words;
}
