import type { Contact } from '@/contract/entities/cases/contact';
import { FormOutlined, PhoneFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { CASE_KEYS } from '../keys/caseKeys';
import type { ContactActions } from './contactActions';
import * as styles from './contacts.module.css';
import { KeyCap } from '../keys/KeyCap';
import { formatRefusal } from '../lawful/formatLawful';

interface ContactButtonsProps extends ContactActions {
  readonly contact: Contact;
  readonly isNext: boolean;
}

/** Calls the contact, or copies it into the result form without a call, as after a call from another telephone. */
export function ContactButtons({ contact, onChoose, onCall, ...calling }: ContactButtonsProps) {
  const { formatMessage } = useIntl();
  const use = formatMessage({ id: 'case.contacts.use' }, { name: contact.name });
  return (
    <div className={styles['buttons']}>
      {onChoose && (
        <Button
          type="text"
          size="small"
          icon={<FormOutlined />}
          aria-label={use}
          title={use}
          onClick={() => onChoose(contact.id)}
        />
      )}
      {onCall && <CallButton contact={contact} onCall={onCall} {...calling} />}
    </div>
  );
}

interface CallButtonProps extends Pick<ContactButtonsProps, 'contact' | 'isNext' | 'isLineTaken' | 'lawful'> {
  readonly onCall: (contactId: string) => void;
}

/** Call button, disabled if the rules refuse the contact; the title gives the reason. */
function CallButton({ contact: { id, name }, isNext, isLineTaken, lawful, onCall }: CallButtonProps) {
  const intl = useIntl();
  const call = intl.formatMessage({ id: 'line.call' }, { name });
  const verdict = lawful.isStopped(id) ? lawful.verdicts.get(id) : undefined;
  const title = isNext ? `${call} (${CASE_KEYS.call})` : call;
  return (
    <Button
      type={isNext ? 'primary' : 'default'}
      size="small"
      icon={<PhoneFilled />}
      aria-label={call}
      title={verdict ? formatRefusal(verdict, intl) : title}
      disabled={isLineTaken || verdict !== undefined}
      onClick={() => onCall(id)}
    >
      <FormattedMessage id="line.call.short" />
      {isNext && <KeyCap>{CASE_KEYS.call}</KeyCap>}
    </Button>
  );
}
