import { settings } from '@/browser/settings';
import { type LiveEvent, liveEvent, type liveHello, LIVE_PATH } from '@/contract/entities/liveEvent';
import type * as z from 'zod/mini';

/** A broken live line is opened again after this time at first, doubled up to LIVE_RETRY_MAX_MS. */
const LIVE_RETRY_MIN_MS = 1000;
/** See LIVE_RETRY_MIN_MS. */
const LIVE_RETRY_MAX_MS = 30_000;

/** A line counts as dead after this many of the server's beats without a message. */
const SILENT_BEATS = 1.5;

/** Who listens on the line. */
export interface LiveListeners {
  readonly onEvent: (event: LiveEvent) => void;
  /** The line broke off; it is being opened again. */
  readonly onLost: () => void;
}

/** The line's address: the main client's base with ws: in place of http: (§7 task: websocket). */
function lineAddress(): string {
  const address = new URL(settings().mainBase + LIVE_PATH, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

function parseEvent(data: unknown): LiveEvent | null {
  try {
    const read = liveEvent.safeParse(JSON.parse(String(data)));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Doubled each time up to a limit; half of it is chance, so that not everybody comes back at once. */
const waitBefore = (attempt: number): number => {
  const most = Math.min(LIVE_RETRY_MAX_MS, LIVE_RETRY_MIN_MS * 2 ** attempt);
  return most / 2 + (Math.random() * most) / 2;
};

/** A line that is kept open. */
export interface LiveLine {
  readonly close: () => void;
  /** Gives up the connection as it is, which may be dead without having said so, and opens it again without waiting. */
  readonly reconnect: () => void;
}

/** Opens the live line and keeps it open until it is closed or the server ends the session (AP-08). */
export function openLiveLine(token: string, { onEvent, onLost }: LiveListeners): LiveLine {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  /** 0 until the server has said how often it beats; one of another make may never do so. */
  let patienceMs = 0;
  let attempt = 0;
  let isOver = false;

  /** A router that forgot the connection, or a laptop that slept, closes nothing: only the silence tells. */
  function watchSilence(): void {
    clearTimeout(silence);
    if (patienceMs > 0) silence = setTimeout(reconnect, patienceMs);
  }

  function hear({ data }: MessageEvent): void {
    const event = parseEvent(data);
    if (!event || isOver) return;
    if (event.type === 'beat') patienceMs = event.withinSeconds * 1000 * SILENT_BEATS;
    watchSilence();
    if (event.type === 'beat') return;
    if (event.type === 'welcome') attempt = 0;
    // There is nothing to come back to.
    if (event.type === 'forcedLogout') close();
    onEvent(event);
  }

  function lost(): void {
    if (isOver) return;
    clearTimeout(silence);
    onLost();
    timer = setTimeout(connect, waitBefore(attempt));
    attempt += 1;
  }

  function connect(): void {
    const opened = new WebSocket(lineAddress());
    socket = opened;
    watchSilence();
    opened.addEventListener('open', () => {
      // Kept out of the address, which servers log.
      opened.send(JSON.stringify({ type: 'hello', token } satisfies z.input<typeof liveHello>));
    });
    // What a connection says that was given up counts no more.
    opened.addEventListener('message', (message) => opened === socket && hear(message));
    opened.addEventListener('close', () => opened === socket && lost());
  }

  function reconnect(): void {
    if (isOver) return;
    clearTimeout(timer);
    attempt = 0;
    const given = socket;
    onLost();
    connect();
    given?.close();
  }

  function close(): void {
    isOver = true;
    clearTimeout(timer);
    clearTimeout(silence);
    socket?.close();
  }

  connect();
  return { close, reconnect };
}
