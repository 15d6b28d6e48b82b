import { useIntl } from 'react-intl';
import { type NumberSeparators, getSeparators, getPlaces, readAmount, type TypedAmount } from './amountText';
import { Input } from 'antd';
import { useState } from 'react';
import * as styles from './amountInput.module.css';

/** Returns the number separators of the current language. */
function useNumberSeparators(): NumberSeparators {
  const { formatNumberToParts } = useIntl();
  return getSeparators(formatNumberToParts(-12_345.6, { minimumFractionDigits: 1 }));
}

interface AmountInputProps {
  readonly currency: string | null | undefined;
  /** Accessible name, for a field without a form label. */
  readonly label?: string;
  /** Value that applies while the field is empty. */
  readonly placeholder?: string;
  /** Set by the form's field, like value and onChange. */
  readonly id?: string;
  readonly value?: TypedAmount;
  readonly onChange?: (amount: TypedAmount) => void;
  /** Set by a field that is validated on blur. */
  readonly onBlur?: () => void;
}

/** Amount input in the number format of the language. An invalid amount stays as typed, so that the form can report it. */
export function AmountInput({ currency, label, placeholder, id, value = null, onChange, onBlur }: AmountInputProps) {
  const { formatNumber } = useIntl();
  const marks = useNumberSeparators();
  const places = getPlaces(currency);
  // Not reformatted while typing, so that nothing moves under the cursor.
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
