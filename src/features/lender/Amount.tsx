import { CurrentUserContext } from '@/ui/currentUser';
import { Money } from '@/ui/Money';
import { SecondaryText } from '@/ui/screenLayout';
import { use } from 'react';

interface AmountProps {
  readonly amount: number | null;
  readonly currency: string | null;
}

/** An amount of the lender's; another currency than the institution's is named, for its sign may be the same. */
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
