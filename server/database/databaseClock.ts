import type { FastifyBaseLogger } from 'fastify';
import { startPollingWorker } from '../kernel/pollingWorker';
import type { Database } from './connect';

/** Interval at which the database's time is read. */
const ASK_EVERY_MS = 5000;
/** A longer round trip is too imprecise for a clock reading. */
const ROUND_TRIP_MAX_MS = 2000;
/** Difference between the machine's clock and the database's from which it is reported. */
const OFF_MS = 2000;

/** Time of the database's clock, shared by all servers, so that a server with a wrong clock does not act at a wrong time. */
export interface DatabaseClock {
  now(): Date;
  /** This machine's clock differs from the database's by more than two seconds. */
  readonly isMachineOff: boolean;
  /** Asks the database now. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

interface ClockParts {
  readonly database: Database;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info' | 'error'>;
  /** This machine's clock, in milliseconds of the epoch. */
  readonly machineClock?: () => number;
}

interface ClockReadContext {
  readonly databaseMs: number;
  readonly at: number;
}

/** Reads the time; half the round trip is its estimated age. */
const readTime = async ({ $client }: Database): Promise<ClockReadContext & { readonly tookMs: number }> => {
  const sent = performance.now();
  const { rows } = await $client.query<{ ms: string }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms',
  );
  const at = performance.now();
  return { databaseMs: Number(rows[0]?.ms) + (at - sent) / 2, at, tookMs: at - sent };
};

const timeSince = ({ databaseMs, at }: ClockReadContext): number => databaseMs + performance.now() - at;

/** Reads the database's clock once, for a command that ends soon. */
export const readDatabaseClock = async (database: Database): Promise<() => Date> => {
  const reading = await readTime(database);
  return () => new Date(timeSince(reading));
};

/**
 * Follows the database's clock. Between two readings the process's monotonic clock advances the time. A wrong or changed clock of this
 * machine is logged and reported, but has no effect.
 */
export const startDatabaseClock = async ({
  database,
  log,
  machineClock = Date.now,
}: ClockParts): Promise<DatabaseClock> => {
  let last: ClockReadContext = { databaseMs: machineClock(), at: performance.now() };
  let isMachineOff = false;
  const now = (): number => timeSince(last);
  const compare = (): void => {
    const seconds = Math.round((machineClock() - now()) / 1000);
    const was = isMachineOff;
    isMachineOff = Math.abs(machineClock() - now()) > OFF_MS;
    if (isMachineOff === was) return;
    if (isMachineOff) {
      log.warn({ seconds }, "this machine's clock differs from the database's, whose time counts: synchronize both");
    } else log.info("this machine's clock agrees with the database's again");
  };
  const ask = async (): Promise<void> => {
    const reading = await readTime(database);
    if (reading.tookMs > ROUND_TRIP_MAX_MS) return;
    last = reading;
    compare();
  };
  await ask();
  const loop = startPollingWorker({
    everyMs: ASK_EVERY_MS,
    round: ask,
    log,
    failure: 'the database could not be asked for its time',
  });
  return {
    now: () => new Date(now()),
    get isMachineOff() {
      return isMachineOff;
    },
    run: () => loop.run(),
    stop: () => loop.stop(),
  };
};
