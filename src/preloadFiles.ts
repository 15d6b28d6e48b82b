// Separate script that runs before the app's and preloads its files (SC-03).
import { fetchFiles } from '@/browser/page/fetchFiles';
import { hasCookieFlag } from '@/browser/session/session';
import { readLanguage } from '@/browser/stored/language';

// A browser that is signed in goes to its workplace (main.tsx).
fetchFiles('preload', hasCookieFlag() ? 'workplace' : 'login', readLanguage());

/** At the first question about numbers a browser looks at what it has of every language; while the app is on the way there is time for it. */
const askForNumbers = () => Intl.NumberFormat.supportedLocalesOf('en');
if ('requestIdleCallback' in globalThis) requestIdleCallback(askForNumbers);
