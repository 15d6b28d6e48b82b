import type { Worker } from 'node:worker_threads';
import { startScriptThread } from '../../../kernel/scriptThread';
import type { ReplayedPage, ReplayWork } from './replayedPage';
import type { ReplayAnswer, ReplayQuestion } from './replayScript';

/** A thread of its own in which history is decided again, so that no call waits for it. */
export interface ReplayThread {
  replay(work: ReplayWork): Promise<ReplayedPage>;
  stop(): Promise<unknown>;
}

interface Waiting {
  readonly resolve: (page: ReplayedPage) => void;
  readonly reject: (reason: Error) => void;
}

const start = (waiting: Map<number, Waiting>): Worker => {
  const worker = startScriptThread(new URL('./replayScript.ts', import.meta.url));
  worker.on('message', (answer: ReplayAnswer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.error === undefined) asked?.resolve(answer.page);
    else asked?.reject(new Error(`history was not decided again: ${answer.error}`));
  });
  const abandon = (reason: string): void => {
    for (const asked of waiting.values()) asked.reject(new Error(reason));
    waiting.clear();
  };
  worker.on('error', (error) => abandon(`the thread that replays stopped: ${error.message}`));
  worker.on('exit', () => abandon('the thread that replays stopped'));
  return worker;
};

/** A thread that is started with the first work and stopped after the last. */
export function replayThread(): ReplayThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;
  return {
    replay: (work) => {
      worker ??= start(waiting);
      const current = worker;
      current.once('exit', () => {
        if (worker === current) worker = undefined;
      });
      return new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        const question: ReplayQuestion = { id: last, work };
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window.
        current.postMessage(question);
      });
    },
    stop: async () => {
      await worker?.terminate();
      worker = undefined;
    },
  };
}
