/** Public interface of this module for the rest of the server. */

export { startBoardWorker } from './boardWorker';
export { closeDailyScores } from './closeDailyScores';
export { markStale } from './dailyScoreRunStore';
export { alertLimits } from './boardConfig';
export { type BoardPerson, boardPeople, isAtWork } from './boardPeopleStore';
export { askBoard, type BoardContext } from './boardSelection';
