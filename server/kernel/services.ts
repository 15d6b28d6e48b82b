import type { DiskWatch } from './diskWatch';
import type { PollingWorker } from './workLoop';

/** Makes telephone calls: the one door to a telephone exchange. */
export interface DialLine {
  /** Begins to ring; how the call goes on is written to phone_call and told over the live line. */
  start(callId: number): void;
  /** Hangs up. */
  end(callId: number): Promise<void>;
  stop(): Promise<void>;
}

/** What reaches beyond the database, or goes on when a call has been answered. */
export interface Services {
  /** Sends the messages that wait in the database through the gateway of the settings. */
  readonly smsWorker: PollingWorker;
  /** Asks the payment channel for deductions, and about those whose outcome is not known (MI-05). */
  readonly deductionWorker: PollingWorker;
  /** Asks the payment channel for repayment codes, about them, and takes them back (MI-06). */
  readonly codeWorker: PollingWorker;
  /** Makes telephone calls. */
  readonly dialLine: DialLine;
  /** Sorts cases into queues by their rules, by itself and when asked (QU-01). */
  readonly queueWorker: PollingWorker;
  /** Carries out bindings of many cases that wait in the database (QU-02). */
  readonly bindingWorker: PollingWorker;
  /** Does the same to many users where that waits in the database (US-01). */
  readonly userWorker: PollingWorker;
  /** Books what lenders have told and nobody has booked yet (MI-01). */
  readonly lenderWorker: PollingWorker;
  /** Decides contacts of the past again (LC-07). */
  readonly replayWorker: PollingWorker;
  /** Knows when the disk gets short. */
  readonly diskWatch: DiskWatch;
}
