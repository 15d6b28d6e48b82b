import type { LiveEvent } from '@/contract/entities/cases/liveEvent';
import type { LiveMessage, DomainEvent } from './domainEvents';

/** Open line of a browser, as the hub uses it. */
export interface LiveConnection {
  readonly institutionId: number;
  readonly userId: number;
  readonly sessionId: number;
  send(event: LiveEvent): void;
  /** Closes with a WebSocket code. */
  close(code: number): void;
}

/** Close code for an ended session: the browser does not reconnect. */
export const CLOSED_SESSION_ENDED = 4001;
/** Close code for a server shutdown: reconnect, here or to another server, and reload the displayed data. */
export const CLOSED_TRY_AGAIN = 1012;

/** Close code: the session already has CONNECTIONS_PER_SESSION_MAX lines here. */
const CLOSED_TOO_MANY = 1013;
/** Maximum lines per session, one per open tab. */
export const CONNECTIONS_PER_SESSION_MAX = 30;

/** Interval of the heartbeat on every open line, in milliseconds. */
export const HEARTBEAT_MS = 30_000;
const BEAT: LiveEvent = { type: 'beat', withinSeconds: HEARTBEAT_MS / 1000 };

const SPREAD_MS = 1000;

/** Maximum time between a browser's first requests and its line, in milliseconds. */
const OPENING_MS = 10_000;

const ENDS_LINES: readonly string[] = ['forcedLogout', 'signedOut'] satisfies LiveMessage['type'][];

const isFor = (line: LiveConnection, { address }: DomainEvent): boolean =>
  line.institutionId === address.institutionId &&
  (address.userIds === undefined || address.userIds.includes(line.userId)) &&
  (address.sessionId === undefined || address.sessionId === line.sessionId);

/** Times of the last events, in milliseconds of this process: per institution, and per user. */
class LastTold {
  readonly #institutions = new Map<number, number>();
  readonly #users = new Map<number, number>();

  note({ institutionId, userIds }: DomainEvent['address']): void {
    const now = performance.now();
    if (userIds === undefined) this.#institutions.set(institutionId, now);
    for (const userId of userIds ?? []) this.#users.set(userId, now);
  }

  isWithin(milliseconds: number, { institutionId, userId }: LiveConnection): boolean {
    const last = Math.max(this.#institutions.get(institutionId) ?? -Infinity, this.#users.get(userId) ?? -Infinity);
    return performance.now() - last < milliseconds;
  }
}

/** The open lines of this server. */
export class LiveHub {
  readonly #lines = new Set<LiveConnection>();
  readonly #lastTold = new LastTold();

  /** Adds a line unless its session has too many; closes it then and returns false. */
  add(line: LiveConnection): boolean {
    let count = 0;
    for (const { sessionId } of this.#lines) if (sessionId === line.sessionId) count += 1;
    if (count >= CONNECTIONS_PER_SESSION_MAX) {
      line.close(CLOSED_TOO_MANY);
      return false;
    }
    this.#lines.add(line);
    return true;
  }

  remove(line: LiveConnection): void {
    this.#lines.delete(line);
  }

  /**
   * Registers a line. If events were sent between the screen's first request and this moment, the line receives a notice that it missed
   * some.
   */
  welcome(line: LiveConnection): void {
    line.send({ type: 'welcome' });
    line.send(BEAT);
    if (this.#lastTold.isWithin(OPENING_MS, line)) line.send({ type: 'missed' });
  }

  /** Sends an event to its recipients; closes their lines if their session has ended. */
  pass(news: DomainEvent): void {
    if (!ENDS_LINES.includes(news.event.type)) this.#lastTold.note(news.address);
    for (const line of this.#lines) {
      if (!isFor(line, news)) continue;
      if (news.event.type !== 'signedOut') line.send(news.event);
      if (ENDS_LINES.includes(news.event.type)) line.close(CLOSED_SESSION_ENDED);
    }
  }

  /** Tells every browser that its line still works: a proxy or router may have dropped it without closing it. */
  beat(): void {
    for (const line of this.#lines) line.send(BEAT);
  }

  /** Lists the sessions with a line on this server. */
  sessionIds(): number[] {
    return [...new Set([...this.#lines].map((line) => line.sessionId))];
  }

  /** Closes the lines of ended sessions after sending the event. */
  endSessions(ended: ReadonlySet<number>, event: LiveEvent): void {
    for (const line of this.#lines) {
      if (!ended.has(line.sessionId)) continue;
      line.send(event);
      line.close(CLOSED_SESSION_ENDED);
    }
  }

  /** Sends an event to all lines, spread over a second, because every recipient reloads. */
  tellAll(event: LiveEvent): void {
    for (const line of this.#lines) setTimeout(() => line.send(event), Math.random() * SPREAD_MS).unref();
  }

  /** Closes every line. */
  closeAll(code: number): void {
    for (const line of this.#lines) line.close(code);
  }
}
