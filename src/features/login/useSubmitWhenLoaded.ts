import { type RefObject, useEffect, useRef } from 'react';

import { type FieldErrors, getInput } from './loginFields';
import type { LoginPlace } from './loginPlace';

interface LoadingCaptcha {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly place: LoginPlace;
  readonly captchaDemanded: boolean;
}

/**
 * Returns a function that remembers a submission made while the captcha is loading, and returns what to show at the field.
 * Once the captcha is there, its field is focused; where none is demanded, the form is submitted.
 */
export function useSubmitWhenLoaded({ form, place, captchaDemanded }: LoadingCaptcha): () => FieldErrors {
  const isWaiting = useRef(false);
  useEffect(() => {
    if (place === 'form.captchaLoading' || !isWaiting.current || !form.current) return;
    isWaiting.current = false;
    if (captchaDemanded) getInput(form.current, 'captcha')?.focus();
    else form.current.requestSubmit();
  }, [form, place, captchaDemanded]);
  return () => {
    isWaiting.current = true;
    return { captcha: { id: 'login.captcha.wait' } };
  };
}
