import {
  useTaskViewDeleteFilterMutation,
  useTaskViewSavedFiltersQuery,
  useTaskViewSaveFilterMutation,
} from '@/api/endpoints/cases/taskViewApi';
import { NAME_MAX } from '@/contract/ourLimits';

const LIST = 'remarks';

/** Returns the user's texts for the remark, saved on the server next to the saved filters. `written` can be added to them. */
export function useOwnRemarks(written: string) {
  const { data } = useTaskViewSavedFiltersQuery();
  const [save] = useTaskViewSaveFilterMutation();
  const [remove] = useTaskViewDeleteFilterMutation();
  const kept = data?.filter(({ list }) => list === LIST) ?? [];
  const same = kept.find(({ name }) => name === written);
  return {
    texts: kept.map(({ name }) => name),
    /** A long text is no canned one. */
    mayKeep: written !== '' && written.length <= NAME_MAX && !same,
    mayForget: same !== undefined,
    keep: () => void save({ list: LIST, name: written, query: '' }),
    forget: () => void (same && remove({ id: same.id })),
  };
}
