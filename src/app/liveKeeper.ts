import { api } from '@/api/api';
import type { LiveListeners } from '@/api/liveLine';
import { everythingOfCase, type TagOf } from '@/api/tags';
import { readStoredToken } from '@/browser/session';
import type { LiveEvent } from '@/contract/entities/liveEvent';
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';

import { loginEvent } from './loginSlice';
import { endedElsewhere, lineChanged } from './sessionSlice';

/** Changes of this long are asked for together: assigning a queue changes hundreds of cases at once. */
const GATHER_MS = 300;

/** What was missed while the line was down. */
const AFTER_A_GAP: readonly TagOf[] = ['CaseList', 'Case', 'Logs', 'Score', 'Announcements', 'Notices'];

function outOfDate(event: LiveEvent): readonly TagOf[] {
  if (event.type === 'caseChanged') return everythingOfCase(event.taskId);
  if (event.type === 'announcement') return ['Announcements'];
  return event.type === 'notice' ? ['Notices'] : [];
}

/** The line's code comes with the first session; without it the line counts as lost. */
function openLine(token: string, listeners: LiveListeners): () => void {
  const over = new AbortController();
  const open = async (): Promise<void> => {
    const { openLiveLine } = await import('@/api/liveLine');
    if (!over.signal.aborted) over.signal.addEventListener('abort', openLiveLine(token, listeners));
  };
  open().catch(listeners.onLost);
  return () => over.abort();
}

/** Keeps the live line open as long as there is a session, and lets what arrives refresh the screens (AP-08). */
export function createLiveKeeper() {
  let target: Dispatch | undefined;
  let close: (() => void) | undefined;
  let gathered: TagOf[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasGap = false;

  const dispatch = (action: UnknownAction): void => void target?.(action);

  function refresh(tags: readonly TagOf[]): void {
    gathered.push(...tags);
    if (gathered.length === 0) return;
    timer ??= setTimeout(() => {
      dispatch(api.util.invalidateTags(gathered));
      gathered = [];
      timer = undefined;
    }, GATHER_MS);
  }

  function hear(event: LiveEvent): void {
    if (event.type === 'welcome') {
      dispatch(lineChanged('open'));
      if (hasGap) refresh(AFTER_A_GAP);
      hasGap = false;
    } else if (event.type === 'forcedLogout') {
      dispatch(endedElsewhere(event.message));
      dispatch(loginEvent({ event: { type: 'PEER_LOGOUT' } }));
    } else refresh(outOfDate(event));
  }

  function lost(): void {
    hasGap = true;
    dispatch(lineChanged('lost'));
  }

  return {
    open(to: Dispatch): void {
      target = to;
      const token = readStoredToken();
      if (!close && token !== null) close = openLine(token, { onEvent: hear, onLost: lost });
    },
    close(): void {
      close?.();
      close = undefined;
      clearTimeout(timer);
      timer = undefined;
      gathered = [];
      hasGap = false;
    },
  };
}
