import { useTaskUserContactsQuery } from '@/api/taskApi';
import type { Contact } from '@/contract/entities/contact';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorWithRetry } from '@/ui/ErrorWithRetry';
import { Loading } from '@/ui/Loading';
import { Card } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './caseDetail.module.css';
import { ContactRow } from './ContactRow';

interface ContactsCardProps {
  readonly taskId: string;
  readonly onChoose: (contactId: string) => void;
}

/** Whom to call: the borrower first, then the others, with what the last call to each brought. */
export function ContactsCard({ taskId, onChoose }: ContactsCardProps) {
  const { data, error, refetch } = useTaskUserContactsQuery({ id: taskId });
  return (
    <Card title={<FormattedMessage id="case.contacts" />} size="small">
      {data && <Contacts taskId={taskId} contacts={data} onChoose={onChoose} />}
      {!data && !error && <Loading rows={3} />}
      {!data && error && <ErrorWithRetry error={error} onRetry={() => void refetch()} />}
    </Card>
  );
}

function Contacts({ contacts, ...row }: ContactsCardProps & { readonly contacts: readonly Contact[] }) {
  const { formatMessage } = useIntl();
  if (contacts.length === 0) return <EmptyState title={formatMessage({ id: 'case.contacts.empty' })} />;
  return (
    <ul className={styles['contacts']}>
      {contacts.map((contact) => (
        <ContactRow key={contact.id} contact={contact} {...row} />
      ))}
    </ul>
  );
}
