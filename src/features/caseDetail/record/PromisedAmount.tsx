import type { LoanItem } from '@/contract/entities/loanItem';
import { isPromisable } from '@/contract/rules';
import { AmountInput } from '@/ui/AmountInput';
import { placesOf, type TypedAmount } from '@/ui/amountText';
import { useCurrentUser } from '@/ui/currentUser';
import { Form } from 'antd';
import { useIntl } from 'react-intl';

/** An empty field stands for all that is due; anything that is not an amount stays text. */
const isFine = (typed: TypedAmount | undefined, due: number): boolean =>
  typed === null || typed === undefined || (typeof typed === 'number' && isPromisable(typed, due));

/** How much is promised: at most what is due, and all of it while the field is empty. */
export function PromisedAmount({ task: { amount, currency } }: { readonly task: LoanItem['task'] }) {
  const { formatMessage, formatNumber } = useIntl();
  const ofUser = useCurrentUser()?.currency;
  const used = currency ?? ofUser;
  const places = placesOf(used);
  const due = formatNumber(amount, { minimumFractionDigits: places, maximumFractionDigits: places });
  const invalid = formatMessage({ id: 'case.promise.amount.invalid' }, { due });
  const check = (_: unknown, typed?: TypedAmount) =>
    isFine(typed, amount) ? Promise.resolve() : Promise.reject(new Error(invalid));
  return (
    <Form.Item
      name="promisedAmount"
      label={formatMessage({ id: 'case.promisedAmount' })}
      validateTrigger="onBlur"
      rules={[{ validator: check }]}
    >
      <AmountInput currency={used} placeholder={formatMessage({ id: 'case.promise.amount.all' }, { due })} />
    </Form.Item>
  );
}
