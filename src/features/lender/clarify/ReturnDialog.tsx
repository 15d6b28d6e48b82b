import { useLenderGiveBackMutation } from '@/api/endpoints/management/lenderApi';
import type { ClarificationRow } from '@/contract/entities/lender/lender';
import { REMARK_MAX } from '@/contract/ourLimits';
import { GuardedForm } from '@/ui/unsaved/GuardedForm';
import { useGuardedClose } from '@/ui/unsaved/useGuardedClose';
import { Form, Input, Modal } from 'antd';
import { useIntl } from 'react-intl';

import { useDecision } from './useDecision';
import { WaitingFacts } from './WaitingFacts';

/** Returns a pending entry to its sender; a reason is required. */
export function ReturnDialog({ row, onClose }: { readonly row: ClarificationRow; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [form] = Form.useForm<{ note: string }>();
  const [giveBack, { isLoading }] = useLenderGiveBackMutation();
  const decide = useDecision(onClose);
  const { id, amount, reference } = row;
  return (
    <Modal
      open
      title={formatMessage({ id: 'lender.return.title' }, { reference })}
      okText={formatMessage({ id: 'lender.return' })}
      okButtonProps={{ loading: isLoading }}
      cancelText={formatMessage({ id: 'lender.cancel' })}
      onOk={() => form.submit()}
      onCancel={useGuardedClose(onClose)}
      mask={{ closable: false }}
      destroyOnHidden
    >
      <WaitingFacts row={row} />
      <GuardedForm
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={({ note }) => void decide((intentKey) => giveBack({ id, amount, note, intentKey }))}
      >
        <Form.Item
          name="note"
          label={formatMessage({ id: 'lender.return.why' })}
          rules={[{ required: true, whitespace: true }]}
        >
          <Input.TextArea rows={3} maxLength={REMARK_MAX} />
        </Form.Item>
      </GuardedForm>
    </Modal>
  );
}
