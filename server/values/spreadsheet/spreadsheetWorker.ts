import { parentPort, workerData } from 'node:worker_threads';
import { cellsOfSpreadsheet } from './cellsOfSpreadsheet';
import { spreadsheetOfCells } from './spreadsheetOfCells';
import type { SpreadsheetAnswer, SpreadsheetTask } from './spreadsheetTask';
import { SpreadsheetUnusable } from './spreadsheetUnusable';

const carryOut = async (task: SpreadsheetTask): Promise<SpreadsheetAnswer> => {
  try {
    return task.kind === 'read'
      ? { rows: cellsOfSpreadsheet(task.content, task.limits) }
      : { content: await spreadsheetOfCells(task.sheets) };
  } catch (error) {
    // What the reader itself throws means that the file is damaged or made to harm: to the caller it is no spreadsheet.
    const { reason, places } =
      error instanceof SpreadsheetUnusable ? error : new SpreadsheetUnusable('notASpreadsheet');
    return { unusable: { reason, places } };
  }
};

const { task }: { task: SpreadsheetTask } = workerData;
const answer = (given: SpreadsheetAnswer): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window.
  parentPort?.postMessage(given);
};
// oxlint-disable-next-line unicorn/prefer-top-level-await -- the tests run this as CommonJS.
void carryOut(task).then(answer);
