import type { DiskWatch } from './diskWatch';
import type { WorkLoop } from './workLoop';

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
  readonly smsWorker: WorkLoop;
  /** Makes telephone calls. */
  readonly dialLine: DialLine;
  /** Sorts cases into queues by their rules, by itself and when asked (QU-01). */
  readonly queueWorker: WorkLoop;
  /** Carries out bindings of many cases that wait in the database (QU-02). */
  readonly bindingWorker: WorkLoop;
  /** Knows when the disk gets short. */
  readonly diskWatch: DiskWatch;
}
