/** Public interface of this module for the rest of the server. */

export { startIdempotencyKeySweeper } from './intentSweeper';
export { takeTurn } from './intentStore';
