/** Public interface of this topic. */

export { startLoadSweeper } from './loadSweeper';
export { queueNumber } from './queueStore';
export { startQueueWorker } from './queueWorker';
export { type QueueTaskFilters, selectQueueTasks } from './queueTaskStore';
export { routeCases } from './routeCases';
