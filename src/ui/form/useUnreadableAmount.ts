import { useIntl } from 'react-intl';

import { getPlaces } from './amountText';

/** Returns the message for a text that is no amount of the currency, with an example that is accepted. */
export function useUnreadableAmount(currency: string | null | undefined): string {
  const { formatMessage, formatNumber } = useIntl();
  const places = getPlaces(currency);
  const example = formatNumber(places === 0 ? 1234 : 1234.5, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
  return formatMessage({ id: 'notices.amountUnreadable' }, { example });
}
