import { useManageLoginLogExportMutation, useManageLoginLogListQuery } from '@/api/manageLoginLogApi';
import { loginLogQuery } from '@/contract/entities/loginLog';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { DownloadButton } from '@/ui/DownloadButton';
import { EmptyState } from '@/ui/EmptyState';
import { readListUrl, writeListUrl } from '@/ui/listUrl';
import { PagedTable } from '@/ui/PagedTable';
import { shownPage } from '@/ui/shownPage';
import { useIntl } from 'react-intl';

import { LOGIN_LOG_COLUMNS } from './loginLogColumns';
import { type LoginLogFilter, LoginLogSearch } from './LoginLogSearch';
import { Screen } from '@/ui/screenLayout';
import { useSearchParams } from '@/ui/useSearchParams';

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
  const shown = shownPage(useManageLoginLogListQuery(query));
  const columns = LOGIN_LOG_COLUMNS.filter(({ key }) => userId === undefined || key !== 'user');
  return (
    <Screen as="div">
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
        {...shown}
        rowKey={(row) => row.id}
        place={{ page: Number(query.page ?? 1), size: PAGE_SIZE_TABLE }}
        onPlace={({ page }) => change({ page: page > 1 ? page : undefined })}
        minWidth={WIDTH}
        empty={<EmptyState title={formatMessage({ id: 'users.logs.empty' })} />}
      />
    </Screen>
  );
}

type Query = Parameters<ReturnType<typeof useManageLoginLogExportMutation>[0]>[0] & { readonly page?: unknown };

function LogExport({
  query: { page: _page, size: _size, ...filter },
}: {
  readonly query: Query & { readonly size?: unknown };
}) {
  const [save, saving] = useManageLoginLogExportMutation();
  return <DownloadButton label="users.export" done="users.exported" saving={saving} onSave={() => void save(filter)} />;
}
