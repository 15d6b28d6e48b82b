import { FormattedMessage } from 'react-intl';

import { AgingSearch } from './AgingSearch';
import { AgingTable } from './AgingTable';
import * as styles from './longAging.module.css';
import { useAgingQuery } from './useAgingQuery';

/** /longAging: borrowers with long-aging cases and their loans (CL-03). */
export function LongAgingScreen() {
  const list = useAgingQuery();
  return (
    <section className={styles['screen']}>
      <h1 className={styles['title']}>
        <FormattedMessage id="aging.title" />
      </h1>
      <AgingSearch key={JSON.stringify(list.query)} query={list.query} onSearch={list.search} />
      <AgingTable list={list} />
    </section>
  );
}
