import { CONTACT_RELATION, RELATION } from '@/contract/codes/contactCodes';
import type { Contact } from '@/contract/entities/cases/contact';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { LatestResult } from '@/ui/feedback/LatestResult';
import { ShortTime } from '@/ui/dates/ShortTime';
import { CALL_RESULT_TONES } from '@/ui/theme/tones';
import { Tag } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import type { ContactActions } from './contactActions';
import { ContactButtons } from './ContactButtons';
import * as styles from './contacts.module.css';
import { LawfulLine } from '../lawful/LawfulLine';
import { Revealable } from '../Revealable';

interface ContactRowProps extends ContactActions {
  readonly taskId: string;
  readonly contact: Contact;
  readonly isNext: boolean;
}

/** One person with one phone number: a click calls, or copies the person into the result form. */
export function ContactRow({ taskId, contact, ...actions }: ContactRowProps) {
  const { formatMessage } = useIntl();
  const phone = formatMessage({ id: 'case.log.contact' });
  const verdict = actions.lawful.verdicts.get(contact.id);
  return (
    <li className={styles['contact']} data-called={actions.calledId === contact.id}>
      <Who contact={contact} />
      <Revealable
        taskId={taskId}
        field="contactPhone"
        contactId={contact.id}
        masked={contact.phone}
        label={`${phone} ${contact.name}`}
      />
      <div className={styles['last']}>
        <LastCall contact={contact} calledAt={actions.calledAt.get(contact.id) ?? 0} />
        {verdict && <LawfulLine verdict={verdict} isBorrower={contact.relation === RELATION.self} />}
      </div>
      <ContactButtons contact={contact} {...actions} />
    </li>
  );
}

function Who({ contact: { name, relation, emergency } }: { readonly contact: Contact }) {
  return (
    <div className={styles['who']}>
      <span className={styles['name']}>{name}</span>
      <span className={styles['relation']}>
        {relation === '' ? (
          <FormattedMessage id="case.contacts.other" />
        ) : (
          <CodeLabel table={CONTACT_RELATION} code={relation} />
        )}
      </span>
      {emergency && (
        <Tag color="volcano" className={styles['emergency'] ?? ''}>
          <FormattedMessage id="case.contacts.emergency" />
        </Tag>
      )}
    </div>
  );
}

interface LastCallProps {
  readonly contact: Contact;
  /** 0 without a call in this visit. */
  readonly calledAt: number;
}

/** Result of the last call to the contact; for an unrecorded call, only that it was made. */
function LastCall({ contact, calledAt }: LastCallProps) {
  const { lastCallResult, lastCallTime } = contact;
  const isNewer = calledAt > (lastCallTime ? Date.parse(lastCallTime) : 0);
  return (
    <span className={styles['lastCall']}>
      {isNewer ? (
        <span className={styles['called']}>
          <FormattedMessage
            id="case.contacts.called"
            values={{ at: <ShortTime at={new Date(calledAt).toISOString()} /> }}
          />
        </span>
      ) : lastCallResult ? (
        <>
          <LatestResult of={contact} tones={CALL_RESULT_TONES} />
          <ShortTime at={lastCallTime} />
        </>
      ) : (
        <FormattedMessage id="case.contacts.never" />
      )}
    </span>
  );
}
