/** Runs a callback when the page is hidden (another tab, a locked phone, closing). Returns a function that stops it. */
export function watchHidden(onHidden: () => void): () => void {
  const tell = (): void => {
    if (document.visibilityState === 'hidden') onHidden();
  };
  document.addEventListener('visibilitychange', tell);
  window.addEventListener('pagehide', onHidden);
  return () => {
    document.removeEventListener('visibilitychange', tell);
    window.removeEventListener('pagehide', onHidden);
  };
}

/** Returns true if the page is visible: not in a background tab, a minimized window or behind a locked screen. */
export const isSeen = (): boolean => document.visibilityState !== 'hidden';

/** Runs a callback whenever the visibility of the page changes. */
export function watchSeen(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Runs a callback when the page is left: closed, reloaded, or navigated away. */
export function watchGone(onGone: () => void): () => void {
  window.addEventListener('pagehide', onGone);
  return () => window.removeEventListener('pagehide', onGone);
}

/** Runs a callback when the browser restores the page from its back/forward cache: a session that has ended must not reappear. */
export function watchPageRestored(onShownAgain: () => void): () => void {
  const tell = (event: PageTransitionEvent): void => {
    if (event.persisted) onShownAgain();
  };
  window.addEventListener('pageshow', tell);
  return () => window.removeEventListener('pageshow', tell);
}
