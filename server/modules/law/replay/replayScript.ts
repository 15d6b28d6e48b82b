import { parentPort } from 'node:worker_threads';
import { replayBorrowerPage, type ReplayedPage, type ReplayWork } from './replayBorrowerPage';

/** Input of the thread. */
export interface ReplayQuestion {
  readonly id: number;
  readonly work: ReplayWork;
}

/** Result of a replay request, or its error. */
export type ReplayAnswer = { readonly id: number } & (
  { readonly page: ReplayedPage; readonly error?: never } | { readonly error: string }
);

function answerTo({ id, work }: ReplayQuestion): ReplayAnswer {
  try {
    return { id, page: replayBorrowerPage(work) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (question: ReplayQuestion) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window.
  parentPort?.postMessage(answerTo(question));
});
