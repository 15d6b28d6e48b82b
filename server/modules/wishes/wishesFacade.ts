/** Public interface of this topic. */

export { heldWishes, type StoredWish, wishTimes } from './wishStore';
