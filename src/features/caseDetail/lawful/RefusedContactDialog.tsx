import type { ContactVerdict } from '@/contract/entities/law/contactVerdict';
import { Button, Modal } from 'antd';
import { FormattedMessage } from 'react-intl';

import { createLazyPart } from '../createLazyPart';
import { ContactObjections } from './ContactObjections';

interface UnlawfulDialogProps {
  readonly verdict: ContactVerdict;
  readonly onClose: () => void;
}

/** Dialog of a refused contact: the rules, and the earliest permitted time (LC-03). */
function UnlawfulDialog({ verdict, onClose }: UnlawfulDialogProps) {
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
      <ContactObjections verdict={verdict} />
    </Modal>
  );
}

const OverrideDialog = createLazyPart(async () => (await import('./OverrideDialog')).OverrideDialog);

interface RefusedProps {
  readonly verdict: ContactVerdict;
  /** Runs when the contact is permitted once by an exception; receives the reason. */
  readonly onGiven: (reason: string) => void;
  readonly onClose: () => void;
}

/** Dialog of a contact that the rules refuse whatever the reason: the rules, and an exception if one is possible (LC-03, LC-08). */
export function RefusedContactDialog({ verdict, onGiven, onClose }: RefusedProps) {
  const { override } = verdict;
  if (!override) return <UnlawfulDialog verdict={verdict} onClose={onClose} />;
  return <OverrideDialog verdict={verdict} asked={override} onGiven={onGiven} onClose={onClose} />;
}
