import { useLenderTurnedAwayFileMutation, useLenderTurnedAwayQuery } from '@/api/endpoints/management/lenderApi';
import { useListKeeping } from '@/api/hooks/useListKeeping';
import { LENDER_HANDLE, TURNED_AWAY_ANSWER } from '@/contract/codes/lenderCodes';
import { lenderTurnedAwayQuery } from '@/contract/entities/lender/lenderTurnedAway';
import { LENDER_TURNED_AWAY_LIST } from '@/contract/lists/lenderLists';
import { CodeField } from '@/ui/form/CodeField';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListTable } from '@/ui/list/ListTable';
import { SearchBar } from '@/ui/list/SearchBar';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { FormattedMessage, useIntl } from 'react-intl';

import { DayField, TextField } from '../SearchFields';
import { Hint } from '../styled';
import { useLenderList } from '../useLenderList';
import { type SearchedList, useSearchTexts } from '../useSearchTexts';
import { TURNED_CELLS } from './turnedColumns';

const NAMES = ['answer', 'handleType', 'reference', 'from', 'to', 'batchId'] as const;

interface TurnedSearchProps {
  readonly list: SearchedList<(typeof NAMES)[number]>;
  readonly isSearching: boolean;
}

/** Search by outcome, way, reference and the days of receipt; clearing it leaves the file that was opened, too. */
function TurnedSearch({ list, isSearching }: TurnedSearchProps) {
  const { formatMessage } = useIntl();
  const { field, onSearch, onClear } = useSearchTexts(list, NAMES);
  return (
    <SearchBar
      label={formatMessage({ id: 'lender.turned.search' })}
      isSearching={isSearching}
      onSearch={onSearch}
      onClear={onClear}
    >
      <CodeField label="lender.field.answer" table={TURNED_AWAY_ANSWER} {...field('answer')} />
      <CodeField label="lender.field.handle" table={LENDER_HANDLE} {...field('handleType')} />
      <TextField label="lender.field.reference" {...field('reference')} />
      <DayField label="lender.field.from" {...field('from')} />
      <DayField label="lender.field.to" {...field('to')} />
    </SearchBar>
  );
}

/** Rows that were known, contradictory or refused, the newest first (MI-01). */
export function TurnedView() {
  const { formatMessage } = useIntl();
  const list = useLenderList(lenderTurnedAwayQuery);
  const shown = keepPreviousPage(useLenderTurnedAwayQuery(list.query));
  const [save, saving] = useLenderTurnedAwayFileMutation();
  const { page: _, size: __, ...asked } = list.query;
  return (
    <>
      <Hint>
        <FormattedMessage id="lender.turned.hint" />
      </Hint>
      <TurnedSearch key={JSON.stringify(list.query)} list={list} isSearching={shown.isFetching} />
      <ListTable
        list={LENDER_TURNED_AWAY_LIST}
        cells={TURNED_CELLS}
        fixed="reference"
        keeping={useListKeeping('lenderTurnedAway')}
        file={{ saving, onSave: (format) => void save({ ...asked, format }) }}
        label={formatMessage({ id: 'lender.turned.table' })}
        {...shown}
        rowKey={({ id }) => id}
        place={list.place}
        onPlace={list.onPlace}
        empty={
          <EmptyState
            title={formatMessage({ id: list.isFiltered ? 'lender.empty.filtered' : 'lender.turned.empty' })}
          />
        }
      />
    </>
  );
}
