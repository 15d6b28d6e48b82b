import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { CASE_LIST_COLUMNS } from './caseColumns';
import { DRAWER_FILTERS, namesOf } from './caseFilters';
import * as styles from './cases.module.css';
import { CaseSearch } from './CaseSearch';
import { CaseTable } from './CaseTable';
import { useCaseQuery } from './useCaseQuery';

const ActiveFilters = lazy(() => import('./ActiveFilters').then((module) => ({ default: module.ActiveFilters })));
// Date pickers weigh more than the list itself.
const FilterDrawer = lazy(() => import('./FilterDrawer').then((module) => ({ default: module.FilterDrawer })));

/** /case/list: the cases that the caller may see, what to do next first (§2, CL-01). */
export function CaseListScreen() {
  const { formatMessage } = useIntl();
  const list = useCaseQuery();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const active = DRAWER_FILTERS.filter((filter) => namesOf(filter).some((name) => list.query[name] !== undefined));
  const open = () => {
    setWasOpen(true);
    setIsOpen(true);
  };
  return (
    <section className={styles['screen']}>
      <h1 className={styles['title']}>
        <FormattedMessage id="cases.title" />
      </h1>
      <CaseSearch list={list}>
        <Button icon={<FilterOutlined />} onClick={open} aria-expanded={isOpen} aria-haspopup="dialog">
          <FormattedMessage id="cases.filters.active" values={{ count: active.length }} />
        </Button>
      </CaseSearch>
      {active.length > 0 && (
        <Suspense>
          <ActiveFilters filters={active} list={list} />
        </Suspense>
      )}
      <CaseTable label={formatMessage({ id: 'cases.title' })} columns={CASE_LIST_COLUMNS} scope="visible" list={list} />
      {wasOpen && (
        <Suspense>
          <FilterDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} list={list} />
        </Suspense>
      )}
    </section>
  );
}
