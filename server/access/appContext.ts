import type { DiskWatch } from '../kernel/diskWatch';
import type { PollingWorker } from '../kernel/pollingWorker';
import type { Database } from '../database/connect';
import type { Replica } from '../database/replica';
import type { SessionCache } from '../security/session/sessionMemory';
import type { Settings } from '../settings/settings';

/** Makes telephone calls; the only interface to a telephone exchange. */
export interface Dialler {
  /** Starts dialing; the call's progress is written to phone_call and published over the live line. */
  start(callId: number): void;
  /** Hangs up. */
  end(callId: number): Promise<void>;
  stop(): Promise<void>;
}

/** External services, and workers that continue after a call has been answered. */
export interface Services {
  /** Sends the messages that wait in the database through the gateway of the settings. */
  readonly smsWorker: PollingWorker;
  /** Sends bulk messages that wait in the database, case by case. */
  readonly bulkMessageWorker: PollingWorker;
  /** Sends deductions to the payment channel, and queries those with an unknown outcome (MI-05). */
  readonly deductionWorker: PollingWorker;
  /** Asks the payment channel for repayment codes, about them, and takes them back (MI-06). */
  readonly codeWorker: PollingWorker;
  /** Makes telephone calls. */
  readonly dialLine: Dialler;
  /** Routes cases to queues by their rules, periodically and on request (QU-01). */
  readonly queueWorker: PollingWorker;
  /** Carries out bindings of many cases that wait in the database (QU-02). */
  readonly bindingWorker: PollingWorker;
  /** Does the same to many users where that waits in the database (US-01). */
  readonly userWorker: PollingWorker;
  /** Posts lender events that have not been posted yet (MI-01). */
  readonly lenderWorker: PollingWorker;
  /** Decides contacts of the past again (LC-07). */
  readonly replayWorker: PollingWorker;
  /** Tracks free disk space. */
  readonly diskWatch: DiskWatch;
}

/** Dependencies of every part of the server. */
export interface WorkContext {
  readonly settings: Settings;
  readonly database: Database;
  /** Replica of the database, if there is one. */
  readonly replica?: Replica;
  /** Clock shared by the whole server. */
  readonly now: () => Date;
}

/** Dependencies of the calls. */
export interface AppContext extends WorkContext {
  readonly services: Services;
  /** Cache of recently looked-up sessions and their users. */
  readonly sessions: SessionCache;
}
