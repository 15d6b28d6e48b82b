/** What the rest of the server may use of this topic. */

export { type StoredWish, wishesOf } from './wishStore';
