import { useAppDispatch } from '@/api/hooks/useAppDispatch';
import { LoginFrame } from '@/features/login/LoginScreen';
import { SignedInNotice } from '@/features/login/SignedInNotice';
import type { LoginEvent } from '@/machines/loginModel';

import { loginEvent } from './loginSlice';
import { useAppSelector } from '../useAppSelector';

/** Login page for a user who is already signed in (RT-01). */
export function SignedInContainer() {
  const dispatch = useAppDispatch();
  const send = (event: LoginEvent): void => void dispatch(loginEvent({ event }));
  const { lang, hasSession } = useAppSelector(({ login }) => login.context);
  const name = useAppSelector(({ session }) => session.user?.name) ?? '';
  return (
    <LoginFrame language={lang} onLanguage={(chosen) => send({ type: 'LANG', lang: chosen })}>
      <SignedInNotice name={name} onLogout={() => send({ type: hasSession ? 'LOGOUT' : 'RELOGIN' })} />
    </LoginFrame>
  );
}
