import type { ContactVerdict } from '@/contract/entities/law/contactVerdict';
import { Button, Modal } from 'antd';
import { FormattedMessage } from 'react-intl';

import { Against } from './Against';

interface UnlawfulDialogProps {
  readonly verdict: ContactVerdict;
  readonly onClose: () => void;
}

/** Dialog of a refused contact: the rules, and the earliest permitted time (LC-03). */
export function UnlawfulDialog({ verdict, onClose }: UnlawfulDialogProps) {
  return (
    <Modal
      open
      title={<FormattedMessage id="goOn.refused" />}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          <FormattedMessage id="goOn.close" />
        </Button>
      }
    >
      <Against verdict={verdict} />
    </Modal>
  );
}
