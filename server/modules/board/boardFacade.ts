/** Public interface of this module for the rest of the server. */

export { startBoardWorker } from './days/boardWorker';
export { closeDailyScores } from './days/closeDailyScores';
export { markStale } from './days/dailyScoreRunStore';
export { readAlertLimits } from './boardConfig';
export { type BoardPerson, listBoardPeople, isAtWork } from './boardPeopleStore';
export { parseBoardQuery, type BoardContext } from './boardSelection';
