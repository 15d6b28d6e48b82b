/** Where the device is, in degrees (`gps`, §3). */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Longest wait in milliseconds. The browser's own time-out does not count the time its question stays unanswered, so ours does. */
const PATIENCE_MS = 4000;

/** A position up to this old, in milliseconds, is good enough for a login. */
const FRESH_MS = 600_000;

/** The device's position, null when refused, unknown or slow: it never blocks a login (LG-05). */
export function readPosition(patienceMs = PATIENCE_MS): Promise<Position | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null);
    const timer = setTimeout(() => resolve(null), patienceMs);
    const answer = (position: Position | null): void => {
      clearTimeout(timer);
      resolve(position);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answer({ latitude: coords.latitude, longitude: coords.longitude }),
      () => answer(null),
      { timeout: patienceMs, maximumAge: FRESH_MS },
    );
  });
}
