// Separate script that runs before the app's and preloads its files (SC-03).
import { readLanguage } from '@/browser/stored/language';
import { hasCookieFlag } from '@/browser/session/session';
import type { Language } from '@/contract/language';

/** Addresses of what the login needs, and of what a workplace does. */
type FilesAhead = Readonly<Record<'login' | 'workplace', Readonly<Record<Language, readonly string[]>>>>;

/** Written into the page by the build that made this script (config/PrefetchPlugin). */
function readFiles(): FilesAhead {
  const files: FilesAhead = JSON.parse(document.querySelector('#files-ahead')?.textContent ?? '');
  return files;
}

function fetchAhead(href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = href.endsWith('.css') ? 'style' : 'script';
  link.href = href;
  document.head.append(link);
}

const language = readLanguage();
// A browser that is signed in goes to its workplace (main.tsx).
for (const file of readFiles()[hasCookieFlag() ? 'workplace' : 'login'][language]) fetchAhead(file);

/** At the first question about numbers a browser looks at what it has of every language; while the app is on the way there is time for it. */
const askForNumbers = () => Intl.NumberFormat.supportedLocalesOf('en');
if ('requestIdleCallback' in globalThis) requestIdleCallback(askForNumbers);
