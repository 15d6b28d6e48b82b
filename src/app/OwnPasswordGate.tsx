import { readSession, writeSession } from '@/browser/session';
import { LazyOwnPassword } from '@/features/shell/LazyOwnPassword';
import { useDispatch } from 'react-redux';

import { loginEvent } from './login/loginSlice';
import { ownPasswordSet } from './sessionSlice';

/** What somebody with a one-time password sees in place of everything else (US-01); the server refuses all else as well. */
export function OwnPasswordGate() {
  const dispatch = useDispatch();
  const done = (): void => {
    const session = readSession();
    // A reloaded tab goes by what is written down.
    if (session) writeSession({ ...session, user: { ...session.user, mustChangePassword: false } });
    dispatch(ownPasswordSet());
  };
  return (
    <main>
      <LazyOwnPassword isFirst onDone={done} onLeave={() => dispatch(loginEvent({ event: { type: 'LOGOUT' } }))} />
    </main>
  );
}
