import {
  useLenderClarificationsFileMutation,
  useLenderClarificationsQuery,
} from '@/api/endpoints/management/lenderApi';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { FormattedMessage, useIntl } from 'react-intl';

import { Hint } from '../styled';
import { ClarifySearch } from './ClarifySearch';
import { DecidedTable, WaitingTable } from './ClarifyTables';
import { useClarifyList } from './useClarifyList';

/** Entries that could not be booked and need a decision, the longest waiting first by default. Also the decisions made on them (MI-02). */
export function ClarifyView() {
  const { formatMessage } = useIntl();
  const list = useClarifyList();
  const shown = keepPreviousPage(useLenderClarificationsQuery(list.query));
  const [save, saving] = useLenderClarificationsFileMutation();
  const Table = list.isOpen ? WaitingTable : DecidedTable;
  return (
    <>
      <Hint>
        <FormattedMessage id="lender.clarify.hint" />
      </Hint>
      <ClarifySearch key={JSON.stringify(list.query)} list={list} isSearching={shown.isFetching} />
      <Table
        file={{ saving, onSave: (format) => void save({ ...list.asked, format }) }}
        label={formatMessage({ id: 'lender.clarify.table' })}
        {...shown}
        rowKey={({ id }) => id}
        place={list.place}
        onPlace={list.onPlace}
        empty={
          <EmptyState
            title={formatMessage({ id: list.isFiltered ? 'lender.empty.filtered' : 'lender.clarify.empty' })}
          />
        }
      />
    </>
  );
}
