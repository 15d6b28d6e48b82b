/** Public interface of this topic. */

export { resetByOperator } from './resetByOperator';
export { writeUserHistory } from './userHistoryStore';
export { startUserWorker } from './manyUsersWorker';
