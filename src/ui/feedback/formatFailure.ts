import { translateServerText } from '@/i18n/translateServerText';
import type { IntlShape } from 'react-intl';

/** The kinds of failures of api/client/apiFailure that have words of ours. */
const OURS = ['noServer', 'timeout', 'broken', 'stale', 'unknown', 'intercepted', 'tooLarge', 'missing'] as const;

const textIn = (error: unknown, name: 'kind' | 'message' | 'code'): string => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : '';
};

/** Returns the message of a failed call: the server's text if it sent one, else ours for the kind of failure (§8). */
export function formatFailure(
  error: unknown,
  { formatMessage, locale }: Pick<IntlShape, 'formatMessage' | 'locale'>,
): string {
  const kind = OURS.find((each) => each === textIn(error, 'kind'));
  if (kind) return formatMessage({ id: `errors.${kind}` });
  return translateServerText(textIn(error, 'message'), locale) || formatMessage({ id: 'errors.system' });
}

/** The code with which the server refused a call; '' for every other failure. */
export const getRefusalCode = (error: unknown): string =>
  textIn(error, 'kind') === 'refused' ? textIn(error, 'code') : '';
