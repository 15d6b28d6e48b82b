import { clarificationsQuery } from '@/contract/entities/lender/lender';

import { useLenderList } from '../useLenderList';

type Changes = Parameters<ReturnType<typeof useLenderList>['change']>[0];

const isWaiting = (state: string | number | undefined): boolean => (state ?? 'open') === 'open';

const OWN_LOOK = { sort: undefined, order: undefined, columns: undefined, density: undefined };

/** Returns the pending or decided entries, as the address requires. The two lists have separate sort orders and columns. */
export function useClarifyList() {
  const list = useLenderList(clarificationsQuery);
  const { page: _, size: __, ...asked } = list.query;
  const isOpen = isWaiting(asked.state);
  return {
    ...list,
    /** Query without the page. */
    asked,
    isOpen,
    place: { ...list.place, ...(isOpen && { sort: asked.sort, order: asked.order }) },
    change: (changes: Changes): void => {
      const isOther = 'state' in changes && isWaiting(changes['state']) !== isOpen;
      list.change({ ...changes, ...(isOther && OWN_LOOK) });
    },
  };
}
