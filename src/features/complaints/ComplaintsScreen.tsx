import { useCustomerServiceListsQuery } from '@/api/customerServiceApi';
import { useMay } from '@/ui/currentUser';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { BatchBar } from './BatchBar';
import * as styles from './complaints.module.css';
import { ComplaintSearch } from './ComplaintSearch';
import { ComplaintTable } from './ComplaintTable';
import { StateChips } from './StateChips';
import { useComplaintList } from './useComplaintList';
import { WorkOrderDrawer } from './WorkOrderDrawer';

/** /complaints: what waits, the most pressing first; one of them opens beside the list (§2, CM-01). */
export function ComplaintsScreen() {
  const list = useComplaintList();
  const isManager = useMay('complaints.manage');
  const [ids, setIds] = useState<readonly string[]>([]);
  const { data: last, currentData, error, isFetching, refetch } = useCustomerServiceListsQuery(list.query);
  const data = currentData ?? (isFetching ? last : undefined);
  return (
    <section className={styles['screen']}>
      <h1 className={styles['title']}>
        <FormattedMessage id="complaints.title" />
      </h1>
      <StateChips list={list} counts={data?.counts} />
      <ComplaintSearch list={list} isSearching={isFetching} />
      {ids.length > 0 && <BatchBar ids={ids} onClear={() => setIds([])} />}
      <ComplaintTable
        list={list}
        rows={data}
        isFetching={isFetching}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
        selection={isManager ? { ids, onSelect: setIds } : undefined}
      />
      {list.openId !== undefined && <WorkOrderDrawer key={list.openId} id={list.openId} list={list} />}
    </section>
  );
}
