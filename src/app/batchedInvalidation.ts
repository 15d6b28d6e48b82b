import type { TagOf } from '@/api/tags';

/** What changes in one moment comes in several events. */
const MOMENT_MS = 20;

/** While changes go on they are asked for together at most this often, unless somebody says otherwise: assigning a queue changes hundreds of cases at once. */
const GATHER_MS = 300;

/** Alerts are counted over everybody, and every case that is worked may change one: they are asked for at most this often. */
const ALERTS_EVERY_MS = 10_000;

type HandOver = (tags: readonly TagOf[]) => void;

/** Gathers what is out of date and hands it over once for all that came together; the first after a quiet time hardly waits. */
export function createBatchedInvalidation(handOver: HandOver, gatherMs = GATHER_MS) {
  let gathered: TagOf[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let handedOver = -gatherMs;
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
        Math.max(MOMENT_MS, handedOver + gatherMs - performance.now()),
      );
    },
    clear,
  };
}

/** Gathers what the live line tells to be out of date: alerts by themselves, at a pace of their own. */
export function createNewsInvalidation(handOver: HandOver) {
  const soon = createBatchedInvalidation(handOver);
  const alerts = createBatchedInvalidation(handOver, ALERTS_EVERY_MS);
  return {
    add(tags: readonly TagOf[]): void {
      soon.add(tags.filter((tag) => tag !== 'Alerts'));
      if (tags.includes('Alerts')) alerts.add(['Alerts']);
    },
    clear(): void {
      soon.clear();
      alerts.clear();
    },
  };
}
