import { useIntl } from 'react-intl';

/** A select that can be emptied, and says so in the user's language: antd's own word is English whatever the language. */
export function useAllowClear(): { readonly label: string } {
  return { label: useIntl().formatMessage({ id: 'search.clear' }) };
}
