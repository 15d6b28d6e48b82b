import { useManageLoginLogExportMutation, useManageLoginLogListQuery } from '@/api/manageLoginLogApi';
import { loginLogQuery } from '@/contract/entities/loginLog';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { EmptyState } from '@/ui/EmptyState';
import { failureText } from '@/ui/failureText';
import { readListUrl, writeListUrl } from '@/ui/listUrl';
import { PagedTable } from '@/ui/PagedTable';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { LOGIN_LOG_COLUMNS } from './loginLogColumns';
import { type LoginLogFilter, LoginLogSearch } from './LoginLogSearch';
import * as styles from '../users.module.css';

const WIDTH = 1100;

interface LoginLogsProps {
  /** Of one user; absent: of all that the caller sees. */
  readonly userId?: string;
}

/** Who signed in, tried to, from where: filtered in the address, exported as filtered (US-03). */
export function LoginLogs({ userId }: LoginLogsProps) {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const query = { ...readListUrl(loginLogQuery, params), ...(userId !== undefined && { userId }) };
  const change = (changes: Parameters<typeof writeListUrl>[1]) =>
    setParams((current) => writeListUrl(current, changes));
  const { data: last, currentData, error, isFetching, refetch } = useManageLoginLogListQuery(query);
  const data = currentData ?? (isFetching ? last : undefined);
  const columns = LOGIN_LOG_COLUMNS.filter(({ key }) => userId === undefined || key !== 'user');
  return (
    <div className={styles['screen']}>
      <LoginLogSearch
        key={JSON.stringify(query)}
        query={query}
        hasName={userId === undefined}
        onSearch={(filter: LoginLogFilter) => change({ ...filter })}
      />
      <LogExport query={query} />
      <PagedTable
        label={formatMessage({ id: 'users.tab.logs' })}
        columns={columns.map(({ label, ...column }) => ({ ...column, title: formatMessage({ id: label }) }))}
        rows={data}
        rowKey={(row) => row.id}
        place={{ page: Number(query.page ?? 1), size: PAGE_SIZE_TABLE }}
        onPlace={({ page }) => change({ page: page > 1 ? page : undefined })}
        isFetching={isFetching}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
        minWidth={WIDTH}
        empty={<EmptyState title={formatMessage({ id: 'users.logs.empty' })} />}
      />
    </div>
  );
}

type Query = Parameters<ReturnType<typeof useManageLoginLogExportMutation>[0]>[0] & { readonly page?: unknown };

function LogExport({
  query: { page: _page, size: _size, ...filter },
}: {
  readonly query: Query & { readonly size?: unknown };
}) {
  const intl = useIntl();
  const [save, { data: name, error, isLoading }] = useManageLoginLogExportMutation();
  return (
    <div className={styles['export']}>
      <output className={styles['aside']}>
        {!isLoading && name !== undefined && intl.formatMessage({ id: 'users.exported' }, { name })}
        {!isLoading && error !== undefined && failureText(error, intl)}
      </output>
      <Button icon={<DownloadOutlined />} loading={isLoading} onClick={() => void save(filter)}>
        {intl.formatMessage({ id: 'users.export' })}
      </Button>
    </div>
  );
}
