import { SESSION_IDLE_MS } from '../security/session/sessionEnd';
import { RESULT_CODES } from '@/contract/resultCodes';
import { formatResultMessage } from '@/contract/messages/resultMessages';
import type { FastifyBaseLogger } from 'fastify';
import { and, gt, inArray, isNull } from 'drizzle-orm';
import type { WebSocket } from 'ws';
import { session } from '../database/tables/signInTables';
import type { AppContext } from '../access/appContext';
import { HEARTBEAT_MS, type LiveHub } from './liveHub';

const deadOnes = async (
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  ids: readonly number[],
): Promise<Set<number>> => {
  if (ids.length === 0) return new Set();
  const time = now();
  const good = and(
    isNull(session.endedAt),
    gt(session.expiresAt, time),
    gt(session.lastSeenAt, new Date(time.getTime() - SESSION_IDLE_MS)),
  );
  const alive = await database
    .select({ id: session.id })
    .from(session)
    .where(and(inArray(session.id, [...ids]), good));
  const living = new Set(alive.map(({ id }) => id));
  return new Set(ids.filter((id) => !living.has(id)));
};

/** Closes the lines whose sessions have expired, or were ended while this server could not be notified. */
export const closeDeadConnections = async (
  appContext: Pick<AppContext, 'database' | 'now'>,
  hub: LiveHub,
): Promise<void> => {
  const dead = await deadOnes(appContext, hub.sessionIds());
  hub.endSessions(dead, {
    type: 'forcedLogout',
    code: RESULT_CODES.expired.code,
    message: formatResultMessage('expired', 'en'),
  });
};

const ping = (sockets: Iterable<WebSocket>, answered: WeakSet<WebSocket>, pinged: WeakSet<WebSocket>): void => {
  for (const socket of sockets) {
    if (pinged.has(socket) && !answered.has(socket)) {
      socket.terminate();
      continue;
    }
    answered.delete(socket);
    pinged.add(socket);
    socket.once('pong', () => answered.add(socket));
    socket.ping();
  }
};

interface Heart {
  readonly hub: LiveHub;
  readonly sockets: Iterable<WebSocket>;
  readonly log: FastifyBaseLogger;
}

/**
 * Sends heartbeats until stopped. Disconnects a line that does not respond, and closes the line of an ended session. Returns the stop
 * function.
 */
export const startHeartbeat = (appContext: AppContext, { hub, sockets, log }: Heart): (() => void) => {
  const answered = new WeakSet<WebSocket>();
  const pinged = new WeakSet<WebSocket>();
  const beat = (): void => {
    ping(sockets, answered, pinged);
    hub.beat();
    closeDeadConnections(appContext, hub).catch((error: unknown) =>
      log.error({ err: error }, 'live sessions were not checked'),
    );
  };
  const timer = setInterval(beat, HEARTBEAT_MS);
  timer.unref();
  return () => clearInterval(timer);
};
