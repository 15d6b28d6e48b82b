import { useIntl } from 'react-intl';

import { type NumberSeparators, getSeparators } from './amountText';

/** How the chosen language writes numbers. */
export function useNumberSeparators(): NumberSeparators {
  const { formatNumberToParts } = useIntl();
  return getSeparators(formatNumberToParts(-12_345.6, { minimumFractionDigits: 1 }));
}
