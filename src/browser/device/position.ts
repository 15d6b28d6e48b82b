/** Position of the device, in degrees (`gps`, §3). */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Maximum wait in milliseconds. The browser's timeout does not include the time of its permission prompt; ours does. */
const PATIENCE_MS = 4000;

/** Maximum age of a position for a login, in milliseconds. */
const FRESH_MS = 600_000;

/** Returns the device's position, or null if it is refused, unknown or slow: it never blocks a login (LG-05). */
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
