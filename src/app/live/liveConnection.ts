import { api } from '@/api/client/api';
import type { LiveConnection, LiveListeners } from '@/api/client/liveLine';
import { getCallTags, getCaseTags, getAllCaseTags, createTag, TAGS, type DataTag } from '@/api/client/tags';
import { reportServerRecovered, watchNetwork } from '@/browser/server/network';
import { readStoredToken } from '@/browser/session/session';
import type { LiveEvent } from '@/contract/entities/cases/liveEvent';
import { loadServerMessages } from '@/i18n/translateServerText';
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';

import type { toApprovalNotice } from './toApprovalNotice';
import { connectionLost } from './connectionSlice';
import { createEventInvalidation } from './batchedInvalidation';
import { loginEvent } from '../login/loginSlice';
import { endedElsewhere, lineChanged } from '../session/sessionSlice';

type ApprovalNotice = typeof toApprovalNotice;

/** Time for the live connection to recover after the network is back, in milliseconds. Then the screens refetch without it. */
const LINE_PATIENCE_MS = 4000;

/**
 * Delay before a reconnect if the server's database is down, in milliseconds. The server reports its recovery over the live connection;
 * this covers a missing report.
 */
const BACK_PATIENCE_MS = 60_000;

/** Minimum interval between checks of an open connection without responses, in milliseconds. */
const DOUBT_EVERY_MS = 60_000;

/** Tags invalidated by an event of this type, whatever its payload. */
const ALWAYS: Readonly<Partial<Record<LiveEvent['type'], readonly DataTag[]>>> = {
  casesChanged: getAllCaseTags(),
  boardChanged: ['Board', 'Alerts'],
  announcement: ['Announcements'],
  inbound: ['PhoneCall'],
  permissionsChanged: ['Menu', 'Me', 'Permissions'],
  notice: ['Notices'],
  factorsChanged: ['Users'],
};

/** Tags that the user's own request may have changed once it is executed. They are invalidated. */
const OWN_DECIDED: readonly DataTag[] = [
  'Approvals',
  'Menu',
  'Permissions',
  'SecondPerson',
  'SettingChanges',
  'Binding',
  'Lawful',
];

function outOfDate(event: LiveEvent): readonly DataTag[] {
  if (event.type === 'caseChanged') return getCaseTags(event.taskId);
  if (event.type === 'approvalChanged') return event.own ? OWN_DECIDED : ['Approvals'];
  if (event.type === 'binding') return [createTag('Binding', event.operationId)];
  return event.type === 'dial' ? getCallTags(event.taskId) : (ALWAYS[event.type] ?? []);
}

/** Notices of approvals are rare, so their code is loaded on first use. */
async function tellApproval(event: Parameters<ApprovalNotice>[0], dispatch: (action: UnknownAction) => void) {
  const fetched = await import('./toApprovalNotice').catch(() => null);
  const notice = fetched?.toApprovalNotice(event);
  if (notice) dispatch(notice);
}

/** Notices of changed second factors are rare, so their code is loaded on first use. */
async function tellFactorChange(dispatch: (action: UnknownAction) => void) {
  const fetched = await import('./toFactorNotice').catch(() => null);
  if (fetched) dispatch(fetched.toFactorNotice());
}

/** The code of the live connection loads with the first session; without it the connection counts as lost. */
function openLine(token: string, listeners: LiveListeners): LiveConnection {
  const over = new AbortController();
  let line: LiveConnection | undefined;
  const open = async (): Promise<void> => {
    const { openLiveConnection } = await import(/* webpackChunkName: "api" */ '@/api/client/liveLine');
    if (over.signal.aborted) return;
    line = openLiveConnection(token, listeners);
    over.signal.addEventListener('abort', line.close);
  };
  open().catch(listeners.onLost);
  return { close: () => over.abort(), reconnect: () => line?.reconnect() };
}

/** Tracks a gap in the live connection. Refetches everything on the screen once after reconnecting, because missed events are unknown. */
function createGap(fill: () => void) {
  let isThere = false;
  let patience: ReturnType<typeof setTimeout> | undefined;
  return {
    isThere: () => isThere,
    begin: () => void (isThere = true),
    /** Runs a fallback if the gap is not filled in time. */
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

/** Returns true at most once per period in milliseconds. */
function atMostEvery(milliseconds: number): () => boolean {
  let last = -milliseconds;
  return () => {
    const now = performance.now();
    if (now - last < milliseconds) return false;
    last = now;
    return true;
  };
}

/** Maintains the live connection during a session, and refreshes the screens for received events (AP-08). */
export function createLiveConnection() {
  let target: Dispatch | undefined;
  let line: LiveConnection | undefined;
  let stopWatching: (() => void) | undefined;
  const mayDoubt = atMostEvery(DOUBT_EVERY_MS);

  const dispatch = (action: UnknownAction): void => void target?.(action);
  const old = createEventInvalidation((tags) => dispatch(api.util.invalidateTags([...tags])));
  const gap = createGap(() => {
    old.add(TAGS);
    reportServerRecovered();
  });

  function hear(event: LiveEvent): void {
    if (event.type === 'missed') gap.begin();
    if (event.type === 'welcome' || event.type === 'missed') {
      dispatch(lineChanged('open'));
      gap.fill();
    } else if (event.type === 'forcedLogout') {
      dispatch(loginEvent({ event: { type: 'PEER_LOGOUT' } }));
      // Sent to all connections in one language; the message id lets the dialog show it in that of the screen.
      void loadServerMessages().then(() => dispatch(endedElsewhere(event.message)));
    } else {
      if (event.type === 'approvalChanged') void tellApproval(event, dispatch);
      if (event.type === 'factorsChanged') void tellFactorChange(dispatch);
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
    /** Reconnects after a failed call, so that the server's welcome message reports its recovery. */
    doubt(): void {
      if (!gap.isThere() && mayDoubt()) line?.reconnect();
    },
    /** The server responds, but its database does not. */
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
