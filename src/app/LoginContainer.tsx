import { settings } from '@/browser/settings';
import { loginVault } from '@/browser/vault';
import { LoginScreen } from '@/features/login/LoginScreen';
import type { LoginFields } from '@/features/login/loginFields';
import type { LoginEvent } from '@/machines/loginEvents';
import { useEffect, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';

import { loginEvent, startLogin } from './login/loginSlice';
import { useAppSelector, useLoginPlace } from './useAppSelector';
import { workplace } from './workplaceChunk';

/** Gives the secrets to the vault; the machine hears only whether they are long enough. */
function submitted({ username, password, captcha, idCard }: LoginFields): LoginEvent {
  loginVault.put('credentials', { username, password, captcha, idCard: idCard === '' ? null : idCard });
  const lengths = { usernameLength: username.length, passwordLength: password.length, captchaLength: captcha.length };
  return { type: 'SUBMIT', ...lengths };
}

const hearVault = (listener: () => void): (() => void) => loginVault.subscribe(listener);

/** By then the form is drawn and its captcha asked for. */
const PREFETCH_AFTER_MS = 800;

/** Fetches what comes after the login while the user types. */
function usePrefetchedWorkplace(): void {
  useEffect(() => {
    const timer = setTimeout(() => void workplace.prefetch(), PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** The login screens, connected to the machine that decides. */
export function LoginContainer() {
  const dispatch = useDispatch();
  const send = (event: LoginEvent): void => void dispatch(loginEvent({ event }));
  const place = useLoginPlace();
  const context = useAppSelector(({ login }) => login.context);
  const captcha = useSyncExternalStore(hearVault, () => loginVault.peek('captcha'));
  const provider = useSyncExternalStore(hearVault, () => loginVault.peek('provider'));
  // Only now: what asks for the captcha is fetched after the form has been drawn.
  useEffect(() => void dispatch(startLogin()), [dispatch]);
  usePrefetchedWorkplace();

  return (
    <LoginScreen
      place={place}
      context={context}
      captchaImage={captcha?.image ?? null}
      identifier={settings().loginClient === 'older' ? 'email' : 'username'}
      provider={provider ?? null}
      onSubmit={(fields) => send(submitted(fields))}
      onRefreshCaptcha={() => send({ type: 'CAPTCHA_REFRESH' })}
      onLanguage={(lang) => send({ type: 'LANG', lang })}
      onStart={() => send({ type: 'START' })}
      onCapture={() => send({ type: 'CAPTURE' })}
      onRetry={() => send({ type: 'RETRY' })}
      onBack={() => send({ type: 'BACK' })}
      onFrameReady={(frame) => {
        loginVault.put('frame', frame);
        send({ type: 'FRAME_READY' });
      }}
    />
  );
}
