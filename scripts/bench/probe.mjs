// Measures the delay of repeated requests during a large operation.
import { setTimeout as wait } from 'node:timers/promises';

const ASK_EVERY_MS = 200;

const middle = (figures, share) =>
  figures.toSorted((one, other) => one - other)[Math.floor((figures.length - 1) * share)];

/** Repeats a request until stopped; returns the duration of each in milliseconds. */
export const probe = (ask) => {
  const waited = [];
  const state = { isOver: false };
  const asking = (async () => {
    while (!state.isOver) {
      const began = performance.now();
      await ask();
      waited.push(performance.now() - began);
      await wait(ASK_EVERY_MS);
    }
    return waited;
  })();
  const end = () => {
    state.isOver = true;
    return asking;
  };
  return { end };
};

export const formatDurations = (waited) =>
  `${middle(waited, 0.5).toFixed(0)} ms, p99 ${middle(waited, 0.99).toFixed(0)} (${waited.length} asked)`;

const ALONE_MS = 5000;

/** Prints the duration of the request on an idle server. */
export async function printIdleDuration(ask) {
  const alone = probe(ask);
  await wait(ALONE_MS);
  console.log(`a list alone: ${formatDurations(await alone.end())}`);
}
