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

/** Notes on the first form which field has the focus and that it was submitted, for the app's form (src/features/login/firstForm). */
const noteOnForm = ({ type, target, key }: Event & { readonly key?: string }): void => {
  const form = target instanceof Element ? target.closest<HTMLElement>('#first-form') : null;
  if (!form) return;
  if (target instanceof HTMLInputElement) form.dataset['focused'] = target.name;
  const isSubmission = type === 'click' ? target instanceof Element && target.closest('button') : key === 'Enter';
  if (isSubmission) form.dataset['submitted'] = '';
};
for (const type of ['focusin', 'click', 'keydown']) document.addEventListener(type, noteOnForm);

// The first form asks for a user name; the older client's login for an e-mail address.
if (!hasCookieFlag() && isStorageAllowed() && getSettings().loginClient === 'main') {
  page.dataset['first'] = 'form';
  // `autofocus` has no effect on an input that was hidden when the page was parsed.
  document.querySelector<HTMLElement>('#first-username')?.focus();
}

// A browser that is signed in goes to its workplace (main.tsx).
fetchFiles('preload', hasCookieFlag() ? 'workplace' : 'login', language);

/** At the first question about numbers a browser looks at what it has of every language; while the app is on the way there is time for it. */
const askForNumbers = () => Intl.NumberFormat.supportedLocalesOf('en');
if ('requestIdleCallback' in globalThis) requestIdleCallback(askForNumbers);
