import { isRecorded } from '@/api/recordedWords';
import { readSession } from '@/browser/session';
import { LoggedOutDialog } from '@/features/login/LoggedOutDialog';
import { Shell } from '@/features/shell/Shell';
import type { LoginEvent } from '@/machines/loginEvents';
import { CurrentUserContext } from '@/ui/currentUser';
import { beforeLeaving } from '@/ui/leaving';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { loginEvent } from './login/loginSlice';
import { LazyAlertBell } from './LazyAlertBell';
import { LazyConfirmPassword } from './LazyConfirmPassword';
import { LazyPageNotes } from './LazyPageNotes';
import { LazyZoneNote } from './LazyZoneNote';
import { OwnPasswordGate } from './OwnPasswordGate';
import { RecordedAddress } from './RecordedAddress';
import { ScreenRoutes } from './ScreenRoutes';
import { MENU_ICONS, prefetchScreen } from './screens';
import type { SessionUser } from './sessionSlice';
import { useAppSelector, useLoginPlace } from './useAppSelector';
import { useCaseScreenAhead } from './useCaseScreenAhead';
import type { useColourScheme } from './useColourScheme';
import { useGrantedPaths } from './useGrantedPaths';
import { useOwnSessions } from './useOwnSessions';
import { usePalette } from './usePalette';
import { usePermitted } from './usePermitted';

interface ShellContainerProps {
  readonly colours: ReturnType<typeof useColourScheme>;
}

/** Shell of the signed-in user; renders nothing without one. */
export function ShellContainer({ colours }: ShellContainerProps) {
  const user = useAppSelector(({ session }) => session.user);
  if (user?.mustChangePassword) return <OwnPasswordGate />;
  return user && <UserShell user={user} colours={colours} />;
}

function UserShell({ user, colours }: ShellContainerProps & { readonly user: SessionUser }) {
  const dispatch = useDispatch();
  const send = (event: LoginEvent): void => void dispatch(loginEvent({ event }));
  const { showAnnouncement, line } = useAppSelector(({ session }) => session);
  const isOffline = useAppSelector(({ connection }) => connection.isDown);
  const { lang, hasSession } = useAppSelector(({ login }) => login.context);
  // A photo does not belong in the store; it is stored next to the token.
  const [photo] = useState(() => readSession()?.user.photo ?? null);
  const granted = useGrantedPaths(user);
  useCaseScreenAhead(granted);
  const permitted = usePermitted(user);
  const sessions = useOwnSessions();
  const { open: openPalette, palette } = usePalette(granted);
  return (
    <CurrentUserContext value={permitted}>
      <Shell
        user={user}
        photo={photo}
        granted={granted}
        menuIcons={MENU_ICONS}
        language={lang}
        colourChoice={colours.choice}
        isDark={colours.isDark}
        showAnnouncement={showAnnouncement}
        isLineLost={line === 'lost'}
        isOffline={isOffline}
        isSignedOut={!hasSession}
        onLanguage={(chosen) => send({ type: 'LANG', lang: chosen })}
        onColourChoice={colours.choose}
        onSessions={sessions.open}
        onPalette={openPalette}
        onLogout={() => beforeLeaving(() => send({ type: hasSession ? 'LOGOUT' : 'RELOGIN' }))}
        onRelogin={() => send({ type: 'RELOGIN' })}
        onPrefetch={(path) => void prefetchScreen(path)}
        Note={LazyZoneNote}
        Alerts={HeaderNotes}
      >
        <ScreenRoutes granted={granted} />
      </Shell>
      {isRecorded() && <RecordedAddress />}
      {sessions.dialog}
      {palette}
      <LazyConfirmPassword />
      <EndedElsewhere send={send} />
    </CurrentUserContext>
  );
}

const HeaderNotes = () => (
  <>
    <LazyPageNotes />
    <LazyAlertBell />
  </>
);

function EndedElsewhere({ send }: { readonly send: (event: LoginEvent) => void }) {
  const place = useLoginPlace();
  const reason = useAppSelector(({ session, login }) => session.endedBecause ?? login.context.text);
  if (place !== 'authenticated.loggedOutDialog') return null;
  return (
    <LoggedOutDialog
      reason={reason}
      onStay={() => send({ type: 'STAY' })}
      onRelogin={() => send({ type: 'RELOGIN' })}
    />
  );
}
