import {
  useManageLoginLogExportMutation,
  useManageLoginLogListQuery,
} from '@/api/endpoints/management/manageLoginLogApi';
import { useSavedListSettings } from '@/api/hooks/useSavedListSettings';
import { SIGN_IN_RESULT } from '@/contract/codes/signInCodes';
import { type LoginLogRow, loginLogQuery } from '@/contract/entities/users/loginLog';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { LOGIN_LOG_LIST } from '@/contract/lists/userLists';
import { getUserInfoPath } from '@/contract/routes';
import { DateTime } from '@/ui/dates/DateTime';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { type ListCells, ListTable } from '@/ui/list/ListTable';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import { SecondaryText, Screen } from '@/ui/screen/screenLayout';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import type { Tones } from '@/ui/theme/tones';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { UserIdentity } from '../userElements';
import { type LoginLogFilter, LoginLogSearch } from './LoginLogSearch';

/** Tones of how a sign-in came out: what got through, what waits, what was refused. */
const OUTCOME_TONES: Tones = {
  success: 'good',
  livenessPassed: 'good',
  factorPending: 'waiting',
  wrongFactor: 'bad',
  livenessPending: 'waiting',
  livenessFailed: 'bad',
  wrongCredentials: 'bad',
  wrongPasskey: 'bad',
  oneTimePasswordOver: 'waiting',
  wrongCaptcha: 'waiting',
  locked: 'bad',
  addressRefused: 'bad',
  methodRefused: 'bad',
  positionMissing: 'waiting',
  quotaUsedUp: 'waiting',
};

function Who({ row }: { readonly row: LoginLogRow }) {
  if (row.userId === null) return '–';
  return (
    <UserIdentity>
      <Link to={getUserInfoPath(row.userId)}>{row.name}</Link>
      <SecondaryText>{row.username}</SecondaryText>
    </UserIdentity>
  );
}

/** Cell renderers of the login logs. */
const LOGIN_LOG_CELLS: ListCells<typeof LOGIN_LOG_LIST, LoginLogRow> = {
  time: { render: (_, row) => <DateTime at={row.time} />, width: 150 },
  user: { render: (_, row) => <Who row={row} />, width: 200 },
  outcome: {
    render: (_, row) => <CodeLabel table={SIGN_IN_RESULT} code={row.outcome} tones={OUTCOME_TONES} />,
    width: 210,
  },
  ip: { dataIndex: 'ip', width: 150 },
  device: { render: (_, row) => row.device || '–', width: 150 },
  position: { render: (_, row) => row.position ?? '–', width: 150 },
  client: { dataIndex: 'client', width: 90 },
};

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
  const keeping = useSavedListSettings('loginLogs');
  const [save, saving] = useManageLoginLogExportMutation();
  const { page = 1, ...filters } = query;
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
        file={{ saving, onSave: (format) => void save({ ...filters, format }) }}
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
