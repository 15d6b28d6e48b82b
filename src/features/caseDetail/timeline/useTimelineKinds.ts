import { codesOf } from '@/contract/codes/codeTable';
import { TIMELINE_KIND, type TimelineKind } from '@/contract/codes/timelineKind';
import { useSearchParams } from '@/ui/useSearchParams';
import { useCallback } from 'react';

const ALL = codesOf(TIMELINE_KIND);

/** The kinds that the timeline shows, in the address (RT-08); none chosen means all. */
export function useTimelineKinds() {
  const [params, setParams] = useSearchParams();
  const named = params.get('kinds')?.split(',') ?? [];
  const chosen = ALL.filter((kind) => named.includes(kind));

  const choose = useCallback(
    (kinds: readonly TimelineKind[]) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          const isAll = kinds.length === 0 || kinds.length === ALL.length;
          if (isAll) next.delete('kinds');
          else next.set('kinds', kinds.join(','));
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const toggle = (kind: TimelineKind): void => choose(ALL.filter((each) => chosen.includes(each) !== (each === kind)));
  return { chosen, toggle, clear: () => choose([]) };
}
