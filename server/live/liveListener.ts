import type { FastifyBaseLogger } from 'fastify';
import type { PoolClient } from 'pg';
import type { Database } from '../database/connect';
import { CLOSED_TRY_AGAIN, type LiveHub } from './liveHub';
import { LIVE_CHANNEL, readNews } from './liveNews';

const RETRY_MS = 1000;

interface ListenerParts {
  readonly database: Database;
  readonly hub: LiveHub;
  readonly log: FastifyBaseLogger;
}

/** Keeps one connection that listens for what any server of the database has to tell (GE-06), and opens it again when it breaks. */
export class LiveListener {
  readonly #parts: ListenerParts;
  #client: PoolClient | undefined;
  #retry: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(parts: ListenerParts) {
    this.#parts = parts;
  }

  async start(): Promise<void> {
    const client = await this.#parts.database.$client.connect();
    client.on('notification', ({ payload }) => {
      const news = readNews(payload);
      if (news !== undefined) this.#parts.hub.pass(news);
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    this.#client = client;
    await client.query(`listen ${LIVE_CHANNEL}`);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#retry);
    const client = this.#client;
    this.#client = undefined;
    // Destroyed, because a connection that still listens must not go back into the pool.
    client?.release(true);
  }

  #lost(client: PoolClient): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    client.release(true);
    this.#parts.log.warn('live events: the database connection broke');
    // What was told meanwhile is lost: the browsers open their lines again and read again.
    this.#parts.hub.closeAll(CLOSED_TRY_AGAIN);
    this.#again();
  }

  #again(): void {
    if (this.#stopped) return;
    this.#retry = setTimeout(() => void this.start().catch(() => this.#again()), RETRY_MS);
    this.#retry.unref();
  }
}
