/** What the rest of the server may use of this topic. */

export { heldWishes, type StoredWish, wishTimes } from './wishStore';
