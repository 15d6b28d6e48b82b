// Separate script that runs before the app's: it shows the first form where nobody is signed in, and preloads the app's files (SC-03).
import { fetchFiles } from '@/browser/page/fetchFiles';
import { getSettings } from '@/browser/server/getSettings';
import { hasCookieFlag } from '@/browser/session/session';
import { applyColorChoice, readColorChoice } from '@/browser/stored/colorScheme';
import { DOCUMENT_LANGUAGE, readLanguage } from '@/browser/stored/language';
import { isStorageAllowed } from '@/browser/stored/storage';

const language = readLanguage();
const page = document.documentElement;
page.lang = DOCUMENT_LANGUAGE[language];
applyColorChoice(readColorChoice());
// The first form asks for a user name; the older client's login for an e-mail address.
if (!hasCookieFlag() && isStorageAllowed() && getSettings().loginClient === 'main') {
  page.dataset['first'] = 'form';
  // `autofocus` has no effect on an input that was hidden when the page was parsed.
  document.querySelector<HTMLElement>('#first-username')?.focus();
}

/** Notes that the user has submitted the first form: the app's form submits it (src/features/login/firstForm). */
const noteSubmission = ({ type, target, key }: Event & { readonly key?: string }): void => {
  if (!(target instanceof Element)) return;
  const isSubmission = type === 'click' ? target.closest('button') !== null : key === 'Enter';
  const form = target.closest<HTMLElement>('#first-form');
  if (form && isSubmission) form.dataset['submitted'] = '';
};
document.addEventListener('click', noteSubmission);
document.addEventListener('keydown', noteSubmission);

// A browser that is signed in goes to its workplace (main.tsx).
fetchFiles('preload', hasCookieFlag() ? 'workplace' : 'login', language);

/** At the first question about numbers a browser looks at what it has of every language; while the app is on the way there is time for it. */
const askForNumbers = () => Intl.NumberFormat.supportedLocalesOf('en');
if ('requestIdleCallback' in globalThis) requestIdleCallback(askForNumbers);
