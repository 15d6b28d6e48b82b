import { toMinorUnits, toDecimal, toMinor } from '@/contract/minor';
import { isBelowDue } from '@/contract/rules';
import { getPlaces, type TypedAmount } from '@/ui/form/amountText';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { AmountInput } from '@/ui/form/AmountInput';
import { useUnreadableAmount } from '@/ui/form/useUnreadableAmount';
import { Money } from '@/ui/format/Money';
import { useCurrentUser } from '@/ui/screen/currentUser';
import { Button, Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DeductFields } from './deduct/useDeduct';
import * as styles from './repayment.module.css';
import { ChipRow } from './repaymentElements';

/** Validation error of an amount of money to move (§5). */
type AmountProblem = 'required' | 'format' | 'positive' | 'belowDue';

/** Returns the first validation error of the input; undefined if it is valid. */
export function findAmountProblem(typed: TypedAmount | undefined, due: number): AmountProblem | undefined {
  if (typed === null || typed === undefined || typed === '') return 'required';
  if (typeof typed === 'string') return 'format';
  if (typed <= 0) return 'positive';
  return isBelowDue(typed, due) ? undefined : 'belowDue';
}

/** Returns half of an amount, rounded to the currency's minor unit. */
export function getHalf(amount: number, currency: string | null | undefined): number {
  const places = getPlaces(currency);
  return toDecimal(toMinorUnits(Math.round(toMinor(amount, places) / 2)), places);
}

/** Returns the remainder of an amount, calculated in the currency's minor units to avoid floating-point errors. */
export function calculateRemainder(amount: number, part: number, currency: string | null | undefined): number {
  const places = getPlaces(currency);
  return toDecimal(toMinorUnits(toMinor(amount, places) - toMinor(part, places)), places);
}

interface AmountHintsProps {
  readonly task: LoanItem['task'];
  readonly onChoose: (amount: number) => void;
  /** Further content next to the amount. */
  readonly children?: ReactNode;
}

/** Suggests likely amounts, selectable by one click. The full amount due is never suggested: an amount must be lower (CD-06, CD-10). */
export function AmountHints({ task, onChoose, children }: AmountHintsProps) {
  const { amount: due, currency, promisedAmount } = task;
  const half = getHalf(due, currency);
  const money = (value: number) => <Money amount={value} currency={currency} />;
  return (
    <ChipRow>
      {typeof promisedAmount === 'number' && isBelowDue(promisedAmount, due) && (
        <Button size="small" onClick={() => onChoose(promisedAmount)}>
          <FormattedMessage id="repay.amount.promised" values={{ amount: money(promisedAmount) }} />
        </Button>
      )}
      {isBelowDue(half, due) && (
        <Button size="small" onClick={() => onChoose(half)}>
          <FormattedMessage id="repay.amount.half" values={{ amount: money(half) }} />
        </Button>
      )}
      {children}
    </ChipRow>
  );
}

interface RemainsProps {
  readonly task: LoanItem['task'];
  readonly form: FormInstance<DeductFields>;
}

/** Remaining debt after the amount. */
export function RemainingAmount({ task: { amount: due, currency }, form }: RemainsProps) {
  const amount = Form.useWatch('amount', form);
  if (typeof amount !== 'number' || !isBelowDue(amount, due)) return null;
  const remains = <Money amount={calculateRemainder(due, amount, currency)} currency={currency} />;
  return (
    <span className={styles['remains']}>
      <FormattedMessage id="repay.deduct.remains" values={{ amount: remains }} />
    </span>
  );
}

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
  const describeProblem = (problem: AmountProblem | undefined) =>
    problem ? Promise.reject(new Error(messageOf(problem))) : Promise.resolve();
  const problemOf = (typed?: TypedAmount) => findAmountProblem(typed, due);
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
        { validator: (_, typed?: TypedAmount) => describeProblem(isMissing(typed) ? undefined : problemOf(typed)) },
        // A missing amount is an error only on submission, not when the field loses focus.
        {
          validateTrigger: [],
          validator: (_, typed?: TypedAmount) => describeProblem(isMissing(typed) ? 'required' : undefined),
        },
      ]}
    >
      <AmountInput currency={used} />
    </Form.Item>
  );
}
