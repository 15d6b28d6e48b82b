import { useAppDispatch } from '@/api/hooks/useAppDispatch';
import { fetchFiles } from '@/browser/page/fetchFiles';
import { getSettings } from '@/browser/server/getSettings';
import { loginVault } from '@/browser/session/vault';
import type { FactorProofRequest } from '@/contract/entities/users/secondFactor';
import type { Language } from '@/contract/language';
import { LoginScreen } from '@/features/login/LoginScreen';
import type { LoginFields } from '@/features/login/loginFields';
import type { LoginEvent } from '@/machines/loginModel';
import { useEffect, useSyncExternalStore } from 'react';

import { loginEvent, startLogin } from './loginSlice';
import { useAppSelector, useLoginStatePath } from '../useAppSelector';
import { LazyWorkplace } from '../workplaceChunk';

/** Stores the secrets in the vault. The machine receives only whether they are long enough. */
function submitted({ username, password, captcha, idCard }: LoginFields): LoginEvent {
  loginVault.put('credentials', { username, password, captcha, idCard: idCard === '' ? null : idCard });
  const lengths = { usernameLength: username.length, passwordLength: password.length, captchaLength: captcha.length };
  return { type: 'SUBMIT', ...lengths };
}

/** Stores the proof in the vault. The machine receives only its length. */
function provenBy(proof: FactorProofRequest): LoginEvent {
  loginVault.put('factor', proof);
  return { type: 'FACTOR_CODE', codeLength: proof.code.length };
}

/** The vault holds the name; the machine receives only whether there is one. */
function namedForSingleSignOn(name: string): LoginEvent {
  loginVault.put('ssoName', { name });
  return { type: 'SSO', nameLength: name.length };
}

const hearVault = (listener: () => void): (() => void) => loginVault.subscribe(listener);

/** Delay after which the form is rendered and its captcha requested, in milliseconds. */
const PREFETCH_AFTER_MS = 800;

/** Fetches the code after the login while nobody types. Runs it from the first input on, so that the form responds until then. */
function usePrefetchedWorkplace(language: Language): void {
  useEffect(() => {
    const timer = setTimeout(() => fetchFiles('prefetch', 'workplace', language), PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [language]);
  useEffect(() => {
    const left = new AbortController();
    const run = () => setTimeout(() => void LazyWorkplace.prefetch(), 0);
    addEventListener('input', run, { once: true, signal: left.signal });
    return () => left.abort();
  }, []);
}

/** Login screens, connected to the login machine. */
export function LoginContainer() {
  const dispatch = useAppDispatch();
  const send = (event: LoginEvent): void => void dispatch(loginEvent({ event }));
  const place = useLoginStatePath();
  const context = useAppSelector(({ login }) => login.context);
  const captcha = useSyncExternalStore(hearVault, () => loginVault.peek('captcha'));
  const provider = useSyncExternalStore(hearVault, () => loginVault.peek('provider'));
  // The effects that request the captcha are loaded only after the form is rendered.
  useEffect(() => void dispatch(startLogin()), [dispatch]);
  usePrefetchedWorkplace(context.lang);

  return (
    <LoginScreen
      place={place}
      context={context}
      captchaImage={captcha?.image ?? null}
      identifier={getSettings().loginClient === 'older' ? 'email' : 'username'}
      provider={provider ?? null}
      onSubmit={(fields) => send(submitted(fields))}
      onRefreshCaptcha={() => send({ type: 'CAPTCHA_REFRESH' })}
      onSingleSignOn={(name) => send(namedForSingleSignOn(name))}
      onLanguage={(lang) => send({ type: 'LANG', lang })}
      onFactor={(proof) => send(provenBy(proof))}
      onPasskey={() => send({ type: 'PASSKEY' })}
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
