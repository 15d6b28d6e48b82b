import type { ContactVerdict } from '@/contract/entities/contactVerdict';
import { CLOCK } from '@/i18n/clock';
import type { IntlShape } from 'react-intl';

import { kindWords, wishWords } from './ruleKinds';

const DAY_AND_MINUTE = { month: 'short', day: 'numeric', ...CLOCK } as const;

/** Today's hour, else with its day: in the zone of the other times on the screen. */
export function momentWords(at: string, { formatDate }: IntlShape): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return formatDate(at, isToday ? CLOCK : DAY_AND_MINUTE);
}

/** What the rules say to a contact, in a few words; nothing where it is lawful. */
export function lawfulWords(
  { verdict, earliest, takesReason, liftedUntil }: ContactVerdict,
  intl: IntlShape,
): string | undefined {
  if (verdict === 'allow') return undefined;
  if (liftedUntil) return intl.formatMessage({ id: 'lawful.lifted' }, { at: momentWords(liftedUntil, intl) });
  if (verdict === 'warn' || earliest === null) {
    return intl.formatMessage({ id: takesReason ? 'lawful.reason' : 'lawful.never' });
  }
  return intl.formatMessage(
    { id: takesReason ? 'lawful.reasonUntil' : 'lawful.until' },
    { at: momentWords(earliest, intl) },
  );
}

/** The same, with the wish behind it. */
export function lineWords(
  verdict: ContactVerdict,
  { intl, isBorrower }: { readonly intl: IntlShape; readonly isBorrower: boolean },
): string | undefined {
  const words = lawfulWords(verdict, intl);
  const wish = wishWords(verdict, isBorrower);
  return wish ? intl.formatMessage({ id: 'lawful.why' }, { words, why: intl.formatMessage({ id: wish }) }) : words;
}

/** The same, with the first of the rules that refuse. */
export function refusalWords(verdict: ContactVerdict, intl: IntlShape): string | undefined {
  const words = lawfulWords(verdict, intl);
  const rule = verdict.reasons.find(({ effect }) => effect === 'deny');
  return rule
    ? intl.formatMessage({ id: 'lawful.why' }, { words, why: intl.formatMessage({ id: kindWords(rule) }) })
    : words;
}
