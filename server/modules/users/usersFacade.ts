/** What the rest of the server may use of this topic. */

export { resetByOperator } from './resetByOperator';
export { writeUserHistory } from './userHistoryStore';
export { startUserWorker } from './manyUsersWorker';
