import {
  LENDER_EVENT_KIND,
  LENDER_FIELD,
  LENDER_HANDLE,
  TURNED_AWAY_ANSWER,
  type TurnedAwayAnswer,
} from '@/contract/codes/lenderCodes';
import type { LenderTurnedAwayRow, SentField } from '@/contract/entities/lender/lenderTurnedAway';
import type { LENDER_TURNED_AWAY_LIST } from '@/contract/lists/lenderLists';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import type { ListCells } from '@/ui/list/ListTable';
import { SecondaryText } from '@/ui/screen/screenLayout';
import type { Tone, Tones } from '@/ui/theme/tones';
import { FormattedMessage } from 'react-intl';

import { Amount } from '../Amount';
import * as styles from '../lender.module.css';
import { NumberText, Stack } from '../styled';

const ANSWER_TONES: Tones = {
  contradictory: 'bad',
  known: 'plain',
  refused: 'waiting',
} satisfies Record<TurnedAwayAnswer, Tone>;

const Received = ({ row }: { readonly row: LenderTurnedAwayRow }) => (
  <Stack>
    <DateTime at={row.receivedTime} />
    <SecondaryText>{row.fileName ?? <CodeLabel table={LENDER_HANDLE} code={row.handleType} />}</SecondaryText>
  </Stack>
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

const Contents = ({ fields }: Pick<LenderTurnedAwayRow, 'fields'>) => (
  <Stack>
    {fields.map((each) => (
      <Field key={each.field} of={each} />
    ))}
  </Stack>
);

/** Cell renderers of the rejected rows. */
export const TURNED_CELLS: ListCells<typeof LENDER_TURNED_AWAY_LIST, LenderTurnedAwayRow> = {
  received: { width: 150, render: (_, row) => <Received row={row} /> },
  answer: {
    width: 130,
    render: (_, { answer }) => <CodeLabel table={TURNED_AWAY_ANSWER} tones={ANSWER_TONES} code={answer} />,
  },
  reference: { width: 170, render: (_, { reference }) => <NumberText>{reference ?? '–'}</NumberText> },
  loan: { width: 150, render: (_, { loanId }) => <NumberText>{loanId ?? '–'}</NumberText> },
  amount: {
    width: 120,
    align: 'right',
    render: (_, { amount, currency }) => <Amount amount={amount} currency={currency} />,
  },
  contents: { width: 360, render: (_, { fields }) => <Contents fields={fields} /> },
};
