/** Public interface of this topic. */

export { startLoadSweeper } from './loadSweeper';
export { queueNumber } from './queueStore';
export { startQueueWorker } from './queueWorker';
export { type QueueTaskFilters, queueTasksUnder } from './queueTaskStore';
export { routeCases } from './routeCases';
