import { useTrailLoginsQuery } from '@/api/trailApi';
import { EmptyState } from '@/ui/EmptyState';
import { PagedTable } from '@/ui/PagedTable';
import { shownPage } from '@/ui/shownPage';
import { widthOf } from '@/ui/widthOf';
import { useIntl } from 'react-intl';

import { ChainChoice } from './ChainChoice';
import { QuickFilters } from './QuickFilters';
import * as styles from './trail.module.css';
import { trailColumns } from './trailColumns';
import { TrailSearch } from './TrailSearch';
import type { TrailQuery } from './useTrailQuery';

/** The sign-ins that fit, newest first. */
export function TrailList({ list }: { readonly list: TrailQuery }) {
  const { formatMessage } = useIntl();
  const { query, filter, place, change, isFiltered, addressOf } = list;
  const answered = useTrailLoginsQuery(query);
  const shown = shownPage(answered);
  const columns = trailColumns((name) => formatMessage({ id: `trail.col.${name}` }), addressOf);
  return (
    <>
      <div className={styles['choices']}>
        <QuickFilters result={query.result} onChoose={(result) => change({ result })} />
        {(answered.data?.house === true || query.of === 'house') && (
          <ChainChoice of={query.of} onChoose={(of) => change({ of })} />
        )}
      </div>
      <TrailSearch
        key={JSON.stringify(filter)}
        texts={{ ...query, userLoginLogId: textOf(query.userLoginLogId) }}
        onSearch={change}
      />
      <PagedTable
        label={formatMessage({ id: 'trail.table' })}
        columns={columns}
        {...shown}
        rowKey={({ userLoginLogId }) => userLoginLogId}
        place={place}
        onPlace={({ page }) => change({ page: page > 1 ? page : undefined })}
        minWidth={widthOf(columns)}
        hasRowKeys
        empty={<EmptyState title={formatMessage({ id: isFiltered ? 'trail.empty.filtered' : 'trail.empty' })} />}
      />
    </>
  );
}

const textOf = (id: string | number | undefined): string | undefined => (id === undefined ? undefined : String(id));
