import { FormattedDate } from 'react-intl';

import * as styles from './timeline.module.css';
import type { DayOfCase } from './timelineDays';
import { TimelineItem } from './TimelineItem';

/** A day of the case; without its heading if it continues from the previous page. */
export function TimelineDay({ time, entries, isGoingOn }: DayOfCase & { readonly isGoingOn: boolean }) {
  return (
    <section>
      {!isGoingOn && (
        <h2 className={styles['day']}>
          <FormattedDate value={time} weekday="long" year="numeric" month="long" day="numeric" />
        </h2>
      )}
      <ol className={styles['entries']}>
        {entries.map((entry) => (
          <TimelineItem key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  );
}
