import { getCodeValues } from '@/contract/codes/codeTable';
import { TIMELINE_KIND, type TimelineKind } from '@/contract/codes/caseCodes';
import { useSearchParams } from '@/ui/screen/useSearchParams';

const ALL = getCodeValues(TIMELINE_KIND);

const kindsIn = (params: URLSearchParams): TimelineKind[] => {
  const named = params.get('kinds')?.split(',') ?? [];
  return ALL.filter((kind) => named.includes(kind));
};

function withKinds(before: URLSearchParams, kinds: readonly TimelineKind[]): URLSearchParams {
  const next = new URLSearchParams(before);
  const isAll = kinds.length === 0 || kinds.length === ALL.length;
  if (isAll) next.delete('kinds');
  else next.set('kinds', kinds.join(','));
  return next;
}

/** The kinds that the timeline shows, in the address (RT-08); none chosen means all. */
export function useTimelineKinds() {
  const [params, setParams] = useSearchParams();
  const choose = (kindsAfter: (before: readonly TimelineKind[]) => readonly TimelineKind[]): void =>
    setParams((before) => withKinds(before, kindsAfter(kindsIn(before))), { replace: true });
  return {
    chosen: kindsIn(params),
    // Starts from the current address, so that neither of two quick choices is lost.
    toggle: (kind: TimelineKind) => choose((before) => ALL.filter((each) => before.includes(each) !== (each === kind))),
    clear: () => choose(() => []),
  };
}
