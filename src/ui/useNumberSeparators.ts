import { useIntl } from 'react-intl';

import { type NumberSeparators, getSeparators } from './amountText';

/** Returns the number separators of the current language. */
export function useNumberSeparators(): NumberSeparators {
  const { formatNumberToParts } = useIntl();
  return getSeparators(formatNumberToParts(-12_345.6, { minimumFractionDigits: 1 }));
}
