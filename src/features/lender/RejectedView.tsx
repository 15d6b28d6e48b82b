import { useLenderTurnedAwayFileMutation, useLenderTurnedAwayQuery } from '@/api/endpoints/management/lenderApi';
import { useSavedListSettings } from '@/api/hooks/useSavedListSettings';
import {
  LENDER_EVENT_KIND,
  LENDER_FIELD,
  LENDER_HANDLE,
  REJECTION_ANSWER,
  type RejectionAnswer,
} from '@/contract/codes/lenderCodes';
import { type RejectedItemRow, type SentField, rejectedItemsQuery } from '@/contract/entities/lender/lenderTurnedAway';
import { REJECTED_ITEM_LIST } from '@/contract/lists/lenderLists';
import { DateTime } from '@/ui/dates/DateTime';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CodeField } from '@/ui/form/CodeField';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { type ListCells, ListTable } from '@/ui/list/ListTable';
import { SearchBar } from '@/ui/list/SearchBar';
import { SecondaryText } from '@/ui/screen/screenLayout';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import type { Tone, Tones } from '@/ui/theme/tones';
import { FormattedMessage, useIntl } from 'react-intl';

import { Amount } from './Amount';
import * as styles from './lender.module.css';
import { LenderNumberText, LenderStack, LenderHint } from './lenderElements';
import { SearchDayField, TextField } from './SearchFields';
import { useLenderList } from './useLenderList';
import { type SearchableList, useSearchTexts } from './useSearchTexts';

const ANSWER_TONES: Tones = {
  contradictory: 'bad',
  known: 'plain',
  refused: 'waiting',
} satisfies Record<RejectionAnswer, Tone>;

const Received = ({ row }: { readonly row: RejectedItemRow }) => (
  <LenderStack>
    <DateTime at={row.receivedTime} />
    <SecondaryText>{row.fileName ?? <CodeLabel table={LENDER_HANDLE} code={row.handleType} />}</SecondaryText>
  </LenderStack>
);

const isTime = (text: string): boolean => !Number.isNaN(Date.parse(text));

function Value({ field, text }: { readonly field: string; readonly text: string | null }) {
  if (text === null) return '–';
  if (field === 'kind') return <CodeLabel table={LENDER_EVENT_KIND} code={text} />;
  return field === 'valueTime' && isTime(text) ? <DateTime at={text} /> : text;
}

/** A field as sent, with the value of the stored event if it differs. */
const Field = ({ of: { field, sent, stored, differs } }: { readonly of: SentField }) => (
  <span className={differs ? styles['wrong'] : undefined}>
    <CodeLabel table={LENDER_FIELD} code={field} />:{' '}
    {differs ? (
      <FormattedMessage
        id="lender.turned.differs"
        values={{ sent: <Value field={field} text={sent} />, stored: <Value field={field} text={stored} /> }}
      />
    ) : (
      <Value field={field} text={sent ?? stored} />
    )}
  </span>
);

const Contents = ({ fields }: Pick<RejectedItemRow, 'fields'>) => (
  <LenderStack>
    {fields.map((each) => (
      <Field key={each.field} of={each} />
    ))}
  </LenderStack>
);

/** Cell renderers of the rejected rows. */
const TURNED_CELLS: ListCells<typeof REJECTED_ITEM_LIST, RejectedItemRow> = {
  received: { width: 150, render: (_, row) => <Received row={row} /> },
  answer: {
    width: 130,
    render: (_, { answer }) => <CodeLabel table={REJECTION_ANSWER} tones={ANSWER_TONES} code={answer} />,
  },
  reference: { width: 170, render: (_, { reference }) => <LenderNumberText>{reference ?? '–'}</LenderNumberText> },
  loan: { width: 150, render: (_, { loanId }) => <LenderNumberText>{loanId ?? '–'}</LenderNumberText> },
  amount: {
    width: 120,
    align: 'right',
    render: (_, { amount, currency }) => <Amount amount={amount} currency={currency} />,
  },
  contents: { width: 360, render: (_, { fields }) => <Contents fields={fields} /> },
};

const NAMES = ['answer', 'handleType', 'reference', 'from', 'to', 'batchId'] as const;

interface TurnedSearchProps {
  readonly list: SearchableList<(typeof NAMES)[number]>;
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
      <CodeField label="lender.field.answer" table={REJECTION_ANSWER} {...field('answer')} />
      <CodeField label="lender.field.handle" table={LENDER_HANDLE} {...field('handleType')} />
      <TextField label="lender.field.reference" {...field('reference')} />
      <SearchDayField label="lender.field.from" {...field('from')} />
      <SearchDayField label="lender.field.to" {...field('to')} />
    </SearchBar>
  );
}

/** Rows that were known, contradictory or refused, the newest first (MI-01). */
export function RejectedView() {
  const { formatMessage } = useIntl();
  const list = useLenderList(rejectedItemsQuery);
  const shown = keepPreviousPage(useLenderTurnedAwayQuery(list.query));
  const [save, saving] = useLenderTurnedAwayFileMutation();
  const { page: _, size: __, ...query } = list.query;
  return (
    <>
      <LenderHint>
        <FormattedMessage id="lender.turned.hint" />
      </LenderHint>
      <TurnedSearch key={JSON.stringify(list.query)} list={list} isSearching={shown.isFetching} />
      <ListTable
        list={REJECTED_ITEM_LIST}
        cells={TURNED_CELLS}
        fixed="reference"
        keeping={useSavedListSettings('lenderTurnedAway')}
        file={{ saving, onSave: (format) => void save({ ...query, format }) }}
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
