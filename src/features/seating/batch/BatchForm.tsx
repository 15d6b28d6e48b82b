import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { DUTY_LETTERS, DUTY_STATUS, type DutyStatus } from '@/contract/codes/seatCodes';
import type { ScheduleRow } from '@/contract/entities/management/workSchedule';
import { SCHEDULE_DAYS_MAX } from '@/contract/ourLimits';
import { isScheduleSpan } from '@/contract/rules';
import { useLocale } from '@/i18n/languageContext';
import { DayField } from '@/ui/dates/DayField';
import { GuardedForm } from '@/ui/unsaved/GuardedForm';
import { Button, Form, type FormInstance, Select } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import type { BatchFields } from './batchFields';
import { addDays, type CalendarPeriod } from '../listPeriodDays';
import { SeatingFieldPair } from '../seatingElements';
import * as styles from '../seating.module.css';

const REQUIRED = [{ required: true }];

interface BatchFormProps {
  readonly form: FormInstance<BatchFields>;
  readonly people: readonly ScheduleRow[];
  readonly period: CalendarPeriod;
  /** Runs when the preview is outdated. */
  readonly onChange: () => void;
  readonly onSubmit: (fields: BatchFields) => void;
}

/** Fields for people, days and status. */
export function BatchForm({ form, people, period, onChange, onSubmit }: BatchFormProps) {
  const { formatMessage } = useIntl();
  const all = people.map(({ userId }) => userId);
  const chooseAll = (): void => {
    form.setFieldValue('userIds', all);
    onChange();
  };
  return (
    <GuardedForm
      form={form}
      layout="vertical"
      initialValues={{ userIds: [], ...period, weekdays: [], status: 'rest' }}
      onValuesChange={onChange}
      onFinish={onSubmit}
      requiredMark={false}
    >
      <div className={styles['people']}>
        <Form.Item name="userIds" label={formatMessage({ id: 'seating.batch.people' })} rules={REQUIRED}>
          <Select
            mode="multiple"
            maxTagCount={4}
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={formatMessage({ id: 'seating.batch.peopleHint' })}
            options={people.map(({ userId, name, username }) => ({ value: userId, label: `${name} · ${username}` }))}
          />
        </Form.Item>
        <Button onClick={chooseAll}>
          <FormattedMessage id="seating.batch.all" />
        </Button>
      </div>
      <DayFields form={form} />
      <StatusFields />
    </GuardedForm>
  );
}

function DayFields({ form }: { readonly form: FormInstance<BatchFields> }) {
  const { formatMessage } = useIntl();
  const from = formatMessage({ id: 'seating.batch.from' });
  const to = formatMessage({ id: 'seating.batch.to' });
  const inOrder = (_: unknown, last: unknown): Promise<void> => {
    const first: unknown = form.getFieldValue('from');
    const isKnown = typeof first === 'string' && typeof last === 'string';
    if (!isKnown || isScheduleSpan({ from: first, to: last })) return Promise.resolve();
    return Promise.reject(new Error(formatMessage({ id: 'seating.batch.tooLong' }, { most: SCHEDULE_DAYS_MAX })));
  };
  return (
    <SeatingFieldPair>
      <DayField name="from" label={from} placeholder={from} rules={REQUIRED} />
      <DayField
        name="to"
        label={to}
        placeholder={to}
        dependencies={['from']}
        rules={[...REQUIRED, { validator: inOrder }]}
      />
    </SeatingFieldPair>
  );
}

/** A Monday. */
const MONDAY = '2024-01-01';

function StatusFields() {
  const { formatMessage, formatDate } = useIntl();
  const language = useLocale();
  const weekdays = Array.from({ length: 7 }, (_, place) => ({
    value: place + 1,
    label: formatDate(addDays(MONDAY, place), { weekday: 'long', timeZone: 'UTC' }),
  }));
  const statuses: { value: DutyStatus | 'clear'; label: string }[] = getCodeValues(DUTY_STATUS).map((code) => ({
    value: code,
    label: `${DUTY_LETTERS[code]} · ${getCodeLabel(DUTY_STATUS, code, language)}`,
  }));
  return (
    <SeatingFieldPair>
      <Form.Item name="weekdays" label={formatMessage({ id: 'seating.batch.weekdays' })}>
        <Select
          mode="multiple"
          maxTagCount={2}
          placeholder={formatMessage({ id: 'seating.batch.everyDay' })}
          options={weekdays}
        />
      </Form.Item>
      <Form.Item name="status" label={formatMessage({ id: 'seating.batch.status' })}>
        <Select options={[...statuses, { value: 'clear', label: formatMessage({ id: 'seating.clear' }) }]} />
      </Form.Item>
    </SeatingFieldPair>
  );
}
