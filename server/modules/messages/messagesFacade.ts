/** Public interface of this module for the rest of the server. */

export { startSmsWorker } from './smsWorker';
export { startSimulatedReplies } from './simulatedReplies';
export { startBulkMessageWorker } from './bulk/bulkMessageWorker';
