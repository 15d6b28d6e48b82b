/** What the rest of the server may use of this topic. */

export { startBoardWorker } from './boardWorker';
export { closeDailyScores } from './closeDailyScores';
export { markStale } from './dailyScoreRunStore';
export { alertLimits } from './boardConfig';
export { type BoardPerson, boardPeople, isAtWork } from './boardPeopleStore';
export { askBoard, type BoardContext } from './boardSelection';
