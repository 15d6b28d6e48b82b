import type { ShoppingAccount } from '@/contract/entities/cases/material';
import type { MessageId } from '@/i18n/messageIds';
import { DateTime } from '@/ui/dates/DateTime';
import { Money } from '@/ui/format/Money';
import type { VirtualColumn } from '@/ui/table/VirtualTable';

import { Revealable } from '../Revealable';
import * as styles from './material.module.css';

type Order = NonNullable<ShoppingAccount>['orders'][number];

interface Setting {
  readonly taskId: string;
  readonly currency: string | null | undefined;
  readonly word: (id: MessageId) => string;
}

/** The columns of an online-shopping account's orders. */
export const createShoppingOrderColumns = ({ taskId, currency, word }: Setting): VirtualColumn<Order>[] => [
  {
    key: 'title',
    title: word('material.order.title'),
    render: ({ title, time }) => (
      <>
        <span className={styles['twoLines']} title={title}>
          {title}
        </span>
        <div className={styles['aside']}>
          <DateTime at={time} />
        </div>
      </>
    ),
  },
  {
    key: 'amount',
    title: word('material.order.amount'),
    width: '108px',
    align: 'end',
    render: ({ amount }) => <Money amount={amount} currency={currency} />,
  },
  {
    key: 'receiver',
    title: word('material.order.receiver'),
    width: '46%',
    render: ({ id, receiver, address, title }) => (
      <>
        <div className={styles['oneLine']}>{receiver ?? '–'}</div>
        <div className={styles['address']}>
          <Revealable
            taskId={taskId}
            field="shoppingAddress"
            rowId={id}
            masked={address}
            label={`${word('material.order.address')} ${title}`}
          />
        </div>
      </>
    ),
  },
];
