import type { AddressBookEntry } from '@/contract/entities/cases/material';
import { CheckOutlined, UserAddOutlined } from '@ant-design/icons';
import { use } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { AddContactContext } from './addContactContext';
import * as styles from './phoneBook.module.css';

interface AddToContactsProps {
  readonly entry: AddressBookEntry;
  readonly mayAdd: boolean;
}

/** Adds an entry of the address book to the contacts, where it can be called. */
export function AddToContacts({ entry, mayAdd }: AddToContactsProps) {
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
