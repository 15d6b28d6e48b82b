import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import * as styles from './alertList.module.css';

/** People who are named; how many more there are is said. */
const NAMED = 5;

interface AlertPeopleProps {
  readonly of: readonly { readonly agentId: string; readonly name: string; readonly about: ReactNode }[];
  readonly to: (id: string) => string;
}

/** The people an alert is about, each with the way to them. */
export function AlertPeople({ of, to }: AlertPeopleProps) {
  const more = of.length - NAMED;
  return (
    <ul className={styles['people']}>
      {of.slice(0, NAMED).map((each) => (
        <li key={each.agentId}>
          <Link to={to(each.agentId)}>{each.name}</Link> <span>{each.about}</span>
        </li>
      ))}
      {more > 0 && (
        <li>
          <FormattedMessage id="board.alert.more" values={{ count: more }} />
        </li>
      )}
    </ul>
  );
}
