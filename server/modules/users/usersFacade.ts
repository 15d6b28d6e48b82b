/** Public interface of this topic. */

export { resetByOperator } from './passwords/resetByOperator';
export { writeUserHistory } from './userHistoryStore';
export { startUserWorker } from './bulk/manyUsersWorker';
