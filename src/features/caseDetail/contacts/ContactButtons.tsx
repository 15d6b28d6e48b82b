import type { Contact } from '@/contract/entities/contact';
import { FormOutlined, PhoneFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { CASE_KEYS } from '../keys/caseKeys';
import type { ContactActions } from './contactActions';
import * as styles from './contacts.module.css';
import { KeyCap } from '../keys/KeyCap';

interface ContactButtonsProps extends ContactActions {
  readonly contact: Contact;
  readonly isNext: boolean;
}

/** Calls the contact, or takes it into the result form without a call from here, as after one over another telephone. */
export function ContactButtons({ contact: { id, name }, isNext, isLineTaken, onCall, onChoose }: ContactButtonsProps) {
  const { formatMessage } = useIntl();
  const use = formatMessage({ id: 'case.contacts.use' }, { name });
  const call = formatMessage({ id: 'line.call' }, { name });
  return (
    <div className={styles['buttons']}>
      {onChoose && (
        <Button
          type="text"
          size="small"
          icon={<FormOutlined />}
          aria-label={use}
          title={use}
          onClick={() => onChoose(id)}
        />
      )}
      {onCall && (
        <Button
          type={isNext ? 'primary' : 'default'}
          size="small"
          icon={<PhoneFilled />}
          aria-label={call}
          title={isNext ? `${call} (${CASE_KEYS.call})` : call}
          disabled={isLineTaken}
          onClick={() => onCall(id)}
        >
          <FormattedMessage id="line.call.short" />
          {isNext && <KeyCap>{CASE_KEYS.call}</KeyCap>}
        </Button>
      )}
    </div>
  );
}
