import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { AddressBook } from './AddressBook';
import { CallDetails } from './CallDetails';
import * as styles from './phoneBook.module.css';

type Book = 'addressBook' | 'calls';

/** The borrower's address book and call details (§2, CD-09). */
export function PhoneBookPanel({ loanItem: { task } }: { readonly loanItem: LoanItem }) {
  const { formatMessage } = useIntl();
  const [book, setBook] = useState<Book>('addressBook');
  return (
    <div className={styles['panel']}>
      <Segmented<Book>
        value={book}
        onChange={setBook}
        aria-label={formatMessage({ id: 'phoneBook.which' })}
        options={[
          { value: 'addressBook', label: formatMessage({ id: 'phoneBook.addressBook' }) },
          { value: 'calls', label: formatMessage({ id: 'phoneBook.calls' }) },
        ]}
      />
      {book === 'addressBook' ? <AddressBook task={task} /> : <CallDetails taskId={task.id} />}
    </div>
  );
}
