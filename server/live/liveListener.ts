import type { FastifyBaseLogger } from 'fastify';
import type { PoolClient } from 'pg';
import type { Database } from '../database/connect';
import type { SessionCache } from '../security/session/sessionMemory';
import type { LiveHub } from './liveHub';
import { LIVE_CHANNEL, parseEvent } from './domainEvents';

/** Channel of the database's notifications about changes that affect sessions (migration 0036). */
const ACCESS_CHANNEL = 'saldo_access';

const RETRY_MS = 500;

interface ListenerParts {
  readonly database: Database;
  readonly hub: LiveHub;
  readonly sessions: SessionCache;
  readonly log: FastifyBaseLogger;
}

/** Maintains one connection that listens for notifications from all servers of the database (GE-06); reconnects when it breaks. */
export class LiveListener {
  readonly #parts: ListenerParts;
  #client: PoolClient | undefined;
  #retry: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(parts: ListenerParts) {
    this.#parts = parts;
  }

  async start(): Promise<void> {
    const client = await this.#parts.database.$client.connectForGood();
    const { hub, sessions } = this.#parts;
    client.on('notification', ({ channel, payload }) => {
      if (channel === ACCESS_CHANNEL) return sessions.forget();
      const news = parseEvent(payload);
      if (news !== undefined) hub.pass(news);
    });
    try {
      await client.query(`listen ${ACCESS_CHANNEL}`);
      await client.query(`listen ${LIVE_CHANNEL}`);
    } catch (error) {
      client.release(true);
      throw error;
    }
    this.#client = client;
    sessions.tell(true);
    client.once('end', () => this.#lost(client));
    if (this.#stopped) this.stop();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#retry);
    const client = this.#client;
    this.#client = undefined;
    this.#parts.sessions.tell(false);
    // Destroyed, because a listening connection must not return to the pool.
    client?.release(true);
  }

  #lost(client: PoolClient): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#parts.sessions.tell(false);
    client.release(true);
    this.#parts.log.warn('live events: the database connection broke');
    this.#again();
  }

  #again(): void {
    if (this.#stopped) return;
    const tryOnce = (): Promise<void> =>
      this.start().then(
        // Events sent in the meantime are lost.
        () => this.#parts.hub.tellAll({ type: 'missed' }),
        () => this.#again(),
      );
    this.#retry = setTimeout(() => void tryOnce(), RETRY_MS).unref();
  }
}
