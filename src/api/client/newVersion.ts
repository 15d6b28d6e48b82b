/** Marker in the app's own page, absent from a page that a proxy or a sign-in page returns instead. */
const PAGE_MARK = 'id="files-ahead"';

/**
 * Addresses of the scripts that this page started with. They contain a hash, so another build has different ones; a development server has
 * none.
 */
const startScripts = (): readonly string[] =>
  [...document.querySelectorAll('script[defer][src]')].map((script) => script.getAttribute('src') ?? '');

/** Returns true if the deployed page of the app loads other scripts than this one. Returns false if the page cannot be read. */
export async function isNewVersionThere(): Promise<boolean> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    const page = response.ok ? await response.text() : '';
    return page.includes(PAGE_MARK) && startScripts().some((address) => !page.includes(`"${address}"`));
  } catch {
    return false;
  }
}
