import { useSavedListSettings } from '@/api/hooks/useSavedListSettings';
import {
  useManageUserOptionsQuery,
  useManageUserRankExportMutation,
  useManageUserRankQuery,
} from '@/api/endpoints/management/manageUserApi';
import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { REPORT_DAY } from '@/contract/codes/caseCodes';
import { type userRank, userRankQuery } from '@/contract/entities/users/userRank';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { USER_RANK_LIST } from '@/contract/lists/userLists';
import { getUserInfoPath } from '@/contract/routes';
import { useLocale } from '@/i18n/languageContext';
import { useCurrentUser } from '@/ui/screen/currentUser';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { type ListCells, ListTable } from '@/ui/list/ListTable';
import { useListOrder } from '@/ui/list/useListOrder';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import { Money } from '@/ui/format/Money';
import { RemoteSelect } from '@/ui/form/RemoteSelect';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { Radio } from 'antd';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type * as z from 'zod/mini';

import { Screen } from '@/ui/screen/screenLayout';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { UserCountRow } from '../userElements';
import * as styles from '../users.module.css';

type UserRankRow = z.output<typeof userRank>;

const PERCENT = 100;
const figures = { align: 'right' } as const;

function Rate({ of }: { readonly of: number }) {
  return useIntl().formatNumber(of / PERCENT, { style: 'percent', maximumFractionDigits: 1 });
}

const rankCells = (currency: string | undefined): ListCells<typeof USER_RANK_LIST, UserRankRow> => ({
  ranking: { dataIndex: 'ranking', width: 90, ...figures },
  name: { render: (_, row) => <Link to={getUserInfoPath(row.userId)}>{row.name}</Link>, width: 200 },
  group: { render: (_, row) => row.groupName ?? '–', width: 180 },
  received: {
    render: (_, row) => <Money amount={row.actualReceivedAmount} currency={currency} />,
    width: 150,
    ...figures,
  },
  target: { render: (_, row) => <Money amount={row.purpose} currency={currency} />, width: 150, ...figures },
  rate: { render: (_, row) => <Rate of={row.finishPurposeRate} />, width: 150, ...figures },
});

/** Ranking of users by amount recovered on a day, by the same formula as the results box (US-03). */
export function UserRank() {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const [params, setParams] = useSearchParams();
  const query = readListUrl(userRankQuery, params);
  const change = (changes: Parameters<typeof writeListUrl>[1]) =>
    setParams((current) => writeListUrl(current, changes));
  const { data: options } = useManageUserOptionsQuery();
  const order = useListOrder(USER_RANK_LIST);
  const { page = 1, ...filters } = query;
  const shown = keepPreviousPage(useManageUserRankQuery(query));
  const keeping = useSavedListSettings('userRank');
  const [save, saving] = useManageUserRankExportMutation();
  return (
    <Screen as="div">
      <UserCountRow>
        <Radio.Group
          aria-label={formatMessage({ id: 'users.rank.day' })}
          optionType="button"
          value={query.date ?? 'today'}
          onChange={({ target }) => change({ date: target.value === 'yesterday' ? 'yesterday' : undefined })}
          options={getCodeValues(REPORT_DAY).map((code) => ({
            value: code,
            label: getCodeLabel(REPORT_DAY, code, language),
          }))}
        />
        <div className={styles['narrow']}>
          <RemoteSelect
            label={formatMessage({ id: 'users.filter.groupId' })}
            value={query.groupId === undefined ? undefined : String(query.groupId)}
            onChange={(groupId) => change({ groupId })}
            options={options?.groups.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
      </UserCountRow>
      <ListTable
        list={USER_RANK_LIST}
        cells={rankCells(useCurrentUser()?.currency)}
        fixed="name"
        keeping={keeping}
        file={{ saving, onSave: (format) => void save({ ...filters, format }) }}
        label={formatMessage({ id: 'users.tab.rank' })}
        {...shown}
        rowKey={(row) => row.userId}
        place={{ page: Number(page), size: PAGE_SIZE_TABLE, ...order }}
        onPlace={(next) => change({ sort: next.sort, order: next.order, page: next.page > 1 ? next.page : undefined })}
        hasRowKeys
        empty={<EmptyState title={formatMessage({ id: 'users.rank.empty' })} />}
      />
    </Screen>
  );
}
