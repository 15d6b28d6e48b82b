import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { QueueFull } from '../kernel/createWorkQueue';
import { DatabaseUnavailable, isConnectionFault } from './connectionFault';
import { DatabaseHealth } from './databaseHealth';
import { hasBeenSuspended } from './databaseProbe';
import { disablePreparedStatements } from './unnamedStatements';

type Callback = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;
type Reject = (error: Error) => void;

/** Configuration for connections to a transaction pool such as PgBouncer. */
interface BehindPool {
  /** Direct connections to PostgreSQL, for features that need a session. */
  readonly sessions: Pool;
  /** Statements that set the time limits in each transaction. */
  readonly limits: string;
}

interface SteadyPoolConfig extends PoolConfig {
  readonly behindPool?: BehindPool;
  /** Tries whether the database answers at all. */
  readonly answers: () => Promise<boolean>;
  /** Called when the database is away, and when it is back. */
  readonly onChange: (isAway: boolean) => void;
}

/** Notice code of the database for a change that affects sessions (migration 0036). */
const ACCESS_NOTICE = 'SLD02';

/** After this time a pending operation triggers a health check. */
const DOUBT_AFTER_MS = 2000;
const WATCH_EVERY_MS = 1000;

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error('no connection', { cause: error });

/** Detects that all connections are in use and none became free in time. */
const isCrowded = ({ message }: Error): boolean => message === 'timeout exceeded when trying to connect';

/**
 * Pool whose connections may break at any time. A broken connection fails only the work on it. If the database does not respond, all
 * current and new requests fail immediately, instead of each after its own timeout.
 */
export class ResilientPool extends Pool {
  /** Statements that begin a transaction. */
  readonly begin: string;
  readonly #sessions: Pool | undefined;
  readonly #health: DatabaseHealth;
  readonly #open = new Set<PoolClient>();
  readonly #broken = new WeakSet<PoolClient>();
  /** Connections whose transaction has changed what sessions are good for. */
  readonly #changedAccess = new WeakSet<PoolClient>();
  readonly #toldOfAccess = new Set<() => void>();
  /** Connections at work, and since when. */
  readonly #busy = new Map<PoolClient, number>();
  /** Requests that wait for a connection, with their start times. */
  readonly #waiting = new Map<Reject, number>();

  constructor({ answers, onChange, behindPool, ...config }: SteadyPoolConfig) {
    super(config);
    this.begin = behindPool === undefined ? 'begin' : `begin; ${behindPool.limits}`;
    this.#sessions = behindPool?.sessions;
    if (behindPool !== undefined) this.#lieBehind(behindPool);
    const report = (isAway: boolean): void => {
      onChange(isAway);
      if (isAway) this.#letGo();
    };
    this.#health = new DatabaseHealth({ answers, onChange: report, isOver: () => this.ending });
    this.on('connect', (client) => this.#opened(client));
    this.on('connect', () => this.#health.answered());
    this.on('acquire', (client) => void this.#busy.set(client, performance.now()));
    this.on('release', (error: unknown, client) => this.#released(client, error));
    this.on('remove', (client) => void this.#open.delete(client));
    this.#watch();
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | void {
    if (callback === undefined) return this.#take();
    void this.#hand(callback);
  }

  /**
   * Returns a connection for the server's lifetime, or for work of many minutes. It is excluded from the health check, because its age
   * says nothing about the database.
   */
  async connectForGood(): Promise<PoolClient> {
    const client = this.#sessions === undefined ? await this.#take() : await this.#sessions.connect();
    this.#busy.delete(client);
    return client;
  }

  override async end(): Promise<void> {
    await Promise.all([super.end(), this.#sessions?.end()]);
  }

  /**
   * Calls `tell` after each change of this pool that affects sessions, before the writer gets its result. Returns the function that
   * stops it.
   */
  whenAccessChanges(tell: () => void): () => void {
    this.#toldOfAccess.add(tell);
    return () => void this.#toldOfAccess.delete(tell);
  }

  /** Number of connections that are available immediately. */
  get free(): number {
    return this.options.max - this.totalCount + this.idleCount;
  }

  /** Returns true if a connection has broken; statements sent on it do not arrive. */
  hasLost(client: PoolClient): boolean {
    return this.#broken.has(client);
  }

  async #hand(callback: Callback): Promise<void> {
    let client: PoolClient;
    try {
      client = await this.#take();
    } catch (error) {
      callback(asError(error), undefined, () => {});
      return;
    }
    callback(undefined, client, (error) => client.release(Boolean(error)));
  }

  async #take(): Promise<PoolClient> {
    if (this.#health.isAway) throw new DatabaseUnavailable('nothingDone');
    const since = performance.now();
    const take = async (resolve: (client: PoolClient) => void, reject: Reject): Promise<void> => {
      try {
        const client = await super.connect();
        // A request that was rejected in the meantime no longer waits.
        if (this.#waiting.delete(reject)) resolve(client);
        else client.release();
      } catch (error) {
        this.#waiting.delete(reject);
        reject(this.#understood(asError(error), since));
      }
    };
    return new Promise((resolve, reject) => {
      this.#waiting.set(reject, since);
      void take(resolve, reject);
    });
  }

  #understood(error: Error, since: number): Error {
    if (isCrowded(error)) return new QueueFull();
    if (!isConnectionFault(error)) return error;
    if (hasBeenSuspended(since, this.options.connectionTimeoutMillis ?? 0)) void this.#health.doubt();
    else this.#health.failed(since);
    return new DatabaseUnavailable('nothingDone', { cause: error });
  }

  #lieBehind({ sessions }: BehindPool): void {
    this.on('connect', disablePreparedStatements);
    sessions.on('connect', (client) => this.#opened(client));
    sessions.on('remove', (client) => void this.#open.delete(client));
    sessions.on('error', (error, client) => void this.emit('error', error, client));
  }

  #opened(client: PoolClient): void {
    this.#open.add(client);
    // Without a listener, a connection that breaks while in use would crash the process.
    client.on('error', () => void this.#broken.add(client));
    client.on('end', () => void this.#broken.add(client));
    client.on('notice', ({ code }) => {
      if (code === ACCESS_NOTICE) this.#changedAccess.add(client);
    });
  }

  #released(client: PoolClient, error: unknown): void {
    this.#busy.delete(client);
    if (this.#changedAccess.delete(client)) for (const tell of this.#toldOfAccess) tell();
    if (!error && !this.#broken.has(client)) this.#health.answered();
  }

  #watch(): void {
    const look = (): void => {
      if (this.ending) return clearInterval(timer);
      const since = Math.min(...this.#busy.values(), ...this.#waiting.values());
      if (since < performance.now() - DOUBT_AFTER_MS) void this.#health.doubt();
    };
    const timer = setInterval(look, WATCH_EVERY_MS).unref();
  }

  /** Rejects all waiting requests when the database is away, because a silent host never reports that a connection is dead. */
  #letGo(): void {
    for (const reject of this.#waiting.keys()) reject(new DatabaseUnavailable('nothingDone'));
    this.#waiting.clear();
    for (const client of this.#open) client.connection.stream.destroy();
  }
}
