import { useListKeeping } from '@/api/hooks/useListKeeping';
import {
  useManageLoginLogExportMutation,
  useManageLoginLogListQuery,
} from '@/api/endpoints/management/manageLoginLogApi';
import { loginLogQuery } from '@/contract/entities/users/loginLog';
import { LOGIN_LOG_LIST } from '@/contract/lists/userLists';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import { ListTable } from '@/ui/list/ListTable';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { useIntl } from 'react-intl';

import { LOGIN_LOG_CELLS } from './loginLogColumns';
import { type LoginLogFilter, LoginLogSearch } from './LoginLogSearch';
import { Screen } from '@/ui/screen/screenLayout';
import { useSearchParams } from '@/ui/screen/useSearchParams';

interface LoginLogsProps {
  /** Id of one user; without it, all users visible to the caller. */
  readonly userId?: string;
}

/** Sign-ins and attempts with their origin: filtered in the address, exported as filtered (US-03). */
export function LoginLogs({ userId }: LoginLogsProps) {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const query = { ...readListUrl(loginLogQuery, params), ...(userId !== undefined && { userId }) };
  const change = (changes: Parameters<typeof writeListUrl>[1]) =>
    setParams((current) => writeListUrl(current, changes));
  const shown = keepPreviousPage(useManageLoginLogListQuery(query));
  const keeping = useListKeeping('loginLogs');
  const [save, saving] = useManageLoginLogExportMutation();
  const { page = 1, ...asked } = query;
  return (
    <Screen as="div">
      <LoginLogSearch
        key={JSON.stringify(query)}
        query={query}
        hasName={userId === undefined}
        onSearch={(filter: LoginLogFilter) => change({ ...filter })}
      />
      <ListTable
        list={LOGIN_LOG_LIST}
        cells={LOGIN_LOG_CELLS}
        fixed="time"
        {...(userId !== undefined && { without: ['user'] })}
        keeping={keeping}
        file={{ saving, onSave: (format) => void save({ ...asked, format }) }}
        label={formatMessage({ id: 'users.tab.logs' })}
        {...shown}
        rowKey={(row) => row.id}
        place={{ page: Number(page), size: PAGE_SIZE_TABLE, sort: query.sort, order: query.order }}
        onPlace={(next) => change({ sort: next.sort, order: next.order, page: next.page > 1 ? next.page : undefined })}
        empty={<EmptyState title={formatMessage({ id: 'users.logs.empty' })} />}
      />
    </Screen>
  );
}
