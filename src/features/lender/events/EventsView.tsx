import { useLenderListingQuery } from '@/api/lenderApi';
import { lenderEventsQuery } from '@/contract/entities/lender';
import { EmptyState } from '@/ui/EmptyState';
import { PagedTable } from '@/ui/PagedTable';
import { shownPage } from '@/ui/shownPage';
import { widthOf } from '@/ui/widthOf';
import { useIntl } from 'react-intl';

import { useLenderList } from '../useLenderList';
import { useEventColumns } from './eventColumns';
import { EventSearch } from './EventSearch';

/** What the lender told, the newest first (MI-01). */
export function EventsView() {
  const { formatMessage } = useIntl();
  const list = useLenderList(lenderEventsQuery);
  const shown = shownPage(useLenderListingQuery(list.query));
  const columns = useEventColumns();
  return (
    <>
      <EventSearch key={JSON.stringify(list.query)} list={list} isSearching={shown.isFetching} />
      <PagedTable
        label={formatMessage({ id: 'lender.events.table' })}
        columns={columns}
        {...shown}
        rowKey={({ id }) => id}
        place={list.place}
        onPlace={list.onPlace}
        minWidth={widthOf(columns)}
        empty={
          <EmptyState
            title={formatMessage({ id: list.isFiltered ? 'lender.empty.filtered' : 'lender.events.empty' })}
          />
        }
      />
    </>
  );
}
