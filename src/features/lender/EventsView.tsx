import { useLenderListingFileMutation, useLenderListingQuery } from '@/api/endpoints/management/lenderApi';
import { useSavedListSettings } from '@/api/hooks/useSavedListSettings';
import { CLARIFY_REASON, LENDER_EVENT_KIND, LENDER_EVENT_STATE, LENDER_HANDLE } from '@/contract/codes/lenderCodes';
import { type LenderEventRow, lenderEventsQuery } from '@/contract/entities/lender/lender';
import { LENDER_EVENT_LIST } from '@/contract/lists/lenderLists';
import { CalendarDay, DateTime } from '@/ui/dates/DateTime';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CodeField } from '@/ui/form/CodeField';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { type ListCells, ListTable } from '@/ui/list/ListTable';
import { SearchBar } from '@/ui/list/SearchBar';
import { SecondaryText } from '@/ui/screen/screenLayout';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { useIntl } from 'react-intl';

import { Amount } from './Amount';
import { LenderNumberText, LenderStack } from './lenderElements';
import { EVENT_TONES } from './lenderTones';
import { SearchDayField, TextField } from './SearchFields';
import { useLenderList } from './useLenderList';
import { type SearchableList, useSearchTexts } from './useSearchTexts';

type EventTableRow = { readonly row: LenderEventRow };

const Kind = ({ row }: EventTableRow) => (
  <LenderStack>
    <CodeLabel table={LENDER_EVENT_KIND} code={row.kind} />
    {row.ofReference !== null && <SecondaryText>{row.ofReference}</SecondaryText>}
    {row.newDueDay !== null && (
      <SecondaryText>
        <CalendarDay at={row.newDueDay} />
      </SecondaryText>
    )}
  </LenderStack>
);

const Standing = ({ row }: EventTableRow) => (
  <LenderStack>
    <span>
      <CodeLabel table={LENDER_EVENT_STATE} code={row.state} tones={EVENT_TONES} />
    </span>
    {row.reasonCode !== null && (
      <SecondaryText>
        <CodeLabel table={CLARIFY_REASON} code={row.reasonCode} />
      </SecondaryText>
    )}
  </LenderStack>
);

const Received = ({ row }: EventTableRow) => (
  <LenderStack>
    <DateTime at={row.receivedTime} />
    <SecondaryText>
      <CodeLabel table={LENDER_HANDLE} code={row.handleType} />
    </SecondaryText>
  </LenderStack>
);

/** Cell renderers of the lender's events. */
const EVENT_CELLS: ListCells<typeof LENDER_EVENT_LIST, LenderEventRow> = {
  received: { width: 150, render: (_, row) => <Received row={row} /> },
  reference: { width: 170, render: (_, row) => <LenderNumberText>{row.reference}</LenderNumberText> },
  kind: { width: 150, render: (_, row) => <Kind row={row} /> },
  loan: { width: 150, render: (_, row) => <LenderNumberText>{row.loanId || '–'}</LenderNumberText> },
  amount: {
    width: 120,
    align: 'right',
    render: (_, row) => <Amount amount={row.amount} currency={row.currency} />,
  },
  value: { width: 140, render: (_, row) => <DateTime at={row.valueTime} /> },
  state: { width: 180, render: (_, row) => <Standing row={row} /> },
  remark: { width: 200, render: (_, { remark }) => remark ?? '–' },
};

const NAMES = ['kind', 'state', 'reference', 'loanId', 'handleType', 'from', 'to'] as const;

interface EventSearchProps {
  readonly list: SearchableList<(typeof NAMES)[number]>;
  readonly isSearching: boolean;
}

/** Search by kind, state, reference, loan, way and days of receipt. */
function EventSearch({ list, isSearching }: EventSearchProps) {
  const { formatMessage } = useIntl();
  const { field, onSearch, onClear } = useSearchTexts(list, NAMES);
  return (
    <SearchBar
      label={formatMessage({ id: 'lender.search' })}
      isSearching={isSearching}
      onSearch={onSearch}
      onClear={onClear}
    >
      <CodeField label="lender.field.kind" table={LENDER_EVENT_KIND} {...field('kind')} />
      <CodeField label="lender.field.state" table={LENDER_EVENT_STATE} {...field('state')} />
      <TextField label="lender.field.reference" {...field('reference')} />
      <TextField label="lender.field.loan" {...field('loanId')} />
      <CodeField label="lender.field.handle" table={LENDER_HANDLE} {...field('handleType')} />
      <SearchDayField label="lender.field.from" {...field('from')} />
      <SearchDayField label="lender.field.to" {...field('to')} />
    </SearchBar>
  );
}

/** Events received from the lender, newest first by default (MI-01). */
export function EventsView() {
  const { formatMessage } = useIntl();
  const list = useLenderList(lenderEventsQuery);
  const shown = keepPreviousPage(useLenderListingQuery(list.query));
  const [save, saving] = useLenderListingFileMutation();
  const { page: _, size: __, ...query } = list.query;
  return (
    <>
      <EventSearch key={JSON.stringify(list.query)} list={list} isSearching={shown.isFetching} />
      <ListTable
        list={LENDER_EVENT_LIST}
        cells={EVENT_CELLS}
        fixed="reference"
        keeping={useSavedListSettings('lenderEvents')}
        file={{ saving, onSave: (format) => void save({ ...query, format }) }}
        label={formatMessage({ id: 'lender.events.table' })}
        {...shown}
        rowKey={({ id }) => id}
        place={{ ...list.place, sort: query.sort, order: query.order }}
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
