import { useIntl } from 'react-intl';

/** How many of the completed ones were in time; of none there is no share. */
export function InTimeShare({ completed, inTime }: { readonly completed: number; readonly inTime: number }) {
  const { formatNumber } = useIntl();
  return completed === 0 ? '–' : formatNumber(inTime / completed, { style: 'percent', maximumFractionDigits: 1 });
}
