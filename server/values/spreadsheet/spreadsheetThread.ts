import type { Worker } from 'node:worker_threads';
import { Refusal } from '../../kernel/refusal';
import { startScriptThread } from '../../kernel/scriptThread';
import { createWorkQueue } from '../../kernel/createWorkQueue';
import type { SpreadsheetAnswer, SpreadsheetTask } from './spreadsheetTask';

/** Timeout in milliseconds; a file that exceeds it, or the memory limit, is treated as malicious. */
const PATIENCE_MS = 10_000;
const MEMORY_MB = 384;
const WORKER = new URL('./spreadsheetWorker.ts', import.meta.url);

/** Two concurrent threads, so that uploads cannot exhaust memory; others wait. */
const queue = createWorkQueue({ running: 2, waiting: 20 });

const startThread = (task: SpreadsheetTask) =>
  startScriptThread(WORKER, { task }, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });

/** Uses a new thread per file, so that a harmful file does not affect the next one. */
const carryOut = async (task: SpreadsheetTask): Promise<SpreadsheetAnswer> => {
  const thread = startThread(task);
  try {
    return await getAnswer(thread);
  } finally {
    await thread.terminate();
  }
};

const getAnswer = (thread: Worker): Promise<SpreadsheetAnswer> =>
  new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => reject(new Refusal('tooLarge')), PATIENCE_MS);
    thread.once('message', resolve);
    thread.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Refusal('tooLarge') : error);
    });
    thread.once('exit', () => {
      clearTimeout(giveUp);
      reject(new Error('the spreadsheet thread stopped'));
    });
  });

/** Reads or writes a spreadsheet in a worker thread with time and memory limits (US-02, ASVS 5.2.3). */
export const runInSpreadsheetThread = async (task: SpreadsheetTask): Promise<SpreadsheetAnswer> => {
  const answer = await queue.run(() => carryOut(task));
  if (answer.unusable) throw new Refusal(answer.unusable.reason, { ...answer.unusable.places });
  return answer;
};
