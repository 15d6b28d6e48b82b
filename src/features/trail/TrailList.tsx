import { useTrailLoginsExportMutation, useTrailLoginsQuery } from '@/api/endpoints/management/trailApi';
import { useSavedListSettings } from '@/api/hooks/useSavedListSettings';
import type { TrailSelection } from '@/contract/entities/users/trail';
import { TRAIL_LIST } from '@/contract/lists/userLists';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListTable } from '@/ui/list/ListTable';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { Segmented, Radio } from 'antd';
import { useIntl } from 'react-intl';

import * as styles from './trail.module.css';
import { createTrailCells } from './trailColumns';
import { TrailSearch } from './TrailSearch';
import type { TrailQuery } from './useTrailQuery';

interface ChainChoiceProps {
  readonly of: TrailSelection | undefined;
  /** The institution's own needs no word in the address. */
  readonly onChoose: (of: 'house' | undefined) => void;
}

/** Selects the institution's chain, or the operator's with the attempts under unknown names (TR-02). */
function ChainChoice({ of = 'institution', onChoose }: ChainChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <Segmented
      aria-label={formatMessage({ id: 'trail.of' })}
      value={of}
      options={[
        { value: 'institution', label: formatMessage({ id: 'trail.of.institution' }) },
        { value: 'house', label: formatMessage({ id: 'trail.of.house' }) },
      ]}
      onChange={(value) => onChoose(value === 'house' ? value : undefined)}
    />
  );
}

const QUICK = {
  all: undefined,
  failed: 'livenessFailed',
  pending: 'livenessPending',
  wrong: 'wrongCredentials',
} as const;
const NAMES = ['all', 'failed', 'pending', 'wrong'] as const;

interface TrailQuickFiltersProps {
  readonly result: string | undefined;
  readonly onChoose: (result: string | undefined) => void;
}

/** Filters that auditors use most. */
function TrailQuickFilters({ result, onChoose }: TrailQuickFiltersProps) {
  const { formatMessage } = useIntl();
  return (
    <Radio.Group
      aria-label={formatMessage({ id: 'trail.quick' })}
      optionType="button"
      value={result ?? 'all'}
      onChange={({ target }) => onChoose(NAMES.map((name) => QUICK[name]).find((each) => each === target.value))}
      options={NAMES.map((name) => ({
        value: QUICK[name] ?? 'all',
        label: formatMessage({ id: `trail.quick.${name}` }),
      }))}
    />
  );
}

/** The sign-ins that fit, newest first. */
export function TrailList({ list }: { readonly list: TrailQuery }) {
  const { formatMessage } = useIntl();
  const { query, filter, place, change, isFiltered, addressOf } = list;
  const answered = useTrailLoginsQuery(query);
  const shown = keepPreviousPage(answered);
  const { page: _, ...params } = query;
  const keeping = useSavedListSettings('trail');
  const [save, saving] = useTrailLoginsExportMutation();
  return (
    <>
      <div className={styles['choices']}>
        <TrailQuickFilters result={query.result} onChoose={(result) => change({ result })} />
        {(answered.data?.house === true || query.of === 'house') && (
          <ChainChoice of={query.of} onChoose={(of) => change({ of })} />
        )}
      </div>
      <TrailSearch
        key={JSON.stringify(filter)}
        texts={{ ...query, userLoginLogId: getText(query.userLoginLogId) }}
        onSearch={change}
      />
      <ListTable
        list={TRAIL_LIST}
        cells={createTrailCells(addressOf)}
        fixed="at"
        keeping={keeping}
        file={{ saving, onSave: (format) => void save({ ...params, format }) }}
        label={formatMessage({ id: 'trail.table' })}
        {...shown}
        rowKey={({ userLoginLogId }) => userLoginLogId}
        place={place}
        onPlace={({ page, sort, order }) => change({ sort, order, page: page > 1 ? page : undefined })}
        hasRowKeys
        empty={<EmptyState title={formatMessage({ id: isFiltered ? 'trail.empty.filtered' : 'trail.empty' })} />}
      />
    </>
  );
}

const getText = (id: string | number | undefined): string | undefined => (id === undefined ? undefined : String(id));
