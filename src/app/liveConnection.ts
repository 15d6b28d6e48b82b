import { api } from '@/api/api';
import type { LiveLine, LiveListeners } from '@/api/liveLine';
import { callsOfCase, caseTags, everythingOfCases, one, TAGS, type TagOf } from '@/api/tags';
import { tellServerBack, watchNetwork } from '@/browser/network';
import { readStoredToken } from '@/browser/tokens';
import type { LiveEvent } from '@/contract/entities/liveEvent';
import { learnServerWords } from '@/i18n/serverText';
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';

import type { approvalNotice } from './approvalNotice';
import { connectionLost } from './connectionSlice';
import { createNewsInvalidation } from './batchedInvalidation';
import { loginEvent } from './login/loginSlice';
import { endedElsewhere, lineChanged } from './sessionSlice';

type ApprovalNotice = typeof approvalNotice;

/** After the network has come back, the line has this long to say so; then the screens ask without it. */
const LINE_PATIENCE_MS = 4000;

/** A server whose database is away says by the line when it is back; when it has not by then, the line is tried. */
const BACK_PATIENCE_MS = 60_000;

/** A line that is open and yet nobody answers is doubted at most this often. */
const DOUBT_EVERY_MS = 60_000;

/** What is out of date whatever else an event says. */
const ALWAYS: Readonly<Partial<Record<LiveEvent['type'], readonly TagOf[]>>> = {
  casesChanged: everythingOfCases(),
  boardChanged: ['Board', 'Alerts'],
  announcement: ['Announcements'],
  permissionsChanged: ['Menu', 'Me', 'Permissions'],
  notice: ['Notices'],
};

/** The own request may have been carried out: what it can have changed is asked for again. */
const OWN_DECIDED: readonly TagOf[] = [
  'Approvals',
  'Menu',
  'Permissions',
  'SecondPerson',
  'SettingChanges',
  'Binding',
  'Lawful',
];

function outOfDate(event: LiveEvent): readonly TagOf[] {
  if (event.type === 'caseChanged') return caseTags(event.taskId);
  if (event.type === 'approvalChanged') return event.own ? OWN_DECIDED : ['Approvals'];
  if (event.type === 'binding') return [one('Binding', event.operationId)];
  return event.type === 'dial' ? callsOfCase(event.taskId) : (ALWAYS[event.type] ?? []);
}

/** Told seldom: fetched when there is something to tell. */
async function tellApproval(event: Parameters<ApprovalNotice>[0], dispatch: (action: UnknownAction) => void) {
  const fetched = await import('./approvalNotice').catch(() => null);
  const notice = fetched?.approvalNotice(event);
  if (notice) dispatch(notice);
}

/** The line's code comes with the first session; without it the line counts as lost. */
function openLine(token: string, listeners: LiveListeners): LiveLine {
  const over = new AbortController();
  let line: LiveLine | undefined;
  const open = async (): Promise<void> => {
    const { openLiveLine } = await import('@/api/liveLine');
    if (over.signal.aborted) return;
    line = openLiveLine(token, listeners);
    over.signal.addEventListener('abort', line.close);
  };
  open().catch(listeners.onLost);
  return { close: () => over.abort(), reconnect: () => line?.reconnect() };
}

/** A time in which nothing was heard: when somebody is heard again, everything on the screen is asked for once, as nobody knows what was missed. */
function createGap(fill: () => void) {
  let isThere = false;
  let patience: ReturnType<typeof setTimeout> | undefined;
  return {
    isThere: () => isThere,
    begin: () => void (isThere = true),
    /** Does something else when it is not filled by then. */
    wait(forMs: number, act: () => void): void {
      clearTimeout(patience);
      patience = setTimeout(act, forMs);
    },
    fill(): void {
      clearTimeout(patience);
      if (!isThere) return;
      isThere = false;
      fill();
    },
    clear(): void {
      clearTimeout(patience);
      isThere = false;
    },
  };
}

/** True at most once in so many milliseconds. */
function atMostEvery(milliseconds: number): () => boolean {
  let last = -milliseconds;
  return () => {
    const now = performance.now();
    if (now - last < milliseconds) return false;
    last = now;
    return true;
  };
}

/** Keeps the live line open as long as there is a session, and lets what arrives refresh the screens (AP-08). */
export function createLiveConnection() {
  let target: Dispatch | undefined;
  let line: LiveLine | undefined;
  let stopWatching: (() => void) | undefined;
  const mayDoubt = atMostEvery(DOUBT_EVERY_MS);

  const dispatch = (action: UnknownAction): void => void target?.(action);
  const old = createNewsInvalidation((tags) => dispatch(api.util.invalidateTags([...tags])));
  const gap = createGap(() => {
    old.add(TAGS);
    tellServerBack();
  });

  function hear(event: LiveEvent): void {
    if (event.type === 'missed') gap.begin();
    if (event.type === 'welcome' || event.type === 'missed') {
      dispatch(lineChanged('open'));
      gap.fill();
    } else if (event.type === 'forcedLogout') {
      dispatch(loginEvent({ event: { type: 'PEER_LOGOUT' } }));
      // Sent to all lines in one language; the words let the dialog show it in that of the screen.
      void learnServerWords().then(() => dispatch(endedElsewhere(event.message)));
    } else {
      if (event.type === 'approvalChanged') void tellApproval(event, dispatch);
      old.add(outOfDate(event));
    }
  }

  function lost(): void {
    gap.begin();
    dispatch(lineChanged('lost'));
  }

  function networkFound(): void {
    gap.begin();
    line?.reconnect();
    gap.wait(LINE_PATIENCE_MS, () => gap.fill());
  }

  return {
    open(to: Dispatch): void {
      target = to;
      const token = readStoredToken();
      if (line || token === null) return;
      line = openLine(token, { onEvent: hear, onLost: lost });
      stopWatching = watchNetwork(() => dispatch(connectionLost()), networkFound);
    },
    /** A call found nobody: the line is tried again, so that its welcome tells when somebody is there again. */
    doubt(): void {
      if (!gap.isThere() && mayDoubt()) line?.reconnect();
    },
    /** The server answers, and its database does not. */
    expectBack(): void {
      if (gap.isThere()) return;
      gap.begin();
      gap.wait(BACK_PATIENCE_MS, () => line?.reconnect());
    },
    close(): void {
      line?.close();
      line = undefined;
      stopWatching?.();
      old.clear();
      gap.clear();
    },
  };
}
