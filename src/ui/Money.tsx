import { use } from 'react';
import { useIntl } from 'react-intl';

import { CurrentUserContext } from './currentUser';
import * as styles from './figures.module.css';

interface MoneyProps {
  /** A decimal number of the currency, null where there is none. */
  readonly amount: number | null | undefined;
  readonly currency?: string | null | undefined;
}

/** An amount in the language's own way, with figures of equal width. */
export function Money({ amount, currency }: MoneyProps) {
  const { formatNumber } = useIntl();
  const ofUser = use(CurrentUserContext)?.currency;
  if (amount === null || amount === undefined) return '–';
  const used = currency ?? ofUser;
  const looks = used
    ? ({ style: 'currency', currency: used, currencyDisplay: 'narrowSymbol' } as const)
    : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return <span className={styles['figure']}>{formatNumber(amount, looks)}</span>;
}
