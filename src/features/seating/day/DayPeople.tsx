import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { DUTY_STATUS } from '@/contract/codes/seatCodes';
import type { ScheduleRow } from '@/contract/entities/management/workSchedule';
import { useLocale } from '@/i18n/languageContext';
import { FormattedMessage, useIntl } from 'react-intl';

import { DutyLetter } from '../seatingElements';
import * as styles from './day.module.css';

/** Duties of the agents on a day, with the number of cases of each. */
export function DayPeople({ day, rows }: { readonly day: string; readonly rows: readonly ScheduleRow[] }) {
  const language = useLocale();
  const { formatMessage } = useIntl();
  const groups = [...getCodeValues(DUTY_STATUS), undefined].map((status) => ({
    status,
    words: status ? getCodeLabel(DUTY_STATUS, status, language) : formatMessage({ id: 'seating.unplanned' }),
    people: rows.filter(({ statuses }) => statuses[day] === status),
  }));
  return (
    <section
      className={styles['dayPeople']}
      aria-label={formatMessage({ id: 'seating.day.people' })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll the drawer once it has the focus
      tabIndex={0}
    >
      <h2>
        <FormattedMessage id="seating.day.people" />
      </h2>
      {groups
        .filter(({ people }) => people.length > 0)
        .map(({ status, words, people }) => (
          <div key={words}>
            <h3>
              <DutyLetter data-status={status}>{people.length}</DutyLetter> {words}
            </h3>
            <ul>
              {people.map((person) => (
                <li key={person.userId}>
                  <Person person={person} />
                </li>
              ))}
            </ul>
          </div>
        ))}
    </section>
  );
}

const Person = ({ person: { name, boundCases, queueName, enabled } }: { readonly person: ScheduleRow }) => (
  <>
    {name}{' '}
    <small>
      {queueName !== null && `${queueName} · `}
      <FormattedMessage id="seating.bound" values={{ count: boundCases }} />
      {!enabled && (
        <>
          {' · '}
          <FormattedMessage id="seating.disabled" />
        </>
      )}
    </small>
  </>
);
