import { Input } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './amountInput.module.css';
import { getPlaces, readAmount, type TypedAmount } from './amountText';
import { useNumberSeparators } from './useNumberSeparators';

interface AmountInputProps {
  readonly currency: string | null | undefined;
  /** Its name, where no label of the form stands beside it. */
  readonly label?: string;
  /** What counts while nothing is typed. */
  readonly placeholder?: string;
  /** Given by the form's field, as are value and onChange. */
  readonly id?: string;
  readonly value?: TypedAmount;
  readonly onChange?: (amount: TypedAmount) => void;
  /** Given by a field that is checked when it is left. */
  readonly onBlur?: () => void;
}

/** An amount, typed in the way of the language; anything that is not an amount stays as typed, so that the form can say so. */
export function AmountInput({ currency, label, placeholder, id, value = null, onChange, onBlur }: AmountInputProps) {
  const { formatNumber } = useIntl();
  const marks = useNumberSeparators();
  const places = getPlaces(currency);
  // While it is typed nothing is moved about under the cursor.
  const [typed, setTyped] = useState<string>();
  const written =
    typeof value === 'number'
      ? formatNumber(value, { minimumFractionDigits: places, maximumFractionDigits: places })
      : value;
  return (
    <Input
      {...getGiven({ id, placeholder, 'aria-label': label })}
      className={styles['amount'] ?? ''}
      inputMode="decimal"
      autoComplete="off"
      prefix={<CurrencySign currency={currency} />}
      value={typed ?? written ?? ''}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange?.(readAmount(target.value, marks, places));
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur?.();
      }}
    />
  );
}

const getGiven = (attributes: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));

function CurrencySign({ currency }: Pick<AmountInputProps, 'currency'>) {
  const { formatNumberToParts } = useIntl();
  if (!currency) return null;
  const parts = formatNumberToParts(0, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return parts.find(({ type }) => type === 'currency')?.value;
}
