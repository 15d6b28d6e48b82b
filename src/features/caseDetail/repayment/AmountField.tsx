import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { AmountInput } from '@/ui/form/AmountInput';
import type { TypedAmount } from '@/ui/form/amountText';
import { useCurrentUser } from '@/ui/screen/currentUser';
import { Money } from '@/ui/format/Money';
import { useUnreadableAmount } from '@/ui/form/useUnreadableAmount';
import { Form } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { type AmountProblem, amountProblem } from './amountRule';

const WORDS = {
  required: 'repay.amount.required',
  positive: 'repay.amount.positive',
  belowDue: 'notices.amountBelowDue',
} as const satisfies Record<Exclude<AmountProblem, 'format'>, string>;

interface AmountFieldProps {
  readonly task: LoanItem['task'];
  /** Shows the amount due below the field, if nothing else shows it. */
  readonly tellsDue?: boolean;
}

/** An amount that is required, and less than what is due (§5, CD-06, CD-10). */
export function AmountField({ task: { amount: due, currency }, tellsDue = false }: AmountFieldProps) {
  const { formatMessage } = useIntl();
  const ofUser = useCurrentUser()?.currency;
  const used = currency ?? ofUser;
  const unreadable = useUnreadableAmount(used);
  const messageOf = (problem: AmountProblem) =>
    problem === 'format' ? unreadable : formatMessage({ id: WORDS[problem] });
  const told = (problem: AmountProblem | undefined) =>
    problem ? Promise.reject(new Error(messageOf(problem))) : Promise.resolve();
  const problemOf = (typed?: TypedAmount) => amountProblem(typed, due);
  const isMissing = (typed?: TypedAmount) => problemOf(typed) === 'required';
  return (
    <Form.Item
      name="amount"
      label={formatMessage({ id: 'repay.amount' })}
      extra={
        tellsDue && <FormattedMessage id="repay.amount.due" values={{ due: <Money amount={due} currency={used} /> }} />
      }
      validateTrigger="onBlur"
      rules={[
        { validator: (_, typed?: TypedAmount) => told(isMissing(typed) ? undefined : problemOf(typed)) },
        // A missing amount is an error only on submission, not when the field loses focus.
        { validateTrigger: [], validator: (_, typed?: TypedAmount) => told(isMissing(typed) ? 'required' : undefined) },
      ]}
    >
      <AmountInput currency={used} />
    </Form.Item>
  );
}
