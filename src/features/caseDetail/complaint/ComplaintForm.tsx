import { useCustomerServiceStaffQuery } from '@/api/endpoints/management/customerServiceApi';
import { COMPLAINT_CHANNEL, COMPLAINT_PRIORITY } from '@/contract/codes/complaintCodes';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { COMPLAINT_SUMMARY_MAX, NAME_MAX } from '@/contract/ourLimits';
import { isOutcomePending } from '@/machines/submissionMachine';
import { GuardedForm } from '@/ui/unsaved/GuardedForm';
import { Button, Form, Input, Select } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { CodeButtons } from '../record/CodeButtons';
import { RefusalAlert } from '../repayment/RefusalAlert';
import { UnconfirmedOutcomeAlert } from '../submission/SubmissionStatus';
import * as styles from './complaint.module.css';
import { type ComplaintFields, getComplaint, createEmptyComplaint } from './complaintFields';
import { AllegationFields } from './AllegationFields';
import type { useComplaint } from './useComplaint';
import { useAllowClear } from '@/ui/form/useAllowClear';

interface ComplaintFormProps {
  readonly task: LoanItem['task'];
  readonly submission: ReturnType<typeof useComplaint>['submission'];
}

/** Form to register a complaint: channel, subjects, persons and urgency. Ctrl+Enter submits it. */
export function ComplaintForm({ task, submission }: ComplaintFormProps) {
  const { formatMessage } = useIntl();
  const [form] = Form.useForm<ComplaintFields>();
  const isOpen = isOutcomePending(submission.state);
  const required = [{ required: true, whitespace: true }];
  return (
    <GuardedForm
      form={form}
      name="complaint"
      layout="vertical"
      requiredMark={false}
      initialValues={createEmptyComplaint(task.id)}
      disabled={isOpen || submission.isBusy}
      onFinish={(fields) => submission.submit(getComplaint(fields))}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
      }}
    >
      <Form.Item name="channel" label={formatMessage({ id: 'case.complaint.channel' })}>
        <CodeButtons table={COMPLAINT_CHANNEL} label={formatMessage({ id: 'case.complaint.channel' })} />
      </Form.Item>
      <AllegationFields task={task} />
      <Form.Item name="summary" label={formatMessage({ id: 'case.complaint.summary' })} rules={required}>
        <Input.TextArea rows={4} maxLength={COMPLAINT_SUMMARY_MAX} showCount />
      </Form.Item>
      <div className={styles['pair']}>
        <Form.Item name="complainant" label={formatMessage({ id: 'case.complaint.complainant' })}>
          <Input placeholder={task.borrowerName} maxLength={NAME_MAX} autoComplete="off" />
        </Form.Item>
        <AccusedField taskId={task.id} />
      </div>
      <Form.Item name="priority" label={formatMessage({ id: 'case.complaint.priority' })}>
        <CodeButtons table={COMPLAINT_PRIORITY} label={formatMessage({ id: 'case.complaint.priority' })} />
      </Form.Item>
      <p className={styles['effect']}>
        <FormattedMessage id="case.complaint.effect" />
      </p>
      <RefusalAlert title="notices.sendFailed" error={submission.refusal} />
      <UnconfirmedOutcomeAlert submission={submission} />
      <Button type="primary" htmlType="submit" loading={submission.isBusy} disabled={isOpen} title="Ctrl+Enter">
        <FormattedMessage id="case.complaint.register" />
      </Button>
    </GuardedForm>
  );
}

/** Only users who have worked on the case can be accused in a complaint from it. */
function AccusedField({ taskId }: { readonly taskId: string }) {
  const { formatMessage } = useIntl();
  const clearable = useAllowClear();
  const { data = [], isFetching } = useCustomerServiceStaffQuery({ id: taskId });
  return (
    <Form.Item name="accusedId" label={formatMessage({ id: 'case.complaint.accused' })}>
      <Select
        allowClear={clearable}
        loading={isFetching}
        placeholder={formatMessage({ id: 'case.complaint.accused.none' })}
        options={data.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Form.Item>
  );
}
