import type { TagOf } from '@/api/tags';

/** Changes of this long are asked for together: assigning a queue changes hundreds of cases at once. */
const GATHER_MS = 300;

/** Gathers what is out of date and hands it over once for all that came in the same moment. */
export function createBatchedInvalidation(handOver: (tags: readonly TagOf[]) => void) {
  let gathered: TagOf[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  function clear(): void {
    clearTimeout(timer);
    timer = undefined;
    gathered = [];
  }
  return {
    add(tags: readonly TagOf[]): void {
      gathered.push(...tags);
      if (gathered.length === 0) return;
      timer ??= setTimeout(() => {
        const all = gathered;
        clear();
        handOver(all);
      }, GATHER_MS);
    },
    clear,
  };
}
