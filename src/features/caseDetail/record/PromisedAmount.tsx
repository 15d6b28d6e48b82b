import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { isPromisable } from '@/contract/rules';
import { AmountInput } from '@/ui/form/AmountInput';
import { getPlaces, type TypedAmount } from '@/ui/form/amountText';
import { useCurrentUser } from '@/ui/screen/currentUser';
import { useUnreadableAmount } from '@/ui/form/useUnreadableAmount';
import { Form } from 'antd';
import { useIntl } from 'react-intl';

/** Promised amount: at most the amount due, and all of it while the field is empty. */
export function PromisedAmount({ task: { amount, currency } }: { readonly task: LoanItem['task'] }) {
  const { formatMessage, formatNumber } = useIntl();
  const ofUser = useCurrentUser()?.currency;
  const used = currency ?? ofUser;
  const places = getPlaces(used);
  const due = formatNumber(amount, { minimumFractionDigits: places, maximumFractionDigits: places });
  const invalid = formatMessage({ id: 'case.promise.amount.invalid' }, { due });
  const unreadable = useUnreadableAmount(used);
  // An empty field means the full amount due; a string is an unreadable input.
  const check = async (_: unknown, typed?: TypedAmount): Promise<void> => {
    if (typeof typed === 'string') throw new Error(unreadable);
    if (typeof typed === 'number' && !isPromisable(typed, amount)) throw new Error(invalid);
    return Promise.resolve();
  };
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
