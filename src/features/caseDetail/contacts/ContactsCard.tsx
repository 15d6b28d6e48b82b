import { useTaskUserContactsQuery } from '@/api/endpoints/cases/taskApi';
import type { Contact } from '@/contract/entities/cases/contact';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { Card } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { ClockMismatchNote } from '../lawful/ClockMismatchNote';
import { CallPreparation } from './CallPreparation';
import * as styles from './contacts.module.css';
import type { ContactActions } from './contactActions';
import { ContactRow } from './ContactRow';

interface ContactsCardProps extends ContactActions {
  readonly taskId: string;
  /** Id of the next contact to call. */
  readonly nextId: string | undefined;
}

/** Contacts to call: the borrower first, then the others, each with the result of the last call. */
export function ContactsCard({
  task,
  ...others
}: Omit<ContactsCardProps, 'taskId'> & { readonly task: LoanItem['task'] }) {
  const card = { ...others, taskId: task.id };
  const { data } = useTaskUserContactsQuery({ id: task.id });
  return (
    <Card
      title={<FormattedMessage id="case.contacts.count" values={{ count: data?.length ?? '' }} />}
      extra={<CallPreparation task={task} bestHour={others.lawful.bestHour} />}
      size="small"
      className={styles['card'] ?? ''}
    >
      <div className={styles['room']}>
        <CardContent {...card} />
      </div>
    </Card>
  );
}

function CardContent(card: ContactsCardProps) {
  const { data, error, refetch } = useTaskUserContactsQuery({ id: card.taskId });
  if (data) return <Contacts contacts={data} {...card} />;
  return error ? <ErrorWithRetry error={error} onRetry={() => void refetch()} /> : <Loading rows={5} />;
}

function Contacts({ contacts, nextId, ...row }: ContactsCardProps & { readonly contacts: readonly Contact[] }) {
  const { formatMessage } = useIntl();
  if (contacts.length === 0) return <EmptyState isLine title={formatMessage({ id: 'case.contacts.empty' })} />;
  return (
    <>
      <ul className={styles['contacts']}>
        {contacts.map((contact) => (
          <ContactRow key={contact.id} contact={contact} isNext={contact.id === nextId} {...row} />
        ))}
      </ul>
      {row.lawful.doClocksDiffer && <ClockMismatchNote />}
    </>
  );
}
