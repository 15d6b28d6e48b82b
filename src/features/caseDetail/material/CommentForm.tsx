import { useTaskMaterialAddImageCommentMutation } from '@/api/endpoints/cases/taskMaterialApi';
import { taskMaterialCalls } from '@/contract/calls/cases/taskMaterialCalls';
import { REMARK_MAX } from '@/contract/ourLimits';
import { isOutcomePending } from '@/machines/submissionMachine';
import { GuardedForm } from '@/ui/unsaved/GuardedForm';
import { Button, Form, Input } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { UnconfirmedOutcomeAlert } from '../submission/SubmissionStatus';
import { useNewSubmission } from '../submission/useNewSubmission';

interface CommentFields {
  readonly comment?: string;
}

interface CommentFormProps {
  readonly taskId: string;
  readonly pictureId: string;
  /** Runs if only the lookup by key confirmed the remark: the remarks must be refetched. */
  readonly onMissed: () => void;
}

/** Adds a remark to a picture. */
export function CommentForm({ taskId, pictureId, onMissed }: CommentFormProps) {
  const { formatMessage } = useIntl();
  const [form] = Form.useForm<CommentFields>();
  const [add] = useTaskMaterialAddImageCommentMutation();
  const submission = useNewSubmission({
    taskId,
    row: taskMaterialCalls.addImageComment,
    send: ({ comment = '' }: CommentFields, idempotencyKey) => add({ id: taskId, pictureId, comment, idempotencyKey }),
    onDone(isAnswered) {
      form.resetFields();
      if (!isAnswered) onMissed();
    },
  });
  return (
    <GuardedForm
      form={form}
      name="pictureRemark"
      disabled={submission.isBusy || isOutcomePending(submission.state)}
      onFinish={submission.submit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
      }}
    >
      <Form.Item
        name="comment"
        messageVariables={{ label: formatMessage({ id: 'material.comments.new' }) }}
        rules={[{ required: true, whitespace: true }]}
        style={{ marginBottom: 22 }}
      >
        <Input.TextArea
          rows={2}
          maxLength={REMARK_MAX}
          showCount
          aria-label={formatMessage({ id: 'material.comments.new' })}
          placeholder={formatMessage({ id: 'material.comments.new' })}
        />
      </Form.Item>
      <UnconfirmedOutcomeAlert submission={submission} />
      <Button htmlType="submit" loading={submission.isBusy}>
        <FormattedMessage id="material.comments.add" />
      </Button>
    </GuardedForm>
  );
}
