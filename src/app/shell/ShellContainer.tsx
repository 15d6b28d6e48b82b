import { useAppDispatch } from '@/api/hooks/useAppDispatch';
import { readSession, writeSession } from '@/browser/session/session';
import { LazyOwnPassword } from '@/features/shell/account/LazyOwnPassword';
import { loginEvent } from '../login/loginSlice';
import { ownPasswordSet, secondFactorSet, type SessionUser } from '../session/sessionSlice';
import { maskTexts, isRecorded } from '@/api/client/recordedTexts';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { addressRecorded } from '../recording/recordedAddressSlice';
import { ROUTES } from '@/contract/routes';
import {
  FIRST_RENDER_DELAY_MS,
  LazyAlertBell,
  LazyCompanyConfirmation,
  LazyConfirmPassword,
  LazyPageNotes,
  LazyFirstFactor,
  LazyMovingBanner,
  LazyZoneNote,
  useOwnFactors,
  useOwnSessions,
} from './lazyShellParts';
import { LazyTour } from './LazyTour';
import { prefetchScreen, MENU_ICONS } from '../screens';
import { isGranted, useGrantedPaths, usePermitted } from './grants';
import { LoggedOutDialog } from '@/features/login/LoggedOutDialog';
import { Shell } from '@/features/shell/Shell';
import type { LoginEvent } from '@/machines/loginModel';
import { CurrentUserContext } from '@/ui/screen/currentUser';
import { runBeforeLeaving } from '@/ui/screen/leaving';
import { ScreenRoutes } from './ScreenRoutes';
import { useAppSelector, useLoginStatePath } from '../useAppSelector';
import type { useColorScheme } from '../useColorScheme';
import { usePalette } from './usePalette';

/** Replaces the whole workplace for a user with a one-time password (US-01). The server also refuses every other request. */
function OwnPasswordGate() {
  const dispatch = useAppDispatch();
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

/** Replaces the whole workplace for a user who has to set up a second factor. The server also refuses every other request. */
function SecondFactorGate() {
  const dispatch = useAppDispatch();
  const done = (): void => {
    const session = readSession();
    if (session) writeSession({ ...session, user: { ...session.user, secondFactorFirst: false } });
    dispatch(secondFactorSet());
  };
  return (
    <main>
      <Suspense>
        <LazyFirstFactor onDone={done} onLogout={() => dispatch(loginEvent({ event: { type: 'LOGOUT' } }))} />
      </Suspense>
      <LazyConfirmPassword />
      <LazyCompanyConfirmation />
    </main>
  );
}

/** Replaces search texts in an address with pseudonyms. */
function recordedAddress(pathname: string, search: string): string {
  const query = [...new URLSearchParams(search)].map(([name, value]) => [name, String(maskTexts(value, name))]);
  const text = new URLSearchParams(query).toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

/** Puts the address into the store while the session can be recorded: a replay shows the same screen (TR-03). */
function RecordedAddress() {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  useEffect(() => void dispatch(addressRecorded(recordedAddress(pathname, search))), [dispatch, pathname, search]);
  return null;
}

/** Preloads the code of the case screen. */
function usePreloadCaseScreen(granted: readonly string[]): void {
  const { path } = ROUTES.taskDetail;
  const isOpened = isGranted(path, granted);
  useEffect(() => {
    if (!isOpened) return undefined;
    const timer = setTimeout(() => void prefetchScreen(path), FIRST_RENDER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [path, isOpened]);
}

interface ShellContainerProps {
  readonly colorScheme: ReturnType<typeof useColorScheme>;
}

/** Shell of the signed-in user; renders nothing without one. */
export function ShellContainer({ colorScheme }: ShellContainerProps) {
  const user = useAppSelector(({ session }) => session.user);
  if (user?.mustChangePassword) return <OwnPasswordGate />;
  if (user?.secondFactorFirst) return <SecondFactorGate />;
  return user && <UserShell user={user} colorScheme={colorScheme} />;
}

function UserShell({ user, colorScheme }: ShellContainerProps & { readonly user: SessionUser }) {
  const dispatch = useAppDispatch();
  const send = (event: LoginEvent): void => void dispatch(loginEvent({ event }));
  const { showAnnouncement, line } = useAppSelector(({ session }) => session);
  const isOffline = useAppSelector(({ connection }) => connection.isDown);
  const { lang, hasSession } = useAppSelector(({ login }) => login.context);
  // A photo does not belong in the store; it is stored next to the token.
  const [photo] = useState(() => readSession()?.user.photo ?? null);
  const granted = useGrantedPaths(user);
  usePreloadCaseScreen(granted);
  const permitted = usePermitted(user);
  const sessions = useOwnSessions();
  const factors = useOwnFactors();
  const { open: openPalette, palette } = usePalette(granted);
  return (
    <CurrentUserContext value={permitted}>
      <Shell
        user={user}
        photo={photo}
        granted={granted}
        menuIcons={MENU_ICONS}
        language={lang}
        colorChoice={colorScheme.choice}
        isDark={colorScheme.isDark}
        showAnnouncement={showAnnouncement}
        isLineLost={line === 'lost'}
        isOffline={isOffline}
        isSignedOut={!hasSession}
        onLanguage={(chosen) => send({ type: 'LANG', lang: chosen })}
        onColorChoice={colorScheme.choose}
        onSessions={sessions.open}
        onFactors={factors.open}
        onPalette={openPalette}
        onLogout={() => runBeforeLeaving(() => send({ type: hasSession ? 'LOGOUT' : 'RELOGIN' }))}
        onRelogin={() => send({ type: 'RELOGIN' })}
        onPrefetch={(path) => void prefetchScreen(path)}
        Note={LazyZoneNote}
        Alerts={HeaderNotes}
      >
        <LazyMovingBanner />
        <LazyTour user={user} />
        <ScreenRoutes granted={granted} />
      </Shell>
      {isRecorded() && <RecordedAddress />}
      {sessions.dialog}
      {factors.dialog}
      {palette}
      <LazyConfirmPassword />
      <LazyCompanyConfirmation />
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
  const place = useLoginStatePath();
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
