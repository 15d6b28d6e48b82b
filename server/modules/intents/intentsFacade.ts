/** What the rest of the server may use of this topic. */

export { startIntentSweeper } from './intentSweeper';
export { takeTurn } from './intentStore';
