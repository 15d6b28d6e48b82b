import canonicalize from 'canonicalize';
import { createHash } from 'node:crypto';
import { ALL_PACKS } from '@/contract/law/allPacks';
import { formatPackName } from '@/contract/law/decideContact';

const fingerprints = new Map(
  ALL_PACKS.map((pack) => [
    formatPackName(pack),
    createHash('sha256')
      .update(canonicalize(pack) ?? '')
      .digest('hex'),
  ]),
);

/**
 * Returns the digest of a pack's content, by its name and version; a review is valid for exactly that content. Undefined if
 * there is no such pack.
 */
export const getPackFingerprint = (name: string): string | undefined => fingerprints.get(name);
