import { useManageUserOptionsQuery, useManageUserRankQuery } from '@/api/manageUserApi';
import { codesOf, codeWords } from '@/contract/codes/codeTable';
import { REPORT_DAY } from '@/contract/codes/reportDay';
import { type userRank, userRankQuery } from '@/contract/entities/userRank';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { userInfoPath } from '@/contract/routes';
import { useLanguage } from '@/i18n/languageContext';
import { useCurrentUser } from '@/ui/currentUser';
import { EmptyState } from '@/ui/EmptyState';
import { readListUrl, writeListUrl } from '@/ui/listUrl';
import { Money } from '@/ui/Money';
import { PagedTable } from '@/ui/PagedTable';
import { RemoteSelect } from '@/ui/RemoteSelect';
import type { PagedColumn } from '@/ui/tableQuery';
import { Radio } from 'antd';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type * as z from 'zod/mini';

import { Screen } from '@/ui/screenLayout';
import { useSearchParams } from '@/ui/useSearchParams';
import { CountRow } from '../styled';
import * as styles from './userRank.module.css';

type Row = z.output<typeof userRank>;

const PERCENT = 100;
const figures = { align: 'right' } as const;

function useRankColumns(): readonly PagedColumn<Row>[] {
  const { formatMessage, formatNumber } = useIntl();
  const currency = useCurrentUser()?.currency;
  const title = (id: 'ranking' | 'name' | 'group' | 'received' | 'target' | 'rate') =>
    formatMessage({ id: `users.rank.${id}` });
  return [
    { key: 'ranking', title: title('ranking'), dataIndex: 'ranking', width: 80, ...figures },
    { key: 'name', title: title('name'), render: (_, row) => <Link to={userInfoPath(row.userId)}>{row.name}</Link> },
    { key: 'group', title: title('group'), render: (_, row) => row.groupName ?? '–' },
    {
      key: 'received',
      title: title('received'),
      render: (_, row) => <Money amount={row.actualReceivedAmount} currency={currency} />,
      ...figures,
    },
    {
      key: 'target',
      title: title('target'),
      render: (_, row) => <Money amount={row.purpose} currency={currency} />,
      ...figures,
    },
    {
      key: 'rate',
      title: title('rate'),
      render: (_, row) => formatNumber(row.finishPurposeRate / PERCENT, { style: 'percent', maximumFractionDigits: 1 }),
      ...figures,
    },
  ];
}

/** Who recovered most on a day, by the same formula as the results box (US-03). */
export function UserRank() {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const query = readListUrl(userRankQuery, params);
  const change = (changes: Parameters<typeof writeListUrl>[1]) =>
    setParams((current) => writeListUrl(current, changes));
  const { data: options } = useManageUserOptionsQuery();
  const { data, error, isFetching, refetch } = useManageUserRankQuery(query);
  return (
    <Screen as="div">
      <CountRow>
        <Radio.Group
          aria-label={formatMessage({ id: 'users.rank.day' })}
          optionType="button"
          value={query.date ?? 'today'}
          onChange={({ target }) => change({ date: target.value === 'yesterday' ? 'yesterday' : undefined })}
          options={codesOf(REPORT_DAY).map((code) => ({ value: code, label: codeWords(REPORT_DAY, code, language) }))}
        />
        <div className={styles['narrow']}>
          <RemoteSelect
            label={formatMessage({ id: 'users.filter.groupId' })}
            value={query.groupId === undefined ? undefined : String(query.groupId)}
            onChange={(groupId) => change({ groupId })}
            options={options?.groups.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
      </CountRow>
      <PagedTable
        label={formatMessage({ id: 'users.tab.rank' })}
        columns={useRankColumns()}
        rows={data}
        rowKey={(row) => row.userId}
        place={{ page: Number(query.page ?? 1), size: PAGE_SIZE_TABLE }}
        onPlace={({ page }) => change({ page: page > 1 ? page : undefined })}
        isFetching={isFetching}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={formatMessage({ id: 'users.rank.empty' })} />}
      />
    </Screen>
  );
}
