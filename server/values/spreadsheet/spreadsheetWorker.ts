import { parentPort, workerData } from 'node:worker_threads';
import { cellsOfSpreadsheet } from './cellsOfSpreadsheet';
import { spreadsheetOfCells } from './spreadsheetOfCells';
import type { SpreadsheetAnswer, SpreadsheetTask } from './spreadsheetTask';
import { SpreadsheetUnusable } from './spreadsheetUnusable';

const carryOut = (task: SpreadsheetTask): SpreadsheetAnswer => {
  try {
    return task.kind === 'read'
      ? { rows: cellsOfSpreadsheet(task.content, task.limits) }
      : { content: spreadsheetOfCells(task.sheets) };
  } catch (error) {
    // What the reader itself throws means that the file is damaged or made to harm: to the caller it is no spreadsheet.
    const { reason, cells } = error instanceof SpreadsheetUnusable ? error : new SpreadsheetUnusable('notASpreadsheet');
    return { unusable: { reason, cells } };
  }
};

const { task }: { task: SpreadsheetTask } = workerData;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window.
parentPort?.postMessage(carryOut(task));
