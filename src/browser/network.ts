const back = new EventTarget();
const BACK = 'back';

/** Whether the browser has a network at all; with one, the server may still be away. */
export const hasNetwork = (): boolean => navigator.onLine;

/** Calls back when the browser loses its network and when it has one again; the answer stops it. */
export function watchNetwork(onLost: () => void, onFound: () => void): () => void {
  window.addEventListener('offline', onLost);
  window.addEventListener('online', onFound);
  return () => {
    window.removeEventListener('offline', onLost);
    window.removeEventListener('online', onFound);
  };
}

/** To be called when the server, of whom nothing was heard for a while, answers again. */
export const tellServerBack = (): void => void back.dispatchEvent(new Event(BACK));

/** Calls back when the network or the server is there again: what could not be sent may be tried once more. */
export function watchBack(onBack: () => void): () => void {
  window.addEventListener('online', onBack);
  back.addEventListener(BACK, onBack);
  return () => {
    window.removeEventListener('online', onBack);
    back.removeEventListener(BACK, onBack);
  };
}
