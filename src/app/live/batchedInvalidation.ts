import type { DataTag } from '@/api/client/tags';

/** Window in which events of the same change arrive, in milliseconds. */
const MOMENT_MS = 20;

/**
 * Minimum interval between refetches while changes go on, in milliseconds, unless overridden. Assigning a queue changes hundreds of cases
 * at once.
 */
const GATHER_MS = 300;

/**
 * Minimum interval between refetches of alerts, in milliseconds. Alerts are counted over all users, and any change of a case can affect
 * them.
 */
const ALERTS_EVERY_MS = 10_000;

type HandOver = (tags: readonly DataTag[]) => void;

/** Collects invalidations and passes them on in batches. The first one after a quiet period is hardly delayed. */
export function createBatchedInvalidation(handOver: HandOver, gatherMs = GATHER_MS) {
  let gathered: DataTag[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let handedOver = -gatherMs;
  function clear(): void {
    clearTimeout(timer);
    timer = undefined;
    gathered = [];
  }
  return {
    add(tags: readonly DataTag[]): void {
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

/** Batches the invalidations of the live connection. Alerts are invalidated separately, at a lower rate. */
export function createEventInvalidation(handOver: HandOver) {
  const soon = createBatchedInvalidation(handOver);
  const alerts = createBatchedInvalidation(handOver, ALERTS_EVERY_MS);
  return {
    add(tags: readonly DataTag[]): void {
      soon.add(tags.filter((tag) => tag !== 'Alerts'));
      if (tags.includes('Alerts')) alerts.add(['Alerts']);
    },
    clear(): void {
      soon.clear();
      alerts.clear();
    },
  };
}
