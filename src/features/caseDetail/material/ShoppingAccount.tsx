import { useTaskMaterialUserAlibabaInfoQuery } from '@/api/endpoints/cases/taskMaterialApi';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { ShoppingAccount as Account } from '@/contract/entities/cases/material';
import { DateTime } from '@/ui/dates/DateTime';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { Money } from '@/ui/format/Money';
import { VirtualTable } from '@/ui/table/VirtualTable';
import { useMemo } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

import { FactList } from '../FactList';
import * as styles from './material.module.css';
import { createShoppingOrderColumns } from './createShoppingOrderColumns';

interface ShoppingAccountProps {
  readonly task: LoanItem['task'];
}

/** The borrower's online-shopping account and its orders (§2, CD-09). */
export function ShoppingAccount({ task }: ShoppingAccountProps) {
  const { currentData: account, isSuccess, error, refetch } = useTaskMaterialUserAlibabaInfoQuery({ id: task.id });
  if (account) return <KnownAccount task={task} account={account} />;
  if (isSuccess) {
    return (
      <p className={styles['note']}>
        <FormattedMessage id="material.shopping.none" />
      </p>
    );
  }
  return error ? <ErrorWithRetry error={error} onRetry={() => void refetch()} /> : <Loading />;
}

/** The receiver and two lines of address. */
const ROW_HEIGHT = 72;
const HEIGHT = 380;

function KnownAccount({ task, account }: ShoppingAccountProps & { readonly account: NonNullable<Account> }) {
  const { formatMessage } = useIntl();
  const { currency = task.currency } = account;
  const columns = useMemo(
    () => createShoppingOrderColumns({ taskId: task.id, currency, word: (id) => formatMessage({ id }) }),
    [task.id, currency, formatMessage],
  );
  return (
    <div className={styles['shopping']}>
      <FactList
        facts={[
          { label: 'material.shopping.platform', value: account.platform },
          { label: 'material.shopping.account', value: account.accountName },
          { label: 'material.shopping.registered', value: <DateTime at={account.registeredTime} /> },
          { label: 'material.shopping.orders', value: <FormattedNumber value={account.orderCount} /> },
          { label: 'material.shopping.total', value: <Money amount={account.totalAmount} currency={currency} /> },
          { label: 'material.shopping.last', value: <DateTime at={account.lastOrderTime} /> },
        ]}
      />
      <VirtualTable
        label={formatMessage({ id: 'material.shopping.orders' })}
        columns={columns}
        rows={account.orders}
        rowKey={({ id }) => id}
        rowHeight={ROW_HEIGHT}
        height={HEIGHT}
        empty={<EmptyState isLine title={formatMessage({ id: 'material.shopping.noOrders' })} />}
      />
    </div>
  );
}
