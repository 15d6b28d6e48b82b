import type { ContactVerdict } from '@/contract/entities/law/contactVerdict';
import { useFirstField } from '@/ui/form/useFirstField';
import { GuardedForm } from '@/ui/unsaved/GuardedForm';
import { useGuardedClose } from '@/ui/unsaved/useGuardedClose';
import { Form, Modal } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { ContactObjections } from './ContactObjections';
import { getObjection } from './getObjection';
import { ReasonField } from './ReasonField';
import { RefusedContactDialog } from './RefusedContactDialog';

interface GoOnDialogProps {
  readonly verdict: ContactVerdict;
  readonly onGoOn: (reason: string) => void;
  readonly onClose: () => void;
}

/** Dialog that continues against a contact rule with a reason, which is recorded (LC-08). */
function GoOnDialog({ verdict, onGoOn, onClose }: GoOnDialogProps) {
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
      <ContactObjections verdict={verdict} />
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

interface GoOnProps {
  /** Error of the refused contact. No dialog opens unless contact rules caused it. */
  readonly error: unknown;
  /** Starts the same contact again with a reason. */
  readonly onGoOn: (reason: string) => void;
}

/**
 * Shown after the contact rules refused a contact: lists the rules, and requests a reason if one helps (LC-06, LC-08). Once per refusal.
 */
export function ContinueWithReason({ error, onGoOn }: GoOnProps) {
  const [left, setLeft] = useState<unknown>();
  const objection = getObjection(error);
  if (!objection || error === left) return null;
  const { verdict, takesReason } = objection;
  const leave = (): void => setLeft(error);
  const goOn = (reason: string): void => {
    leave();
    onGoOn(reason);
  };
  return takesReason ? (
    <GoOnDialog verdict={verdict} onGoOn={goOn} onClose={leave} />
  ) : (
    <RefusedContactDialog verdict={verdict} onGiven={goOn} onClose={leave} />
  );
}
