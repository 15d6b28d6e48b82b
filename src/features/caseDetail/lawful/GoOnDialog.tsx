import type { ContactVerdict } from '@/contract/entities/contactVerdict';
import { REMARK_MAX } from '@/contract/ourLimits';
import { GuardedForm } from '@/ui/unsaved/GuardedForm';
import { useGuardedClose } from '@/ui/unsaved/useGuardedClose';
import { Form, Input, type InputRef, Modal } from 'antd';
import { useRef } from 'react';
import { useIntl } from 'react-intl';

import { Against } from './Against';

interface GoOnDialogProps {
  readonly verdict: ContactVerdict;
  readonly onGoOn: (reason: string) => void;
  readonly onClose: () => void;
}

/** A rule speaks against a contact: it goes on with a reason, which is kept (LC-08). */
export function GoOnDialog({ verdict, onGoOn, onClose }: GoOnDialogProps) {
  const { formatMessage } = useIntl();
  const [form] = Form.useForm<{ reason: string }>();
  const reason = useRef<InputRef>(null);
  return (
    <Modal
      open
      title={formatMessage({ id: 'goOn.doubts' })}
      okText={formatMessage({ id: 'goOn.yes' })}
      cancelText={formatMessage({ id: 'goOn.leave' })}
      onOk={() => form.submit()}
      onCancel={useGuardedClose(onClose)}
      afterOpenChange={(isOpen) => isOpen && reason.current?.focus()}
      mask={{ closable: false }}
    >
      <Against verdict={verdict} />
      <GuardedForm
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(fields) => onGoOn(fields.reason.trim())}
      >
        <Form.Item
          name="reason"
          label={formatMessage({ id: 'goOn.reason' })}
          extra={formatMessage({ id: 'goOn.reason.kept' })}
          rules={[{ required: true, whitespace: true, message: formatMessage({ id: 'case.required' }) }]}
        >
          <Input ref={reason} maxLength={REMARK_MAX} autoComplete="off" />
        </Form.Item>
      </GuardedForm>
    </Modal>
  );
}
