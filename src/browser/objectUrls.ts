const given = new Set<string>();

/** An address for a picture or file in memory, remembered so that the end of the session can release it. */
export function openObjectUrl(blob: Blob): string {
  const url = URL.createObjectURL(blob);
  given.add(url);
  return url;
}

/** Releases one address. */
export function releaseObjectUrl(url: string): void {
  URL.revokeObjectURL(url);
  given.delete(url);
}

/** Releases every address given so far: a picture of the ended session must not stay reachable (LV-08, SE-02). */
export function releaseAllObjectUrls(): void {
  for (const url of given) releaseObjectUrl(url);
}
