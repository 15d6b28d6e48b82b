import { use } from 'react';
import { useIntl } from 'react-intl';
import { CurrentUserContext } from '../screen/currentUser';
import * as styles from './figures.module.css';

/** Returns the format of an amount: in its currency, or with two decimals if the currency is unknown. */
export const getMoneyFormat = (currency: string | null | undefined) =>
  currency
    ? ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const)
    : { minimumFractionDigits: 2, maximumFractionDigits: 2 };

interface MoneyProps {
  /** A decimal number of the currency, null where there is none. */
  readonly amount: number | null | undefined;
  readonly currency?: string | null | undefined;
}

/** Renders an amount in the number format of the language, with digits of equal width. */
export function Money({ amount, currency }: MoneyProps) {
  const { formatNumber } = useIntl();
  const ofUser = use(CurrentUserContext)?.currency;
  if (amount === null || amount === undefined) return '–';
  return <span className={styles['figure']}>{formatNumber(amount, getMoneyFormat(currency ?? ofUser))}</span>;
}
