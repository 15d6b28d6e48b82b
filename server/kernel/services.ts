/** Sends the messages that wait in the database through the gateway of the settings. */
export interface SmsWorker {
  /** Something waits: do not wait for the next round. */
  wake(): void;
  stop(): Promise<void>;
}

/** Makes telephone calls: the one door to a telephone exchange. */
export interface DialLine {
  /** Begins to ring; how the call goes on is written to phone_call and told over the live line. */
  start(callId: number): void;
  /** Hangs up. */
  end(callId: number): Promise<void>;
  stop(): Promise<void>;
}

/** Sorts cases into queues by their rules, by itself and when asked (QU-01). */
export interface QueueWorker {
  /** Sorts what is due now; done when it has. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

/** Carries out bindings of many cases that wait in the database (QU-02). */
export interface BindingWorker {
  /** Something waits: do not wait for the next round. */
  wake(): void;
  stop(): Promise<void>;
}

/** What reaches beyond the database. */
export interface Services {
  /** Sends the messages that wait in the database. */
  readonly smsWorker: SmsWorker;
  /** Makes telephone calls. */
  readonly dialLine: DialLine;
  /** Sorts cases into queues by their rules. */
  readonly queueWorker: QueueWorker;
  /** Carries out bindings of many cases. */
  readonly bindingWorker: BindingWorker;
}
