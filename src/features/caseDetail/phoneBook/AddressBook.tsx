import { useTaskMaterialUserAddressBookQuery } from '@/api/endpoints/cases/taskMaterialApi';
import { isOpenStatus } from '@/contract/codes/caseCodes';
import type { AddressBookEntry } from '@/contract/entities/cases/material';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { usePermission } from '@/ui/screen/currentUser';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { VirtualTable } from '@/ui/table/VirtualTable';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';

import { UnconfirmedOutcomeAlert } from '../intents/UnconfirmedOutcomeAlert';
import { AddContactContext } from './addContactContext';
import { addressBookColumns } from './addressBookColumns';
import { ListTools } from './ListTools';
import * as styles from './phoneBook.module.css';
import { useAddContact } from './useAddContact';
import { usePeopleSearch } from './usePeopleSearch';

interface AddressBookProps {
  readonly task: LoanItem['task'];
}

/** Address book of the borrower. Its entries can be added to the contacts and called (CD-09). */
export function AddressBook({ task }: AddressBookProps) {
  const { currentData: data, error, refetch } = useTaskMaterialUserAddressBookQuery({ id: task.id });
  if (data) return <People task={task} entries={data} onRefresh={() => void refetch()} />;
  return error ? <ErrorWithRetry error={error} onRetry={() => void refetch()} /> : <Loading rows={6} />;
}

interface PeopleProps extends AddressBookProps {
  readonly entries: readonly AddressBookEntry[];
  readonly onRefresh: () => void;
}

function People({ task, entries, onRefresh }: PeopleProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const found = usePeopleSearch(entries, text);
  const mayAdd = usePermission('cases.work') && isOpenStatus(task.status);
  const adding = useAddContact(task.id, onRefresh);
  const columns = useMemo(
    () => addressBookColumns({ taskId: task.id, mayAdd, word: (id) => formatMessage({ id }) }),
    [task.id, mayAdd, formatMessage],
  );
  if (entries.length === 0) return <EmptyState isLine title={formatMessage({ id: 'phoneBook.addressBook.empty' })} />;
  return (
    <div className={styles['book']}>
      <ListTools text={text} onText={setText} shown={found.length} total={entries.length} />
      <UnconfirmedOutcomeAlert intent={adding.intent} />
      <AddContactContext value={adding.offer}>
        <VirtualTable
          label={formatMessage({ id: 'phoneBook.addressBook' })}
          columns={columns}
          rows={found}
          rowKey={({ id }) => id}
          empty={<EmptyState isLine title={formatMessage({ id: 'phoneBook.noMatch' })} />}
        />
      </AddContactContext>
    </div>
  );
}
