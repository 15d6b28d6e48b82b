import type { AddressBookEntry } from '@/contract/entities/cases/material';
import type { MessageId } from '@/i18n/messageIds';
import type { VirtualColumn } from '@/ui/table/VirtualTable';

import { Revealable } from '../Revealable';
import { AddToContacts } from './AddToContacts';

interface Setting {
  readonly taskId: string;
  readonly mayAdd: boolean;
  readonly word: (id: MessageId) => string;
}

/** The columns of the address book. */
export const addressBookColumns = ({ taskId, mayAdd, word }: Setting): VirtualColumn<AddressBookEntry>[] => [
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
