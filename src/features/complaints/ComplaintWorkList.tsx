import { useCustomerServiceListsQuery } from '@/api/endpoints/management/customerServiceApi';
import { usePermission } from '@/ui/screen/currentUser';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { useState } from 'react';

import { BatchBar } from './BatchBar';
import { ComplaintDrawer } from './ComplaintDrawer';
import { ComplaintSearch } from './ComplaintSearch';
import { ComplaintTable } from './ComplaintTable';
import { StateChips } from './StateChips';
import { useComplaintList } from './useComplaintList';

/** List of open complaints, the most urgent first. A chosen one opens next to the list. */
export function ComplaintWorkList() {
  const list = useComplaintList();
  const isManager = usePermission('complaints.manage');
  const [ids, setIds] = useState<readonly string[]>([]);
  const shown = keepPreviousPage(useCustomerServiceListsQuery(list.query));
  return (
    <>
      <ComplaintSearch list={list} isSearching={shown.isFetching} />
      {ids.length > 0 && <BatchBar ids={ids} onClear={() => setIds([])} />}
      <ComplaintTable
        list={list}
        {...shown}
        lead={<StateChips list={list} counts={shown.rows?.counts} />}
        selection={isManager ? { ids, onSelect: setIds } : undefined}
      />
      {list.openId !== undefined && <ComplaintDrawer key={list.openId} id={list.openId} list={list} />}
    </>
  );
}
