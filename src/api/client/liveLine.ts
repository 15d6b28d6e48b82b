import { getSettings } from '@/browser/server/getSettings';
import { type LiveEvent, liveEvent, type liveHello, LIVE_PATH } from '@/contract/entities/cases/liveEvent';
import type * as z from 'zod/mini';

/** Initial delay before the live connection is reopened. Doubles up to LIVE_RETRY_MAX_MS. */
const LIVE_RETRY_MIN_MS = 1000;
/** Maximum delay before the live connection is reopened. */
const LIVE_RETRY_MAX_MS = 30_000;

/** A connection counts as dead after this many heartbeat intervals without a message. */
const SILENT_BEATS = 1.5;

/** Listeners of the live connection. */
export interface LiveListeners {
  readonly onEvent: (event: LiveEvent) => void;
  /** The connection was lost and is being reopened. */
  readonly onLost: () => void;
}

/** Returns the address of the connection: the main client's base with ws: instead of http: (§7 task: websocket). */
function lineAddress(): string {
  const address = new URL(getSettings().mainBase + LIVE_PATH, location.href);
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

/** Exponential backoff up to a limit. Half of the delay is random, so that clients do not reconnect all at once. */
const waitBefore = (attempt: number): number => {
  const most = Math.min(LIVE_RETRY_MAX_MS, LIVE_RETRY_MIN_MS * 2 ** attempt);
  return most / 2 + (Math.random() * most) / 2;
};

/** A live connection that reconnects automatically. */
export interface LiveConnection {
  readonly close: () => void;
  /** Drops the connection, which may be dead without a close event, and reconnects immediately. */
  readonly reconnect: () => void;
}

/** Opens the live connection and reconnects until it is closed or the server ends the session (AP-08). */
export function openLiveConnection(token: string, { onEvent, onLost }: LiveListeners): LiveConnection {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  /** 0 until the server announces its heartbeat interval. A third-party server may never do so. */
  let patienceMs = 0;
  let attempt = 0;
  let isOver = false;

  /** Detects dead connections by missing heartbeats: a router that drops the connection or a suspended laptop sends no close event. */
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
    // The session has ended, so there is no reconnect.
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
      // Not in the address, which servers log.
      opened.send(JSON.stringify({ type: 'hello', token } satisfies z.input<typeof liveHello>));
    });
    // Messages of a dropped connection are ignored.
    opened.addEventListener('message', (message) => opened === socket && hear(message));
    opened.addEventListener('close', () => opened === socket && lost());
  }

  function reconnect(): void {
    if (isOver) return;
    clearTimeout(timer);
    attempt = 0;
    const current = socket;
    onLost();
    connect();
    current?.close();
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
