import type { Worker } from 'node:worker_threads';
import { startScriptThread } from '../../../kernel/scriptThread';
import type { ReplayedPage, ReplayWork } from './replayBorrowerPage';
import type { ReplayAnswer, ReplayQuestion } from './replayScript';

/** Separate thread in which the history is decided again, so that no call waits for it. */
export interface ReplayThread {
  replay(work: ReplayWork): Promise<ReplayedPage>;
  stop(): Promise<unknown>;
}

interface PendingPage {
  readonly resolve: (page: ReplayedPage) => void;
  readonly reject: (reason: Error) => void;
}

/** Creates a thread that starts with the first page and stops after the last. */
export function replayThread(): ReplayThread {
  const waiting = new Map<number, PendingPage>();
  let worker: Worker | undefined;
  let last = 0;
  const abandon = (dead: Worker, reason: string): void => {
    if (worker !== dead) return;
    worker = undefined;
    for (const request of waiting.values()) request.reject(new Error(reason));
    waiting.clear();
  };
  const start = (): Worker => {
    const started = startScriptThread(new URL('./replayScript.ts', import.meta.url));
    started.on('message', (answer: ReplayAnswer) => {
      const pending = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (answer.error === undefined) pending?.resolve(answer.page);
      else pending?.reject(new Error(`history was not decided again: ${answer.error}`));
    });
    started.on('error', (error) => abandon(started, `the thread that replays stopped: ${error.message}`));
    started.on('exit', () => abandon(started, 'the thread that replays stopped'));
    return started;
  };
  return {
    replay: (work) => {
      const current = (worker ??= start());
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
    },
  };
}
