import type { ContactVerdict } from '@/contract/entities/law/contactVerdict';
import { GuardedForm } from '@/ui/unsaved/GuardedForm';
import { useGuardedClose } from '@/ui/unsaved/useGuardedClose';
import { useFirstField } from '@/ui/form/useFirstField';
import { Form, Modal } from 'antd';
import { useIntl } from 'react-intl';

import { Against } from './Against';
import { ReasonField } from './ReasonField';

interface GoOnDialogProps {
  readonly verdict: ContactVerdict;
  readonly onGoOn: (reason: string) => void;
  readonly onClose: () => void;
}

/** Dialog that continues against a contact rule with a reason, which is recorded (LC-08). */
export function GoOnDialog({ verdict, onGoOn, onClose }: GoOnDialogProps) {
  const { formatMessage } = useIntl();
  const [form] = Form.useForm<{ reason: string }>();
  const box = useFirstField();
  return (
    <Modal
      open
      title={formatMessage({ id: 'goOn.doubts' })}
      okText={formatMessage({ id: 'goOn.yes' })}
      cancelText={formatMessage({ id: 'goOn.leave' })}
      onOk={() => form.submit()}
      onCancel={useGuardedClose(onClose)}
      mask={{ closable: false }}
    >
      <Against verdict={verdict} />
      <div ref={box}>
        <GuardedForm
          form={form}
          layout="vertical"
          requiredMark={false}
          onFinish={(fields) => onGoOn(fields.reason.trim())}
        >
          <ReasonField label={formatMessage({ id: 'goOn.reason' })} />
        </GuardedForm>
      </div>
    </Modal>
  );
}
