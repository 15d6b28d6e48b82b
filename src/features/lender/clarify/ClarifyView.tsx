import { useLenderClarificationsQuery } from '@/api/lenderApi';
import { clarificationsQuery } from '@/contract/entities/lender';
import { EmptyState } from '@/ui/EmptyState';
import { PagedTable } from '@/ui/PagedTable';
import { shownPage } from '@/ui/shownPage';
import { widthOf } from '@/ui/widthOf';
import { FormattedMessage, useIntl } from 'react-intl';

import { Hint } from '../styled';
import { useLenderList } from '../useLenderList';
import { useClarifyColumns } from './clarifyColumns';
import { ClarifySearch } from './ClarifySearch';

/** What could not be booked and waits for a person, the longest waiting first; and what was decided about it (MI-02). */
export function ClarifyView() {
  const { formatMessage } = useIntl();
  const list = useLenderList(clarificationsQuery);
  const shown = shownPage(useLenderClarificationsQuery(list.query));
  const isOpen = (list.query.state ?? 'open') === 'open';
  const columns = useClarifyColumns(isOpen);
  return (
    <>
      <Hint>
        <FormattedMessage id="lender.clarify.hint" />
      </Hint>
      <ClarifySearch key={JSON.stringify(list.query)} list={list} isSearching={shown.isFetching} />
      <PagedTable
        label={formatMessage({ id: 'lender.clarify.table' })}
        columns={columns}
        {...shown}
        rowKey={({ id }) => id}
        place={list.place}
        onPlace={list.onPlace}
        minWidth={widthOf(columns)}
        empty={
          <EmptyState
            title={formatMessage({ id: list.isFiltered ? 'lender.empty.filtered' : 'lender.clarify.empty' })}
          />
        }
      />
    </>
  );
}
