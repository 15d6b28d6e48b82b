/** What the rest of the server may use of this topic. */

export { startBoardClerk } from './boardClerk';
export { countDays } from './countDays';
