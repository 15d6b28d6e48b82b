const given = new Set<string>();

/** Creates an object URL for a picture or file in memory, and registers it so that the end of the session can release it. */
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

/** Releases every object URL created so far: a picture of the ended session must not stay reachable (LV-08, SE-02). */
export function releaseAllObjectUrls(): void {
  for (const url of given) releaseObjectUrl(url);
}
