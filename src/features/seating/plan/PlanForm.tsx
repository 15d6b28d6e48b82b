import { SEAT_CASES_MAX, SEATS_MAX } from '@/contract/ourLimits';
import { DayField } from '@/ui/dates/DayField';
import { NumberItem } from '@/ui/form/NumberItem';
import { GuardedForm } from '@/ui/unsaved/GuardedForm';
import { Form, type FormInstance, Select } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import type { PlanFields } from './planFields';
import { SeatingFieldPair } from '../seatingElements';
import * as styles from '../seating.module.css';

interface PlanFormProps {
  readonly form: FormInstance<PlanFields>;
  readonly places: readonly { readonly value: string; readonly label: string }[];
  readonly initial: Partial<PlanFields>;
  readonly onSubmit: (fields: PlanFields) => void;
}

/** Form of a plan. Saved for a first day that already has a plan, it replaces that one. */
export function PlanForm({ form, places, initial, onSubmit }: PlanFormProps) {
  const { formatMessage } = useIntl();
  const required = [{ required: true }];
  const queue = formatMessage({ id: 'seating.plan.queue' });
  return (
    <GuardedForm form={form} layout="vertical" initialValues={initial} onFinish={onSubmit} requiredMark={false}>
      <h2 className={styles['subtitle']}>
        <FormattedMessage id="seating.plan.new" />
      </h2>
      <Form.Item name="place" label={queue} rules={required}>
        <Select options={[...places]} showSearch={{ optionFilterProp: 'label' }} />
      </Form.Item>
      <SeatingFieldPair>
        <PlanDay name="fromDay" />
        <PlanDay name="toDay" notBefore="fromDay" />
      </SeatingFieldPair>
      <NumberField name="plannedCaseCount" most={SEAT_CASES_MAX} placeholder="ofQueue" />
      <SeatingFieldPair>
        <NumberField name="minPerCapita" most={SEAT_CASES_MAX} />
        <NumberField name="maxPerCapita" most={SEAT_CASES_MAX} notBelow="minPerCapita" />
      </SeatingFieldPair>
      <SeatingFieldPair>
        <NumberField name="minSeats" most={SEATS_MAX} />
        <NumberField name="maxSeats" most={SEATS_MAX} notBelow="minSeats" placeholder="open" />
      </SeatingFieldPair>
    </GuardedForm>
  );
}

type DayName = 'fromDay' | 'toDay';

function PlanDay({ name, notBefore }: { readonly name: DayName; readonly notBefore?: DayName }) {
  const { formatMessage } = useIntl();
  const form = Form.useFormInstance<PlanFields>();
  const label = formatMessage({ id: `seating.plan.${name}` });
  const inOrder = (_: unknown, last: unknown): Promise<void> => {
    const first: unknown = notBefore && form.getFieldValue(notBefore);
    const isLate = typeof first !== 'string' || typeof last !== 'string' || last >= first;
    return isLate ? Promise.resolve() : Promise.reject(new Error(formatMessage({ id: 'seating.plan.notBefore' })));
  };
  return (
    <DayField
      name={name}
      label={label}
      placeholder={formatMessage({ id: 'seating.plan.open' })}
      dependencies={notBefore ? [notBefore] : []}
      rules={[{ required: !notBefore }, { validator: inOrder }]}
    />
  );
}

type NumberName = 'plannedCaseCount' | 'minPerCapita' | 'maxPerCapita' | 'minSeats' | 'maxSeats';

interface NumberFieldProps {
  readonly name: NumberName;
  readonly most: number;
  readonly notBelow?: NumberName;
  /** Meaning of an empty field; without it the field is required. */
  readonly placeholder?: 'ofQueue' | 'open';
}

function NumberField({ name, most, notBelow, placeholder }: NumberFieldProps) {
  const { formatMessage } = useIntl();
  const form = Form.useFormInstance<PlanFields>();
  const fits = (_: unknown, value: unknown): Promise<void> => {
    const least: unknown = notBelow && form.getFieldValue(notBelow);
    const isBelow = typeof least === 'number' && typeof value === 'number' && value < least;
    return isBelow ? Promise.reject(new Error(formatMessage({ id: 'seating.plan.notBelow' }))) : Promise.resolve();
  };
  return (
    <NumberItem
      name={name}
      label={formatMessage({ id: `seating.plan.${name}` })}
      dependencies={notBelow ? [notBelow] : []}
      rules={[{ required: !placeholder }, { validator: fits }]}
      min={1}
      max={most}
      className={styles['number'] ?? ''}
      {...(placeholder && { placeholder: formatMessage({ id: `seating.plan.${placeholder}` }) })}
    />
  );
}
