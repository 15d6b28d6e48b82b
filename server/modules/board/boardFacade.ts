/** What the rest of the server may use of this topic. */

export { startBoardWorker } from './boardWorker';
export { countDays } from './countDays';
