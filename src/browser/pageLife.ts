/** Calls back when the page is hidden (another tab, a locked phone, closing); the answer stops it. */
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

/** Whether the page can be seen: not that of another tab, of a minimised window or a locked screen. */
export const isSeen = (): boolean => document.visibilityState !== 'hidden';

/** Calls back whenever the page may be seen or not seen any more. */
export function watchSeen(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Calls back when the page goes: closed, reloaded, or left for another address. */
export function watchGone(onGone: () => void): () => void {
  window.addEventListener('pagehide', onGone);
  return () => window.removeEventListener('pagehide', onGone);
}

/** Calls back when the browser shows the page again out of its back/forward cache: a session that ended meanwhile must not reappear. */
export function watchShownAgain(onShownAgain: () => void): () => void {
  const tell = (event: PageTransitionEvent): void => {
    if (event.persisted) onShownAgain();
  };
  window.addEventListener('pageshow', tell);
  return () => window.removeEventListener('pageshow', tell);
}
