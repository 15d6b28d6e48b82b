import { useCustomerServiceRescheduleMutation } from '@/api/endpoints/management/customerServiceApi';
import { getServerNow } from '@/browser/server/serverClock';
import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { COMPLAINT_PRIORITY, type ComplaintPriority } from '@/contract/codes/complaintCodes';
import type { Complaint } from '@/contract/entities/management/complaint';
import { FOLLOW_UP_DAYS_MAX, REMARK_MAX } from '@/contract/ourLimits';
import { useLocale } from '@/i18n/languageContext';
import { TimeField, type TimePreset } from '@/ui/dates/TimeField';
import { GuardedForm } from '@/ui/unsaved/GuardedForm';
import { Form, Input, Radio } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { StepEffect, StepPanel } from './complaintElements';
import { StepFooter } from './StepFooter';

interface RescheduleFields {
  readonly priority: ComplaintPriority;
  readonly dueTime?: string | null;
  readonly note: string;
}

interface RescheduleFormProps {
  readonly order: Complaint;
  readonly onDone: () => void;
}

/** Form to change priority or deadline, with a reason; both stay in the history. */
export function RescheduleForm({ order, onDone }: RescheduleFormProps) {
  const { formatMessage } = useIntl();
  const [form] = Form.useForm<RescheduleFields>();
  const [reschedule, { isLoading, error }] = useCustomerServiceRescheduleMutation();
  const send = async ({ priority, dueTime, note }: RescheduleFields): Promise<void> => {
    if (priority === order.priority && dueTime === order.dueTime) {
      form.setFields([{ name: 'priority', errors: [formatMessage({ id: 'complaints.unchanged' })] }]);
      return;
    }
    const { error: refusal } = await reschedule({ id: order.id, priority, ...(dueTime && { dueTime }), note });
    if (!refusal) onDone();
  };
  return (
    <StepPanel>
      <GuardedForm<RescheduleFields>
        form={form}
        layout="vertical"
        requiredMark={false}
        disabled={isLoading}
        initialValues={{ priority: order.priority, dueTime: order.dueTime }}
        onValuesChange={(changed: Partial<RescheduleFields>) => {
          // A deadline that was chosen stays; the one of the old priority does not.
          if (changed.priority !== undefined && !form.isFieldTouched('dueTime')) form.setFieldValue('dueTime', null);
        }}
        onFinish={(fields) => void send(fields)}
      >
        <StepEffect>
          <FormattedMessage id="complaints.effect.rescheduled" />
        </StepEffect>
        <RescheduleFieldsOf dueBefore={order.dueTime} />
        <StepFooter button={{ type: 'primary' }} isSending={isLoading} refusal={error} onCancel={onDone}>
          <FormattedMessage id="complaints.do.rescheduled" />
        </StepFooter>
      </GuardedForm>
    </StepPanel>
  );
}

function RescheduleFieldsOf({ dueBefore }: { readonly dueBefore: string }) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const presets: TimePreset[] = [
    { label: formatMessage({ id: 'complaints.due.hours' }, { count: 24 }), hours: 24 },
    { label: formatMessage({ id: 'complaints.due.hours' }, { count: 72 }), hours: 72 },
    { label: formatMessage({ id: 'complaints.due.days' }, { count: 7 }), hours: 168 },
  ];
  const required = [{ required: true, whitespace: true }];
  const checkDue = (_: unknown, dueTime?: string | null) =>
    !dueTime || dueTime === dueBefore || Date.parse(dueTime) > getServerNow()
      ? Promise.resolve()
      : Promise.reject(new Error(formatMessage({ id: 'complaints.due.ahead' })));
  return (
    <>
      <Form.Item name="priority" label={formatMessage({ id: 'complaints.priority' })}>
        <Radio.Group
          optionType="button"
          options={getCodeValues(COMPLAINT_PRIORITY).map((value) => ({
            value,
            label: getCodeLabel(COMPLAINT_PRIORITY, value, language),
          }))}
        />
      </Form.Item>
      <TimeField
        name="dueTime"
        label={formatMessage({ id: 'complaints.due' })}
        rules={[{ validator: checkDue }]}
        placeholder={formatMessage({ id: 'complaints.due.byPriority' })}
        presets={presets}
        daysAhead={FOLLOW_UP_DAYS_MAX}
        dayMeans="end"
      />
      <Form.Item name="note" label={formatMessage({ id: 'complaints.note.rescheduled' })} rules={required}>
        <Input.TextArea rows={2} maxLength={REMARK_MAX} />
      </Form.Item>
    </>
  );
}
