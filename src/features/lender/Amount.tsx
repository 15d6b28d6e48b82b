import { CurrentUserContext } from '@/ui/screen/currentUser';
import { Money } from '@/ui/format/Money';
import { SecondaryText } from '@/ui/screen/screenLayout';
import { use } from 'react';

interface AmountProps {
  readonly amount: number | null;
  readonly currency: string | null;
}

/** Amount from the lender. A currency other than the institution's is named, because the symbols may be equal. */
export function Amount({ amount, currency }: AmountProps) {
  const own = use(CurrentUserContext)?.currency;
  const isOther = amount !== null && currency !== null && currency !== own;
  return (
    <>
      <Money amount={amount} currency={currency} />
      {isOther && <SecondaryText> {currency}</SecondaryText>}
    </>
  );
}
