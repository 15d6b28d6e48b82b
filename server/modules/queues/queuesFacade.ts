/** What the rest of the server may use of this topic. */

export { startLoadSweeper } from './loadSweeper';
export { queueNumber } from './queueStore';
export { startQueueWorker } from './queueWorker';
export { type QueueTaskFilters, queueTasksUnder } from './queueTaskStore';
export { routeCases } from './routeCases';
