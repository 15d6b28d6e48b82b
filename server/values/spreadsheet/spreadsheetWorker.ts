import { parentPort, workerData } from 'node:worker_threads';
import { readCells } from './readCells';
import { createCellsSpreadsheet } from './createCellsSpreadsheet';
import { createListSpreadsheet } from './createListSpreadsheet';
import type { SpreadsheetAnswer, SpreadsheetTask } from './spreadsheetTask';
import { SpreadsheetUnusable } from './spreadsheetUnusable';

async function answerTo(task: SpreadsheetTask): Promise<SpreadsheetAnswer> {
  if (task.kind === 'read') return { rows: readCells(task.content, task.limits) };
  return { content: await (task.kind === 'list' ? createListSpreadsheet(task) : createCellsSpreadsheet(task.sheets)) };
}

const carryOut = async (task: SpreadsheetTask): Promise<SpreadsheetAnswer> => {
  try {
    return await answerTo(task);
  } catch (error) {
    // An exception of the reader means that the file is damaged or malicious; the caller gets 'notASpreadsheet'.
    const { reason, places } =
      error instanceof SpreadsheetUnusable ? error : new SpreadsheetUnusable('notASpreadsheet');
    return { unusable: { reason, places } };
  }
};

const { task }: { task: SpreadsheetTask } = workerData;
const answer = (reply: SpreadsheetAnswer): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window.
  parentPort?.postMessage(reply);
};
// oxlint-disable-next-line unicorn/prefer-top-level-await -- the tests run this as CommonJS.
void carryOut(task).then(answer);
