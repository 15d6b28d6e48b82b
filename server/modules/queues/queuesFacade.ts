/** What the rest of the server may use of this topic. */

export { queueNumber } from './queueStore';
export { startQueueSweep } from './queueSweep';
export { queueTasksUnder } from './queueTaskStore';
export { sortCases } from './sortCases';
