import { useIntl } from 'react-intl';

import { type Marks, marksOf } from './amountText';

/** How the chosen language writes numbers. */
export function useMarks(): Marks {
  const { formatNumberToParts } = useIntl();
  return marksOf(formatNumberToParts(-12_345.6, { minimumFractionDigits: 1 }));
}
