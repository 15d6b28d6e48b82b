/** Present in the app's own page, and not in what a proxy or a sign-in page answers in its place. */
const PAGE_MARK = 'id="files-ahead"';

/** Addresses of the scripts that this page began with. They contain a hash, so another build has others; a developer's server has none. */
const startScripts = (): readonly string[] =>
  [...document.querySelectorAll('script[defer][src]')].map((script) => script.getAttribute('src') ?? '');

/** Whether the app's page, wherever it is hosted, now begins with other scripts than this one. False where it cannot be read. */
export async function isNewVersionThere(): Promise<boolean> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    const page = response.ok ? await response.text() : '';
    return page.includes(PAGE_MARK) && startScripts().some((address) => !page.includes(`"${address}"`));
  } catch {
    return false;
  }
}
