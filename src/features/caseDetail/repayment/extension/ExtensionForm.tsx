import { useTaskWorkDelayCodeQuery } from '@/api/endpoints/cases/taskWorkApi';
import { REMARK_MAX } from '@/contract/ourLimits';
import { isOutcomePending } from '@/machines/submissionMachine';
import { CompleteForm } from '@/ui/form/CompleteForm';
import { CopyableId } from '@/ui/format/CopyableId';
import { Button, Form, Input } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { UnconfirmedOutcomeAlert } from '../../submission/SubmissionStatus';
import { useCurrentMinute } from '../../contacts/useCurrentMinute';
import { getCodeState } from '../code/getCodeState';
import { DaysField } from '../DaysField';
import { RefusalAlert } from '../RefusalAlert';
import { RepaymentNote } from '../repaymentElements';
import type { useExtension } from './useExtension';

interface ExtensionFormProps {
  readonly taskId: string;
  readonly extension: ReturnType<typeof useExtension>;
}

/** Form for the number of days and the reason. */
export function ExtensionForm({ taskId, extension: { form, submission, goOn } }: ExtensionFormProps) {
  const { formatMessage } = useIntl();
  return (
    <CompleteForm
      form={form}
      layout="vertical"
      requiredMark={false}
      disabled={submission.isBusy || isOutcomePending(submission.state)}
      onFinish={goOn}
    >
      <RefusalAlert title="notices.sendFailed" error={submission.refusal} />
      <UnconfirmedOutcomeAlert submission={submission} />
      <NewestExtensionCode taskId={taskId} />
      <DaysField />
      <Form.Item
        name="remark"
        label={<FormattedMessage id="repay.extension.reason" />}
        rules={[{ required: true, whitespace: true, message: formatMessage({ id: 'repay.extension.reason.missing' }) }]}
      >
        <Input maxLength={REMARK_MAX} autoComplete="off" />
      </Form.Item>
      <Button type="primary" htmlType="submit">
        <FormattedMessage id="repay.continue" />
      </Button>
    </CompleteForm>
  );
}

/** Valid code with which the borrower pays for the extension, if there is one. */
function NewestExtensionCode({ taskId }: { readonly taskId: string }) {
  const { data } = useTaskWorkDelayCodeQuery({ id: taskId });
  const now = useCurrentMinute();
  if (!data?.code || getCodeState(data, now) !== 'good') return null;
  return (
    <RepaymentNote>
      <FormattedMessage id="repay.extension.code" />: <CopyableId id={data.code} />
    </RepaymentNote>
  );
}
