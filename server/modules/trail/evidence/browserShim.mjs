// Replaces the Node functions of the chain's code in a page opened from a file, which may lack crypto.subtle.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const wrap = (hash) => ({
  update(text) {
    hash.update(utf8ToBytes(text));
    return this;
  },
  copy: () => wrap(hash.clone()),
  digest: () => bytesToHex(hash.digest()),
});

/** SHA-256, the only algorithm in use. */
export const createHash = () => wrap(sha256.create());

export const Buffer = { byteLength: (text) => utf8ToBytes(text).length };
