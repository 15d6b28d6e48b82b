/** Public interface of this module for the rest of the server. */

export { startIdempotencyKeySweeper } from './idempotencyKeySweeper';
export { takeTurn } from './idempotencyStore';
