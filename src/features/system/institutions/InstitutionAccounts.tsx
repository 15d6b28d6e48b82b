import { getServerNow } from '@/browser/server/serverClock';
import { useInstitutionalManagementAccountsQuery } from '@/api/endpoints/system/institutionalManagementApi';
import { ROLE } from '@/contract/codes/userCodes';
import { type InstitutionAccount, institutionAccountQuery } from '@/contract/entities/users/institution';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { getPasswordState } from '@/contract/oneTimePassword';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { usePermission } from '@/ui/screen/currentUser';
import { DateTime } from '@/ui/dates/DateTime';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import { PagedTable } from '@/ui/table/PagedTable';
import type { PagedColumn } from '@/ui/table/tableQuery';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './institutions.module.css';
import { ResetAccount } from './ResetAccount';

/** Accounts of an institution, administrators first; no other data of the institution (IN-01). */
export function InstitutionAccounts({ institutionId }: { readonly institutionId: string }) {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const { page = 1 } = readListUrl(institutionAccountQuery, params);
  const query = useInstitutionalManagementAccountsQuery({ institutionId, page });
  return (
    <section>
      <h4 className={styles['subheading']}>
        <FormattedMessage id="institutions.accounts" />
      </h4>
      <PagedTable<InstitutionAccount>
        label={formatMessage({ id: 'institutions.accounts' })}
        columns={useColumns()}
        rows={query.currentData}
        rowKey={({ id }) => id}
        place={{ page: Number(page), size: PAGE_SIZE_TABLE }}
        onPlace={(place) => setParams((current) => writeListUrl(current, { page: place.page }))}
        minWidth={520}
        isFetching={query.isFetching}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    </section>
  );
}

const getAccountState = (account: InstitutionAccount, now: number) => {
  if (!account.enabled) return 'disabled';
  const password = getPasswordState(account, now);
  return password === 'own' ? 'enabled' : password;
};

function State({ account }: { readonly account: InstitutionAccount }) {
  const [now] = useState(getServerNow);
  const time = <DateTime at={account.oneTimePasswordUntil} />;
  return <FormattedMessage id={`institutions.account.${getAccountState(account, now)}`} values={{ time }} />;
}

function useColumns(): PagedColumn<InstitutionAccount>[] {
  const { formatMessage } = useIntl();
  const mayReset = usePermission('institutions.manage');
  const columns: PagedColumn<InstitutionAccount>[] = [
    {
      key: 'name',
      title: formatMessage({ id: 'institutions.account' }),
      width: 150,
      render: (_, { name, username }) => (
        <span className={styles['account']}>
          {name} <span className={styles['hint']}>{username}</span>
        </span>
      ),
    },
    {
      key: 'role',
      title: formatMessage({ id: 'permissions.role' }),
      width: 120,
      render: (_, { role }) => <CodeLabel table={ROLE} code={role} />,
    },
    {
      key: 'state',
      title: formatMessage({ id: 'institutions.state' }),
      render: (_, account) => <State account={account} />,
    },
  ];
  if (!mayReset) return columns;
  return [
    ...columns,
    {
      key: 'reset',
      title: formatMessage({ id: 'institutions.action' }),
      render: (_, account) => <ResetAccount account={account} />,
      width: 186,
    },
  ];
}
