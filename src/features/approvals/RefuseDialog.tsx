import { useApprovalRefuseMutation } from '@/api/endpoints/management/approvalApi';
import type { Approval } from '@/contract/entities/management/approval';
import { APPROVAL_REASON_MAX } from '@/contract/ourLimits';
import { GuardedForm } from '@/ui/unsaved/GuardedForm';
import { useGuardedClose } from '@/ui/unsaved/useGuardedClose';
import { Form, Input, Modal } from 'antd';
import { useIntl } from 'react-intl';

import { dialogWidth } from './dialogWidth';
import { Meaning } from './Meaning';
import { useDecision } from './useDecision';

/** Dialog to reject a request; the requester receives the reason. */
export function RefuseDialog({ row, onClose }: { readonly row: Approval; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [form] = Form.useForm<{ reason: string }>();
  const [refuse, { isLoading }] = useApprovalRefuseMutation();
  const decide = useDecision(onClose);
  const send = async (reason: string): Promise<void> => {
    const ended = await decide((intentKey) => refuse({ id: row.id, reason, intentKey }));
    if (ended) onClose();
  };
  return (
    <Modal
      open
      width={dialogWidth(row)}
      title={formatMessage({ id: 'approvals.refuse.title' }, { name: row.askerName })}
      okText={formatMessage({ id: 'approvals.refuse' })}
      okButtonProps={{ loading: isLoading }}
      cancelText={formatMessage({ id: 'approvals.cancel' })}
      onOk={() => form.submit()}
      onCancel={useGuardedClose(onClose)}
      mask={{ closable: false }}
      destroyOnHidden
    >
      <Meaning row={row} />
      <GuardedForm form={form} layout="vertical" requiredMark={false} onFinish={({ reason }) => void send(reason)}>
        <Form.Item
          name="reason"
          label={formatMessage({ id: 'approvals.refuse.why' })}
          rules={[{ required: true, whitespace: true }]}
        >
          <Input.TextArea rows={3} maxLength={APPROVAL_REASON_MAX} />
        </Form.Item>
      </GuardedForm>
    </Modal>
  );
}
