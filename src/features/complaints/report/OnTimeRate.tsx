import { useIntl } from 'react-intl';

/** Share of completed complaints that met the deadline; none without completed complaints. */
export function OnTimeRate({ completed, inTime }: { readonly completed: number; readonly inTime: number }) {
  const { formatNumber } = useIntl();
  return completed === 0 ? '–' : formatNumber(inTime / completed, { style: 'percent', maximumFractionDigits: 1 });
}
