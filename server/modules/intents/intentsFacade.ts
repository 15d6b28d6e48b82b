/** Public interface of this module for the rest of the server. */

export { startIntentSweeper } from './intentSweeper';
export { takeTurn } from './intentStore';
