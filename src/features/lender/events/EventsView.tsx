import { useLenderListingFileMutation, useLenderListingQuery } from '@/api/endpoints/management/lenderApi';
import { useListKeeping } from '@/api/hooks/useListKeeping';
import { lenderEventsQuery } from '@/contract/entities/lender/lender';
import { LENDER_EVENT_LIST } from '@/contract/lists/lenderLists';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListTable } from '@/ui/list/ListTable';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { useIntl } from 'react-intl';

import { useLenderList } from '../useLenderList';
import { EVENT_CELLS } from './eventColumns';
import { EventSearch } from './EventSearch';

/** Events received from the lender, newest first by default (MI-01). */
export function EventsView() {
  const { formatMessage } = useIntl();
  const list = useLenderList(lenderEventsQuery);
  const shown = keepPreviousPage(useLenderListingQuery(list.query));
  const [save, saving] = useLenderListingFileMutation();
  const { page: _, size: __, ...asked } = list.query;
  return (
    <>
      <EventSearch key={JSON.stringify(list.query)} list={list} isSearching={shown.isFetching} />
      <ListTable
        list={LENDER_EVENT_LIST}
        cells={EVENT_CELLS}
        fixed="reference"
        keeping={useListKeeping('lenderEvents')}
        file={{ saving, onSave: (format) => void save({ ...asked, format }) }}
        label={formatMessage({ id: 'lender.events.table' })}
        {...shown}
        rowKey={({ id }) => id}
        place={{ ...list.place, sort: asked.sort, order: asked.order }}
        onPlace={list.onPlace}
        empty={
          <EmptyState
            title={formatMessage({ id: list.isFiltered ? 'lender.empty.filtered' : 'lender.events.empty' })}
          />
        }
      />
    </>
  );
}
