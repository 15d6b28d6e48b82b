const back = new EventTarget();
const BACK = 'back';

/** Returns true if the browser has a network connection. The server may still be unreachable. */
export const hasNetwork = (): boolean => navigator.onLine;

/** Runs a callback when the browser loses or regains its network connection. Returns a function that stops it. */
export function watchNetwork(onLost: () => void, onFound: () => void): () => void {
  window.addEventListener('offline', onLost);
  window.addEventListener('online', onFound);
  return () => {
    window.removeEventListener('offline', onLost);
    window.removeEventListener('online', onFound);
  };
}

/** Reports that the server responds again after an interruption. */
export const reportServerRecovered = (): void => void back.dispatchEvent(new Event(BACK));

/** Runs a callback when the network or the server is reachable again, so that failed requests can be retried. */
export function watchRecovery(onBack: () => void): () => void {
  window.addEventListener('online', onBack);
  back.addEventListener(BACK, onBack);
  return () => {
    window.removeEventListener('online', onBack);
    back.removeEventListener(BACK, onBack);
  };
}
