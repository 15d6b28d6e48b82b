import {
  useTaskMaterialAddressBookContactMutation,
  useTaskMaterialUserAddressBookQuery,
} from '@/api/endpoints/cases/taskMaterialApi';
import { taskMaterialCalls } from '@/contract/calls/cases/taskMaterialCalls';
import { isOpenStatus } from '@/contract/codes/caseCodes';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { AddressBookEntry } from '@/contract/entities/cases/material';
import type { MessageId } from '@/i18n/messageIds';
import { isSubmissionBusy, isOutcomePending } from '@/machines/submissionMachine';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { usePermission } from '@/ui/screen/currentUser';
import { type VirtualColumn, VirtualTable } from '@/ui/table/VirtualTable';
import { CheckOutlined, UserAddOutlined } from '@ant-design/icons';
import { createContext, useState, use, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { UnconfirmedOutcomeAlert } from '../submission/SubmissionStatus';
import { useNewSubmission } from '../submission/useNewSubmission';
import { Revealable } from '../Revealable';
import { ListTools } from './ListTools';
import * as styles from './phoneBook.module.css';
import { usePeopleSearch } from './usePeopleSearch';

/** Adds an entry of the address book to the contacts. Holds the pending entry, and whether another can be added. */
interface AddContactOffer {
  readonly entryId: string | undefined;
  readonly isBusy: boolean;
  readonly add: (entryId: string) => void;
}

/** Context for the buttons in the rows, so that the rows do not re-render when an entry is added. */
const AddContactContext = createContext<AddContactOffer>({
  entryId: undefined,
  isBusy: false,
  add: () => undefined,
});

/** Adds entries of the address book to the contacts, one at a time and each once. `onMissed` refetches the address book (CD-09). */
function useAddContact(taskId: string, onMissed: () => void) {
  const [send] = useTaskMaterialAddressBookContactMutation();
  const [entryId, setEntryId] = useState<string>();
  const submission = useNewSubmission({
    taskId,
    row: taskMaterialCalls.addressBookContact,
    send: (input: { readonly entryId: string }, idempotencyKey) => send({ id: taskId, ...input, idempotencyKey }),
    onDone: (isAnswered) => !isAnswered && onMissed(),
  });
  const offer: AddContactOffer = {
    entryId,
    isBusy: isSubmissionBusy(submission.state) || isOutcomePending(submission.state),
    add(chosen) {
      setEntryId(chosen);
      submission.submit({ entryId: chosen });
    },
  };
  return { submission, offer };
}

interface AddToContactsProps {
  readonly entry: AddressBookEntry;
  readonly mayAdd: boolean;
}

/** Adds an entry of the address book to the contacts, where it can be called. */
function AddToContacts({ entry, mayAdd }: AddToContactsProps) {
  const { formatMessage } = useIntl();
  const { entryId, isBusy, add } = use(AddContactContext);
  if (entry.isContact) {
    return (
      <span className={styles['isContact']}>
        <CheckOutlined aria-hidden /> <FormattedMessage id="phoneBook.isContact" />
      </span>
    );
  }
  if (!mayAdd) return null;
  return (
    // Plain markup: hundreds of them mount and unmount while the list scrolls.
    <button
      type="button"
      className={styles['add']}
      aria-label={formatMessage({ id: 'phoneBook.add.named' }, { name: entry.name })}
      aria-busy={isBusy && entryId === entry.id}
      disabled={isBusy}
      onClick={() => add(entry.id)}
    >
      <UserAddOutlined aria-hidden /> <FormattedMessage id="phoneBook.add" />
    </button>
  );
}

interface Setting {
  readonly taskId: string;
  readonly mayAdd: boolean;
  readonly word: (id: MessageId) => string;
}

/** The columns of the address book. */
const addressBookColumns = ({ taskId, mayAdd, word }: Setting): VirtualColumn<AddressBookEntry>[] => [
  { key: 'name', title: word('phoneBook.name'), render: ({ name }) => <span title={name}>{name}</span> },
  {
    key: 'phone',
    title: word('phoneBook.phone'),
    width: '162px',
    render: ({ id, name, phone }) => (
      <Revealable
        taskId={taskId}
        field="addressBookPhone"
        rowId={id}
        masked={phone}
        label={`${word('phoneBook.phone')} ${name}`}
      />
    ),
  },
  { key: 'calls', title: word('phoneBook.timesCalled'), width: '92px', align: 'end', render: ({ calls }) => calls },
  {
    key: 'contact',
    title: word('phoneBook.contact'),
    width: '118px',
    render: (entry) => <AddToContacts entry={entry} mayAdd={mayAdd} />,
  },
];

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
      <UnconfirmedOutcomeAlert submission={adding.submission} />
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
