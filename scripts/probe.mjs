// What somebody waits who asks again and again while something large is under way.
import { setTimeout as wait } from 'node:timers/promises';

const ASK_EVERY_MS = 200;

const middle = (figures, share) =>
  figures.toSorted((one, other) => one - other)[Math.floor((figures.length - 1) * share)];

/** Asks until it is ended: how long each question took, in milliseconds. */
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

export const said = (waited) =>
  `${middle(waited, 0.5).toFixed(0)} ms, p99 ${middle(waited, 0.99).toFixed(0)} (${waited.length} asked)`;

const ALONE_MS = 5000;

/** Says how long the question takes while nothing else is under way. */
export async function sayAlone(ask) {
  const alone = probe(ask);
  await wait(ALONE_MS);
  console.log(`a list alone: ${said(await alone.end())}`);
}
