import { DUTY_LETTERS } from '@/contract/codes/seatCodes';
import type { ScheduleCell } from '@/contract/entities/management/workSchedule';
import { FormattedMessage, useIntl } from 'react-intl';

import { toDutyStatus } from '../toDutyStatus';
import * as styles from '../seating.module.css';

/** Maximum number of listed people; a longer list would not be read. */
const PEOPLE_SHOWN = 30;

interface Person {
  readonly name: string;
  readonly cells: readonly ScheduleCell[];
}

function getPeople(cells: readonly ScheduleCell[]): Person[] {
  const people = new Map<string, ScheduleCell[]>();
  for (const cell of cells) people.set(cell.userId, [...(people.get(cell.userId) ?? []), cell]);
  return [...people.values()].map((own) => ({ name: own[0]?.name ?? '', cells: own }));
}

/** Effect of a change by agent: the letter of each day before and after. */
export function CellChanges({
  cells,
  unchanged,
}: {
  readonly cells: readonly ScheduleCell[];
  readonly unchanged: number;
}) {
  const people = getPeople(cells);
  return (
    <div className={styles['changes']}>
      <p>
        <strong>
          <FormattedMessage id="seating.preview.changes" values={{ count: cells.length, people: people.length }} />
        </strong>
        {unchanged > 0 && (
          <>
            {' · '}
            <FormattedMessage id="seating.preview.unchanged" values={{ count: unchanged }} />
          </>
        )}
      </p>
      <ul>
        {people.slice(0, PEOPLE_SHOWN).map((person) => (
          <li key={person.cells[0]?.userId}>
            <b>{person.name}</b>
            <span className={styles['changedDays']}>
              {person.cells.map((cell) => (
                <ChangedDay key={cell.day} cell={cell} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      {people.length > PEOPLE_SHOWN && (
        <FormattedMessage id="seating.preview.more" values={{ count: people.length - PEOPLE_SHOWN }} />
      )}
    </div>
  );
}

function Letter({ code }: { readonly code: string | null }) {
  const status = toDutyStatus(code);
  if (status === null) return <kbd className={styles['letter']}>–</kbd>;
  return (
    <kbd className={styles['letter']} data-status={status}>
      {DUTY_LETTERS[status]}
    </kbd>
  );
}

function ChangedDay({ cell: { day, before, after } }: { readonly cell: ScheduleCell }) {
  const { formatDate } = useIntl();
  return (
    <span className={styles['changedDay']}>
      {formatDate(day, { day: 'numeric', month: 'short', timeZone: 'UTC' })} <Letter code={before} />→
      <Letter code={after} />
    </span>
  );
}
