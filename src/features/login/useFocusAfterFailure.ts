import { type RefObject, useEffect, useRef } from 'react';

import { inputOf } from './loginFields';

/** The used captcha's text goes, and the password is focused, its text selected to be typed over (LG-08). */
function readyForNextTry(form: HTMLFormElement): void {
  const captcha = inputOf(form, 'captcha');
  if (captcha) captcha.value = '';
  const password = inputOf(form, 'password');
  password?.focus();
  password?.select();
}

/** Makes the form ready for the next try when an attempt has failed; a form that was never sent is left alone. */
export function useFocusAfterFailure(form: RefObject<HTMLFormElement | null>, busy: boolean): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && form.current) readyForNextTry(form.current);
    wasBusy.current = busy;
  }, [busy, form]);
}
