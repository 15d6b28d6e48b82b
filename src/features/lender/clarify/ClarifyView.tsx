import {
  useLenderClarificationsFileMutation,
  useLenderClarificationsQuery,
} from '@/api/endpoints/management/lenderApi';
import { CLARIFICATION_STATE, CLARIFY_REASON, LENDER_HANDLE } from '@/contract/codes/lenderCodes';
import { clarificationsQuery } from '@/contract/entities/lender/lender';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CodeField } from '@/ui/form/CodeField';
import { SearchBar } from '@/ui/list/SearchBar';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { useIntl, FormattedMessage } from 'react-intl';

import { LenderHint } from '../lenderElements';
import { SearchDayField, TextField } from '../SearchFields';
import { useLenderList } from '../useLenderList';
import { type SearchableList, useSearchTexts } from '../useSearchTexts';
import { DecidedTable, WaitingTable } from './ClarifyTables';

type Changes = Parameters<ReturnType<typeof useLenderList>['change']>[0];

const isWaiting = (state: string | number | undefined): boolean => (state ?? 'open') === 'open';

const OWN_LOOK = { sort: undefined, order: undefined, columns: undefined, density: undefined };

/** Returns the pending or decided entries, as the address requires. The two lists have separate sort orders and columns. */
function useClarifyList() {
  const list = useLenderList(clarificationsQuery);
  const { page: _, size: __, ...query } = list.query;
  const isOpen = isWaiting(query.state);
  return {
    ...list,
    /** Query without the page. */
    asked: query,
    isOpen,
    place: { ...list.place, ...(isOpen && { sort: query.sort, order: query.order }) },
    change: (changes: Changes): void => {
      const isOther = 'state' in changes && isWaiting(changes['state']) !== isOpen;
      list.change({ ...changes, ...(isOther && OWN_LOOK) });
    },
  };
}

const NAMES = ['state', 'reasonCode', 'reference', 'loanId', 'handleType', 'from', 'to'] as const;

interface ClarifySearchProps {
  readonly list: SearchableList<(typeof NAMES)[number]>;
  readonly isSearching: boolean;
}

/** Search by what has become of it, why it waits, reference, loan, way and days of receipt. */
function ClarifySearch({ list, isSearching }: ClarifySearchProps) {
  const { formatMessage } = useIntl();
  const { field, onSearch, onClear } = useSearchTexts(list, NAMES);
  return (
    <SearchBar
      label={formatMessage({ id: 'lender.search' })}
      isSearching={isSearching}
      onSearch={onSearch}
      onClear={onClear}
    >
      <CodeField
        label="lender.field.state"
        table={CLARIFICATION_STATE}
        {...field('state')}
        value={field('state').value ?? 'open'}
      />
      <CodeField label="lender.field.reason" table={CLARIFY_REASON} {...field('reasonCode')} />
      <TextField label="lender.field.reference" {...field('reference')} />
      <TextField label="lender.field.loan" {...field('loanId')} />
      <CodeField label="lender.field.handle" table={LENDER_HANDLE} {...field('handleType')} />
      <SearchDayField label="lender.field.from" {...field('from')} />
      <SearchDayField label="lender.field.to" {...field('to')} />
    </SearchBar>
  );
}

/** Entries that could not be booked and need a decision, the longest waiting first by default. Also the decisions made on them (MI-02). */
export function ClarifyView() {
  const { formatMessage } = useIntl();
  const list = useClarifyList();
  const shown = keepPreviousPage(useLenderClarificationsQuery(list.query));
  const [save, saving] = useLenderClarificationsFileMutation();
  const Table = list.isOpen ? WaitingTable : DecidedTable;
  return (
    <>
      <LenderHint>
        <FormattedMessage id="lender.clarify.hint" />
      </LenderHint>
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
