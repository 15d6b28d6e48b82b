import type { TagOf } from '@/api/tags';

/** What changes in one moment comes in several events. */
const MOMENT_MS = 20;

/** While changes go on they are asked for together at most this often: assigning a queue changes hundreds of cases at once. */
const GATHER_MS = 300;

/** Gathers what is out of date and hands it over once for all that came together; the first after a quiet time hardly waits. */
export function createBatchedInvalidation(handOver: (tags: readonly TagOf[]) => void) {
  let gathered: TagOf[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let handedOver = -GATHER_MS;
  function clear(): void {
    clearTimeout(timer);
    timer = undefined;
    gathered = [];
  }
  return {
    add(tags: readonly TagOf[]): void {
      gathered.push(...tags);
      if (gathered.length === 0) return;
      timer ??= setTimeout(
        () => {
          const all = gathered;
          clear();
          handedOver = performance.now();
          handOver(all);
        },
        Math.max(MOMENT_MS, handedOver + GATHER_MS - performance.now()),
      );
    },
    clear,
  };
}
