import { useIntl } from 'react-intl';

/** Returns the localized label for clearing a select, because antd's own label is always English. */
export function useAllowClear(): { readonly label: string } {
  return { label: useIntl().formatMessage({ id: 'search.clear' }) };
}
