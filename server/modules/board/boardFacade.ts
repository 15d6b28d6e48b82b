/** What the rest of the server may use of this topic. */

export { startBoardWorker } from './boardWorker';
export { closeDailyScores } from './closeDailyScores';
export { markStale } from './dailyScoreRunStore';
