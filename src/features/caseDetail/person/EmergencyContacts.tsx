import { useTaskUserContactsQuery } from '@/api/endpoints/cases/taskApi';
import { isOpenStatus } from '@/contract/codes/caseCodes';
import { CONTACT_RELATION } from '@/contract/codes/contactCodes';
import type { Contact } from '@/contract/entities/cases/contact';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { usePermission } from '@/ui/screen/currentUser';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { useIntl } from 'react-intl';

import { Revealable } from '../Revealable';
import { EmergencyForm } from './EmergencyForm';
import * as styles from './person.module.css';

interface EmergencyContactsProps {
  readonly task: LoanItem['task'];
}

/** Emergency contacts: editable for users who work the open case, else read-only (CD-08). */
export function EmergencyContacts({ task }: EmergencyContactsProps) {
  const { currentData: contacts, error, refetch } = useTaskUserContactsQuery({ id: task.id });
  const mayEdit = usePermission('cases.work') && isOpenStatus(task.status);
  if (error && !contacts) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  if (!contacts) return <Loading rows={2} />;
  return mayEdit ? (
    <EmergencyForm taskId={task.id} contacts={contacts} />
  ) : (
    <EmergencyList task={task} contacts={contacts} />
  );
}

function EmergencyList({ task, contacts }: EmergencyContactsProps & { readonly contacts: readonly Contact[] }) {
  const { formatMessage } = useIntl();
  const emergency = contacts.filter((contact) => contact.emergency);
  if (emergency.length === 0) return <EmptyState isLine title={formatMessage({ id: 'person.emergency.none' })} />;
  return (
    <ul className={styles['people']}>
      {emergency.map(({ id, name, relation, phone }) => (
        <li key={id} className={styles['person']}>
          <span>{name}</span>
          <span className={styles['aside']}>
            <CodeLabel table={CONTACT_RELATION} code={relation} />
          </span>
          <Revealable
            taskId={task.id}
            field="contactPhone"
            contactId={id}
            masked={phone}
            label={`${formatMessage({ id: 'person.phone' })} ${name}`}
          />
        </li>
      ))}
    </ul>
  );
}
