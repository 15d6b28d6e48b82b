import type { LiveEvent } from '@/contract/entities/liveEvent';
import type { LineEvent, DomainEvent } from './liveNews';

/** A browser's open line, as far as the hub knows it. */
export interface LiveLine {
  readonly institutionId: number;
  readonly userId: number;
  readonly sessionId: number;
  send(event: LiveEvent): void;
  /** Closes with a WebSocket code. */
  close(code: number): void;
}

/** The session has ended: the browser does not open the line again by itself. */
export const CLOSED_SESSION_ENDED = 4001;
/** This server is closing: open the line again, here or elsewhere, and read again what is shown. */
export const CLOSED_TRY_AGAIN = 1012;

/** The session has LINES_PER_SESSION_MAX lines here already. */
const CLOSED_TOO_MANY = 1013;
/** One line per open tab; more than a person uses. */
export const LINES_PER_SESSION_MAX = 30;

/** How often every open line is sent a sign of life. */
export const BEAT_MS = 30_000;
const BEAT: LiveEvent = { type: 'beat', withinSeconds: BEAT_MS / 1000 };

const SPREAD_MS = 1000;

/** Longer a browser hardly takes between its first questions and its line. */
const OPENING_MS = 10_000;

const ENDS_LINES: readonly string[] = ['forcedLogout', 'signedOut'] satisfies LineEvent['type'][];

const isFor = (line: LiveLine, { address }: DomainEvent): boolean =>
  line.institutionId === address.institutionId &&
  (address.userIds === undefined || address.userIds.includes(line.userId)) &&
  (address.sessionId === undefined || address.sessionId === line.sessionId);

/** When something was last told, in milliseconds of this process: to everybody of an institution, and to each user. */
class LastTold {
  readonly #institutions = new Map<number, number>();
  readonly #users = new Map<number, number>();

  note({ institutionId, userIds }: DomainEvent['address']): void {
    const now = performance.now();
    if (userIds === undefined) this.#institutions.set(institutionId, now);
    for (const userId of userIds ?? []) this.#users.set(userId, now);
  }

  isWithin(milliseconds: number, { institutionId, userId }: LiveLine): boolean {
    const last = Math.max(this.#institutions.get(institutionId) ?? -Infinity, this.#users.get(userId) ?? -Infinity);
    return performance.now() - last < milliseconds;
  }
}

/** The open lines of this server. */
export class LiveHub {
  readonly #lines = new Set<LiveLine>();
  readonly #lastTold = new LastTold();

  /** Adds a line unless its session has too many; closes it then and returns false. */
  add(line: LiveLine): boolean {
    let count = 0;
    for (const { sessionId } of this.#lines) if (sessionId === line.sessionId) count += 1;
    if (count >= LINES_PER_SESSION_MAX) {
      line.close(CLOSED_TOO_MANY);
      return false;
    }
    this.#lines.add(line);
    return true;
  }

  remove(line: LiveLine): void {
    this.#lines.delete(line);
  }

  /** Welcomes a line. A screen asks before its line is there: what it was told meanwhile it has not heard, and is told so. */
  welcome(line: LiveLine): void {
    line.send({ type: 'welcome' });
    line.send(BEAT);
    if (this.#lastTold.isWithin(OPENING_MS, line)) line.send({ type: 'missed' });
  }

  /** Hands an event to those it is for; when their session has ended their lines are closed. */
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

  /** The sessions that have a line here. */
  sessionIds(): number[] {
    return [...new Set([...this.#lines].map((line) => line.sessionId))];
  }

  /** Ends the lines of sessions that are no longer good, with the event that says so. */
  endSessions(ended: ReadonlySet<number>, event: LiveEvent): void {
    for (const line of this.#lines) {
      if (!ended.has(line.sessionId)) continue;
      line.send(event);
      line.close(CLOSED_SESSION_ENDED);
    }
  }

  /** Hands an event to everybody, within a second: all who hear it ask again. */
  tellAll(event: LiveEvent): void {
    for (const line of this.#lines) setTimeout(() => line.send(event), Math.random() * SPREAD_MS).unref();
  }

  /** Closes every line. */
  closeAll(code: number): void {
    for (const line of this.#lines) line.close(code);
  }
}
