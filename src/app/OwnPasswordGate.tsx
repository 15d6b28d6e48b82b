import { readSession, writeSession } from '@/browser/session';
import { LazyOwnPassword } from '@/features/shell/LazyOwnPassword';
import { useDispatch } from 'react-redux';

import { loginEvent } from './login/loginSlice';
import { ownPasswordSet } from './sessionSlice';

/** Replaces the whole workplace for a user with a one-time password (US-01). The server also refuses every other request. */
export function OwnPasswordGate() {
  const dispatch = useDispatch();
  const done = (): void => {
    const session = readSession();
    // A reloaded tab uses the stored session.
    if (session) writeSession({ ...session, user: { ...session.user, mustChangePassword: false } });
    dispatch(ownPasswordSet());
  };
  return (
    <main>
      <LazyOwnPassword isFirst onDone={done} onLeave={() => dispatch(loginEvent({ event: { type: 'LOGOUT' } }))} />
    </main>
  );
}
