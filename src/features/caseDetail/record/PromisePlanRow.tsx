import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { PLAN_PARTS_MIN } from '@/contract/ourLimits';
import type { PlanLimits } from '@/contract/money/promisePlan';
import { AmountInput } from '@/ui/form/AmountInput';
import { useCurrentUser } from '@/ui/screen/currentUser';
import { DayField } from '@/ui/dates/DayField';
import { useUnreadableAmount } from '@/ui/form/useUnreadableAmount';
import { CloseOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { useIntl } from 'react-intl';

import type { FieldFault } from './promisePlanFields';
import * as styles from './promisePlan.module.css';

interface PromisePlanRowProps {
  /** Zero-based index. */
  readonly place: number;
  readonly count: number;
  readonly task: LoanItem['task'];
  readonly limits: PlanLimits;
  /** Returns the current faults of the plan in the form. */
  readonly faultsOf: () => readonly FieldFault[];
  readonly onRemove: () => void;
}

/** A part of a payment plan: its day, its amount. */
export function PromisePlanRow({ place, count, task, limits, faultsOf, onRemove }: PromisePlanRowProps) {
  const { formatMessage } = useIntl();
  const ofUser = useCurrentUser()?.currency;
  const used = task.currency ?? ofUser;
  const unreadable = useUnreadableAmount(used);
  const number = place + 1;
  const day = formatMessage({ id: 'case.plan.day' }, { number });
  const amount = formatMessage({ id: 'case.plan.amount' }, { number });
  const remove = formatMessage({ id: 'case.plan.remove' }, { number });
  const check = (field: FieldFault['field']) => async (_: unknown, typed?: unknown) => {
    if (field === 'amount' && typeof typed === 'string') throw new Error(unreadable);
    const fault = faultsOf().find((each) => each.part === place && each.field === field);
    const values = { days: limits.days, percent: limits.firstPercent };
    if (fault) throw new Error(formatMessage({ id: `case.plan.wrong.${fault.kind}` }, values));
    return Promise.resolve();
  };
  return (
    <div className={styles['row']}>
      <span className={styles['number']}>{number}</span>
      <DayField
        name={['promisedParts', place, 'day']}
        label={day}
        isLabelShown={false}
        placeholder={day}
        rules={[{ validator: check('day') }]}
      />
      <Form.Item
        name={['promisedParts', place, 'amount']}
        validateTrigger="onBlur"
        rules={[{ validator: check('amount') }]}
      >
        <AmountInput label={amount} currency={used} />
      </Form.Item>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label={remove}
        title={remove}
        disabled={count <= PLAN_PARTS_MIN}
        onClick={onRemove}
      />
    </div>
  );
}
