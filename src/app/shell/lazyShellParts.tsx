import { useAppDispatch } from '@/api/hooks/useAppDispatch';
import { usePermission, useCurrentUser } from '@/ui/screen/currentUser';
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, type ReactNode, useState } from 'react';
import * as styles from './lazyShellParts.module.css';
import { withManagementMessages, withAgentMessages } from '@/ui/screen/screenMessages';
import type { FirstFactorDialogProps } from '@/features/shell/account/factors/FirstFactorDialog';
import type { ZoneNoteProps } from '@/features/shell/notes/ZoneNote';
import { loginVault } from '@/browser/session/vault';
import { getBrowserTimeZone } from '@/ui/dates/getBrowserTimeZone';
import { confirmationEnded } from '@/api/client/apiEvents';
import { useAppSelector } from '../useAppSelector';
import { useReportMissingPart } from '../notices/useReportMissingPart';

/** Delay after the shell has loaded, in milliseconds. The first screen is rendered then, and deferred resources are fetched. */
export const FIRST_RENDER_DELAY_MS = 2000;

/** Resolves once the first screen is rendered. */
export const waitForFirstScreen = (): Promise<void> =>
  new Promise((drawn) => {
    setTimeout(drawn, FIRST_RENDER_DELAY_MS);
  });

/** Replaces a part whose code did not load. Nothing is lost: the dashboard also shows the alerts, and times are still correct. */
const Nothing: ComponentType = () => null;
const loadBell = withManagementMessages(async () => (await import('@/features/dashboard/alerts/AlertBell')).AlertBell);
const Bell = lazy(async () => ({ default: await loadBell().catch(() => Nothing) }));

/** Alert bell of leaders, loaded only for them. Its space is reserved from the start, so that nothing moves. */
export function LazyAlertBell() {
  if (!usePermission('board.lead')) return null;
  return (
    <span className={styles['place']}>
      <Suspense>
        <Bell />
      </Suspense>
    </span>
  );
}

async function loadPageNotes(): Promise<ComponentType> {
  await waitForFirstScreen();
  return (await import('@/features/shell/notes/PageNotes')).PageNotes;
}
const Notes = lazy(async () => ({ default: await loadPageNotes().catch(() => Nothing) }));

/** Warns of a wrong clock on this computer or of a newly installed version. Loaded once the first screen is rendered. */
export const LazyPageNotes = () => (
  <Suspense>
    <Notes />
  </Suspense>
);

async function loadMovingBanner(): Promise<ComponentType> {
  await waitForFirstScreen();
  return (await import('./MovingBanner')).MovingBanner;
}
const Moving = lazy(async () => ({ default: await loadMovingBanner().catch(() => Nothing) }));

/** Banner while the institution moves to another cell. Loaded once the first screen is rendered. */
export const LazyMovingBanner = () => (
  <Suspense>
    <Moving />
  </Suspense>
);

async function loadZoneNote(): Promise<ComponentType<ZoneNoteProps>> {
  await waitForFirstScreen();
  return (await import('@/features/shell/notes/ZoneNote')).ZoneNote;
}
const Note = lazy(async () => ({ default: await loadZoneNote().catch(() => Nothing) }));

/** Shows which time zone applies. Loaded only if the browser's zone differs from the institution's. */
export function LazyZoneNote({ isNarrow }: Pick<ZoneNoteProps, 'isNarrow'>) {
  const institutionZone = useCurrentUser()?.timeZone;
  if (!institutionZone || institutionZone === getBrowserTimeZone()) return null;
  return (
    <Suspense>
      <Note institutionZone={institutionZone} isNarrow={isNarrow} />
    </Suspense>
  );
}

const loadConfirmPassword = withManagementMessages(async () => (await import('./ConfirmPassword')).ConfirmPassword);

/** Rejects the waiting calls when the dialog cannot be loaded; they can be retried. */
function GivenUp() {
  const dispatch = useAppDispatch();
  const onMissing = useEffectEvent(useReportMissingPart());
  useEffect(() => {
    onMissing();
    dispatch(confirmationEnded({ isConfirmed: false }));
  }, [dispatch]);
  return null;
}

const ConfirmPasswordLater = lazy(async () => ({ default: await loadConfirmPassword().catch(() => GivenUp) }));

/** Requests the user's own password again when a call waits for it. Loaded on first use. */
export function LazyConfirmPassword() {
  const isConfirming = useAppSelector(({ session }) => session.isConfirming);
  return <Suspense>{isConfirming && <ConfirmPasswordLater />}</Suspense>;
}

const CompanyConfirmationLater = lazy(async () => ({
  default: await withManagementMessages(
    async () => (await import('@/features/shell/account/CompanyConfirmation')).CompanyConfirmation,
  )().catch(() => GivenUp),
}));

/** Completes a confirmation at the company, if the page was opened with its answer. */
export function LazyCompanyConfirmation() {
  const [isReturned] = useState(() => loginVault.handleOf('confirmationAnswer') !== undefined);
  return <Suspense>{isReturned && <CompanyConfirmationLater />}</Suspense>;
}

interface AccountDialogProps {
  readonly onClose: () => void;
}

const loadOwnSessions = withAgentMessages<AccountDialogProps>(
  async () => (await import('@/features/shell/account/OwnSessionsDialog')).OwnSessionsDialog,
);

const loadOwnFactors = withAgentMessages<AccountDialogProps>(
  async () => (await import('@/features/shell/account/factors/OwnFactorsDialog')).OwnFactorsDialog,
);

/** A dialog of the user's account, loaded when it is opened, because it is rarely needed. */
function useAccountDialog(load: typeof loadOwnSessions): { readonly open: () => void; readonly dialog: ReactNode } {
  const [opened, setOpened] = useState<{ readonly Dialog: ComponentType<AccountDialogProps> } | null>(null);
  const tellMissing = useReportMissingPart();
  return {
    open: () => void load().then((Dialog) => setOpened({ Dialog }), tellMissing),
    dialog: opened && <opened.Dialog onClose={() => setOpened(null)} />,
  };
}

/** Dialog of the user's sessions. */
export const useOwnSessions = () => useAccountDialog(loadOwnSessions);

/** Dialog of the user's second factors. */
export const useOwnFactors = () => useAccountDialog(loadOwnFactors);

/** Setup of a required second factor, loaded for the users who need it. */
export const LazyFirstFactor = lazy(async () => ({
  default: await withAgentMessages<FirstFactorDialogProps>(
    async () => (await import('@/features/shell/account/factors/FirstFactorDialog')).FirstFactorDialog,
  )(),
}));
