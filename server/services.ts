/** Sends the messages that wait in the database through the gateway of the settings. */
export interface SmsPost {
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

/** What reaches beyond the database. */
export interface Services {
  /** Sends the messages that wait in the database. */
  readonly smsPost: SmsPost;
  /** Makes telephone calls. */
  readonly dialLine: DialLine;
}
