import { useTaskWorkEndWishMutation } from '@/api/endpoints/cases/taskWorkApi';
import { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import type { ContactPreference } from '@/contract/entities/cases/contactPreference';
import { REMARK_MAX } from '@/contract/ourLimits';
import { isOutcomePending } from '@/machines/submissionMachine';
import { GuardedForm } from '@/ui/unsaved/GuardedForm';
import { useGuardedClose } from '@/ui/unsaved/useGuardedClose';
import { Button, Form, Input } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { UnconfirmedOutcomeAlert } from '../submission/SubmissionStatus';
import { useNewSubmission } from '../submission/useNewSubmission';
import { RefusalAlert } from '../repayment/RefusalAlert';
import { StepDialog } from '../repayment/StepDialog';
import { RepaymentButtonRow } from '../repayment/repaymentElements';
import { usePreferenceText } from './preferenceText';

interface EndWishDialogProps {
  readonly taskId: string;
  readonly wish: ContactPreference;
  readonly onClose: () => void;
}

/** Ends a contact preference with a reason; both stay visible on the timeline (LC-05). */
export function EndPreferenceDialog({ taskId, wish, onClose }: EndWishDialogProps) {
  const { formatMessage } = useIntl();
  const [form] = Form.useForm<{ reason: string }>();
  const [end] = useTaskWorkEndWishMutation();
  const submission = useNewSubmission<{ reason: string }>({
    taskId,
    row: taskWorkCalls.endWish,
    send: ({ reason }, idempotencyKey) => end({ taskId, wishId: wish.id, reason, idempotencyKey }),
    onDone: onClose,
  });
  const required = [{ required: true, whitespace: true }];
  return (
    <StepDialog
      title={<FormattedMessage id="wish.end" />}
      isSending={submission.state === 'sending'}
      onClose={useGuardedClose(onClose)}
    >
      <p>
        <strong>{usePreferenceText()(wish)}</strong>
      </p>
      <GuardedForm
        form={form}
        name="endWish"
        layout="vertical"
        requiredMark={false}
        onFinish={({ reason }) => submission.submit({ reason: reason.trim() })}
      >
        <Form.Item
          name="reason"
          label={formatMessage({ id: 'wish.end.reason' })}
          extra={formatMessage({ id: 'wish.end.hint' })}
          rules={required}
        >
          <Input maxLength={REMARK_MAX} autoComplete="off" />
        </Form.Item>
        <RefusalAlert title="notices.sendFailed" error={submission.refusal} />
        <UnconfirmedOutcomeAlert submission={submission} />
        <RepaymentButtonRow>
          <Button
            type="primary"
            htmlType="submit"
            loading={submission.isBusy}
            disabled={isOutcomePending(submission.state)}
          >
            <FormattedMessage id="wish.end" />
          </Button>
        </RepaymentButtonRow>
      </GuardedForm>
    </StepDialog>
  );
}
