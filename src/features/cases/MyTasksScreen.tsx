import { FormattedMessage, useIntl } from 'react-intl';

import { MY_TASK_COLUMNS } from './caseColumns';
import * as styles from './cases.module.css';
import { CaseSearch } from './CaseSearch';
import { CaseTable } from './CaseTable';
import { useCaseQuery } from './useCaseQuery';

/** /myTasks: the caller's own cases (§2, CL-02). */
export function MyTasksScreen() {
  const { formatMessage } = useIntl();
  const list = useCaseQuery();
  return (
    <section className={styles['screen']}>
      <h1 className={styles['title']}>
        <FormattedMessage id="cases.mine.title" />
      </h1>
      <CaseSearch list={list} />
      <CaseTable label={formatMessage({ id: 'cases.mine.title' })} columns={MY_TASK_COLUMNS} scope="mine" list={list} />
    </section>
  );
}
