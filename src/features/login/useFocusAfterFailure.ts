import { type RefObject, useEffect, useRef } from 'react';

import { getInput } from './loginFields';

/** Clears the used captcha and focuses the faulty field; the text of a password is selected so that typing replaces it (LG-08). */
function readyForNextTry(form: HTMLFormElement, wasCaptcha: boolean): void {
  const captcha = getInput(form, 'captcha');
  if (captcha) captcha.value = '';
  if (wasCaptcha && captcha) {
    captcha.focus();
    return;
  }
  const password = getInput(form, 'password');
  password?.focus();
  password?.select();
}

/** Makes the form ready for the next try when an attempt has failed; a form that was never sent is left alone. */
export function useFocusAfterFailure(
  form: RefObject<HTMLFormElement | null>,
  busy: boolean,
  wasCaptcha: boolean,
): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && form.current) readyForNextTry(form.current, wasCaptcha);
    wasBusy.current = busy;
  }, [busy, form, wasCaptcha]);
}
