import { CONTACT_RELATION } from '@/contract/codes/contactRelation';
import { RECORDED_RESULT } from '@/contract/codes/recordedResult';
import type { Contact } from '@/contract/entities/contact';
import { CodeLabel } from '@/ui/CodeLabel';
import { DateTime } from '@/ui/DateTime';
import { PhoneOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './caseDetail.module.css';
import { Revealable } from './Revealable';

interface ContactRowProps {
  readonly taskId: string;
  readonly contact: Contact;
  readonly onChoose: (contactId: string) => void;
}

/** One person, one phone; a click takes it into the result form. */
export function ContactRow({ taskId, contact, onChoose }: ContactRowProps) {
  const { formatMessage } = useIntl();
  const use = formatMessage({ id: 'case.contacts.use' }, { name: contact.name });
  const phone = formatMessage({ id: 'case.log.contact' });
  return (
    <li className={styles['contact']}>
      <div className={styles['contactWho']}>
        <span className={styles['contactName']}>{contact.name}</span>
        <Tag>
          {contact.relation === '' ? (
            <FormattedMessage id="case.contacts.other" />
          ) : (
            <CodeLabel table={CONTACT_RELATION} code={contact.relation} />
          )}
        </Tag>
        {contact.emergency && (
          <Tag color="volcano">
            <FormattedMessage id="case.contacts.emergency" />
          </Tag>
        )}
      </div>
      <Revealable
        taskId={taskId}
        field="contactPhone"
        contactId={contact.id}
        masked={contact.phone}
        label={`${phone} ${contact.name}`}
      />
      <span className={styles['contactLast']}>
        {contact.lastCallResult ? (
          <>
            <CodeLabel table={RECORDED_RESULT} code={contact.lastCallResult} /> · <DateTime at={contact.lastCallTime} />
          </>
        ) : (
          <FormattedMessage id="case.contacts.never" />
        )}
      </span>
      <Button size="small" icon={<PhoneOutlined />} aria-label={use} title={use} onClick={() => onChoose(contact.id)} />
    </li>
  );
}
