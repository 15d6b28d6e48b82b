import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import * as styles from './alertBell.module.css';

/** People who are named at first. */
const NAMED = 5;

interface AlertPeopleProps {
  readonly of: readonly { readonly agentId: string; readonly name: string; readonly about: ReactNode }[];
  readonly to: (id: string) => string;
}

/** The people an alert is about, each with the way to them. */
export function AlertPeople({ of, to }: AlertPeopleProps) {
  const [isWhole, setWhole] = useState(false);
  const more = isWhole ? 0 : of.length - NAMED;
  return (
    <ul className={styles['people']}>
      {of.slice(0, isWhole ? undefined : NAMED).map((each) => (
        <li key={each.agentId}>
          <Link to={to(each.agentId)}>{each.name}</Link> <span>{each.about}</span>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Button type="link" size="small" onClick={() => setWhole(true)}>
            <FormattedMessage id="board.alert.more" values={{ count: more }} />
          </Button>
        </li>
      )}
    </ul>
  );
}
