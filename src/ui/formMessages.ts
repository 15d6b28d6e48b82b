import type { IntlShape } from 'react-intl';

/** Placeholders that antd's forms fill in. */
const NAME = '${label}';
const MOST = '${max}';

/** Returns the default validation messages of a form, for rules without a specific one (§5). */
export function formMessages(formatMessage: IntlShape['formatMessage']) {
  const required = formatMessage({ id: 'form.required' }, { name: NAME });
  const mismatch = formatMessage({ id: 'form.format' }, { name: NAME });
  return {
    required,
    whitespace: required,
    string: { max: formatMessage({ id: 'form.tooLong' }, { most: MOST }) },
    pattern: { mismatch },
    types: { email: mismatch },
  };
}
